// The message box: plain messages, and slash commands with their options as chips.

import { Chip } from "./chip.js";
import { h } from "./dom.js";
import { Suggestions } from "./suggest.js";
import { openChannel, state } from "./state.js";
import { word } from "./words.js";

const DEBOUNCE = 220;

export class Composer {
  /** `send({say})` or `send({line, values})` gives a promise of null, or `refused`: why the client refused, and which `option`; `ask` asks the server. */
  constructor(root, { send, ask, leave }) {
    this.send = send;
    this.ask = ask;
    this.list = new Suggestions();
    this.chips = [];
    this.line = null;
    this.round = 0;
    this.label = h("span", { class: "command" });
    this.tail = h("input", {
      type: "text", id: "message-box", class: "tail", role: "combobox", autocomplete: "off", "aria-expanded": "false",
      "aria-controls": "suggestions", "aria-autocomplete": "list", "data-label": "message-box", enterkeyhint: "send",
    });
    this.refusal = h("p", { class: "refusal", role: "alert" });
    this.hint = h("p", { class: "hint", id: "hint" });
    const slash = h("button", { type: "button", class: "plain slash", "data-label": "slash", on: { click: () => this.begin() } }, "/");
    const drop = h("button", { type: "button", class: "plain drop", "data-label": "drop", on: { click: () => this.clear(true) } }, "✕");
    this.box = h("div", { class: "box" }, slash, this.label, this.tail, drop, h("button", { class: "plain go", "data-label": "send" }, "➤"));
    this.form = h("form", { class: "composer", on: { submit: (event) => this.submit(event), focusout: (event) => this.left(event) } },
      this.list.element, this.refusal, this.hint, this.box);
    this.tail.addEventListener("input", () => this.typed());
    this.tail.addEventListener("focus", () => this.typed());
    this.form.addEventListener("keydown", (event) => this.key(event));
    this.leave = leave;
    root.append(this.form);
    this.redraw();
  }

  /** Another channel or other commands: the list follows, what is being written stays if it can. */
  refresh() {
    const channel = openChannel();
    this.tail.disabled = !channel;
    this.tail.placeholder = this.line ? "" : channel ? word("placeholder", { channel: `${channel.direct ? "@" : "#"}${channel.name}` }) : "";
    if (this.line && !state.lines.some((each) => each.id === this.line.id && each.line === this.line.line)) this.clear();
  }

  begin() {
    if (!this.line) this.tail.value = "/";
    this.tail.focus();
    this.typed();
  }

  clear(focus = false) {
    this.line = null;
    this.chips = [];
    this.tail.value = "";
    this.refusal.textContent = "";
    this.list.close();
    this.redraw();
    if (focus) this.tail.focus();
  }

  redraw() {
    this.label.textContent = this.line ? `/${this.line.title}` : "";
    this.box.querySelectorAll(".chip").forEach((each) => each.remove());
    this.label.after(...this.chips.map((each) => each.element));
    this.box.classList.toggle("filled", this.line !== null);
    this.hint.textContent = this.line?.description ?? "";
    this.refresh();
  }

  // Choosing a command and its options

  take(line, values = {}) {
    this.line = line;
    this.tail.value = "";
    this.refusal.textContent = "";
    this.chips = [];
    for (const option of line.options) {
      if (!option.required && !(option.name in values)) continue;
      const chip = this.add(option);
      if (option.name in values) chip.put(...values[option.name]);
    }
    this.redraw();
    this.onward();
  }

  add(option) {
    const chip = new Chip(option);
    chip.input.addEventListener("input", () => this.fill(this.begun(chip)));
    chip.input.addEventListener("focus", () => {
      this.hint.textContent = chip.hint;
      this.suggest(chip, 0);
    });
    this.chips.push(chip);
    return chip;
  }

  /** To the first empty required option, else to the end. */
  onward() {
    const next = this.chips.find((each) => each.option.required && each.empty);
    (next?.input ?? this.tail).focus();
    if (!next) this.typed();
  }

  typed() {
    this.refusal.textContent = "";
    this.round += 1;
    const text = this.tail.value;
    this.hint.textContent = this.line?.description ?? "";
    if (this.line) return this.options(text);
    if (!text.startsWith("/")) return this.list.close();
    if (this.named(text)) return;
    const wanted = text.slice(1).toLowerCase();
    const fits = (each) => each.title.toLowerCase().includes(wanted) || each.line.includes(wanted);
    const rank = (each) => (each.title.toLowerCase().startsWith(wanted) || each.line.startsWith(wanted) ? 0 : 1);
    const lines = state.lines.filter(fits).sort((a, b) => rank(a) - rank(b));
    this.list.show(this.tail, lines.map((line) => ({ title: `/${line.title}`, note: line.description, pick: () => this.take(line) })), {
      empty: word("no-command"),
    });
  }

  /** Whether a whole command and a space stand there: then it is taken, and what follows is written behind it. */
  named(text) {
    const wanted = text.slice(1).toLowerCase();
    for (const line of state.lines) {
      const name = [line.title.toLowerCase(), line.line].find((each) => wanted.startsWith(`${each} `));
      const rest = name && text.slice(name.length + 2).trimStart();
      if (name === undefined || (rest && !line.options.length)) continue;
      this.take(line);
      if (rest) this.write(rest);
      return true;
    }
    return false;
  }

  /** Behind a command: the first option that is required, else the name of one, or what stands in the first. */
  write(text) {
    const chip = this.chips.find((each) => each.empty);
    if (chip) return this.put(chip, text);
    this.tail.value = text;
    this.options(text);
  }

  /** Into that field, and from each name of an option with a colon on into that option's. */
  put(chip, text) {
    let into = chip;
    for (const part of text.split(/(?<=:)/)) {
      into.input.value += into.empty ? part.trimStart() : part;
      into = this.begun(into);
    }
    this.fill(into);
  }

  /** The field that is written in from now on: another one where this one ends with the name of its option and a colon. */
  begun(chip) {
    const text = chip.input.value;
    const name = /(?:^|\s)(\S+):$/.exec(text)?.[1].toLowerCase();
    const option = name && this.line.options.find((each) => each.title.toLowerCase() === name || each.name === name);
    if (!option) return chip;
    chip.input.value = text.slice(0, -name.length - 1).trimEnd();
    chip.fit();
    const next = this.chips.find((each) => each.option.name === option.name) ?? this.add(option);
    if (chip !== next && chip.empty && !chip.option.required) this.chips = this.chips.filter((each) => each !== chip);
    this.redraw();
    return next;
  }

  fill(chip) {
    chip.fit();
    chip.input.focus();
    this.suggest(chip, DEBOUNCE);
  }

  options(text) {
    const wanted = text.trim().replace(/:$/, "").toLowerCase();
    const fits = (each) => each.title.includes(wanted) || each.name.includes(wanted);
    const free = this.line.options.filter((each) => !this.chips.some((chip) => chip.option.name === each.name));
    const left = free.filter(fits);
    if (left.length === 0 && free.length > 0 && text.trim()) {
      const chip = this.add(free[0]);
      this.tail.value = "";
      this.redraw();
      return this.put(chip, text);
    }
    const items = left.map((option) => ({
      title: option.title, note: option.description,
      pick: () => {
        const chip = this.add(option);
        this.tail.value = "";
        this.redraw();
        chip.input.focus();
      },
    }));
    this.list.show(this.tail, items, { first: text !== "", empty: text.trim() && word("no-options") });
  }

  async suggest(chip, wait) {
    chip.fail(false);
    this.refusal.textContent = "";
    const round = (this.round += 1);
    const pick = (each) => () => {
      chip.put(each.label, each.value);
      this.onward();
    };
    const show = (all, empty) =>
      this.list.show(chip.input, all.map((each) => ({ title: each.label, pick: pick(each) })), { empty, first: !chip.empty || chip.option.required || chip.closed });
    if (!chip.option.autocomplete) return show(chip.listed(), chip.closed ? word("no-options") : "");
    show([], word("loading"));
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (round !== this.round) return;
    const typed = chip.picked?.label === chip.input.value ? "" : chip.input.value;
    const values = Object.fromEntries(this.chips.filter((each) => each !== chip && !each.empty).map((each) => [each.option.name, each.value]));
    const answer = await this.ask({ do: "complete", channel: state.channel, line: this.line.line, option: chip.option.name, typed, values });
    if (round !== this.round) return;
    if (answer.choices) show(answer.choices, word("no-options"));
    else show([], answer.refused ?? word("loading-failed"));
  }

  // Keys

  key(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const chip = this.chips.find((each) => each.input === event.target);
    if (event.target !== this.tail && !chip) return;
    if (this.moved(event, chip) || this.picked(event, chip) || this.removed(event, chip)) event.preventDefault();
  }

  moved(event, chip) {
    const { key, target } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (!this.list.open && key === "ArrowUp" && !chip && !this.tail.value && !this.line) this.leave();
      this.list.move(key === "ArrowDown" ? 1 : -1);
      return true;
    }
    const fields = [...this.chips.map((each) => each.input), this.tail];
    const at = fields.indexOf(target);
    if (key === "ArrowLeft" && target.selectionEnd === 0 && at > 0) fields[at - 1].focus();
    else if (key === "ArrowRight" && target.selectionStart === target.value.length && at < fields.length - 1) fields[at + 1].focus();
    else return false;
    return true;
  }

  picked(event, chip) {
    const { key } = event;
    if (key === "Escape") {
      this.round += 1; // suggestions still on their way are no longer wanted
      if (this.list.open) this.list.close();
      else this.clear(true);
      return true;
    }
    if (key !== "Enter" && !(key === "Tab" && !event.shiftKey)) return false;
    const item = this.list.chosen ?? (key === "Tab" && this.line && !chip ? this.list.items[0] : undefined);
    if (item) item.pick();
    else if (key === "Enter") this.submit();
    else if (chip && !chip.empty) this.onward();
    else return false;
    return true;
  }

  removed(event, chip) {
    if (event.key !== "Backspace" || event.target.value !== "" || !this.line) return false;
    const gone = chip ?? this.chips.at(-1);
    if (!gone || (chip && gone.option.required)) {
      const { title } = this.line;
      this.clear(true);
      this.tail.value = `/${title}`;
      this.typed();
    } else if (gone.option.required) {
      gone.input.value = "";
      gone.input.focus();
    } else {
      const before = this.chips[this.chips.indexOf(gone) - 1];
      this.chips = this.chips.filter((each) => each !== gone);
      this.redraw();
      (chip && before ? before.input : this.tail).focus();
    }
    return true;
  }

  left(event) {
    if (!this.form.contains(event.relatedTarget)) {
      this.round += 1;
      this.list.close();
    }
  }

  // Sending

  async submit(event) {
    event?.preventDefault();
    if (!this.line) return this.speak();
    const empty = this.chips.find((each) => each.empty);
    if (empty) return this.refuse(word("needs-value", { option: empty.option.title }), empty);
    if (this.tail.value.trim()) return this.refuse(word("no-options"));
    const line = this.line;
    const kept = Object.fromEntries(this.chips.map((each) => [each.option.name, [each.input.value, each.value]]));
    const values = Object.fromEntries(this.chips.map((each) => [each.option.name, each.value]));
    this.clear(true);
    const refused = await this.send({ line: line.line, values });
    if (!refused || this.line) return;
    this.take(line, kept);
    const chip = this.chips.find((each) => each.option.name === refused.option);
    this.refuse(chip ? refused.refused.replace(refused.option, chip.option.title) : refused.refused, chip);
  }

  async speak() {
    const text = this.tail.value;
    if (!text.trim()) return;
    if (text.startsWith("/") && this.list.items.length === 0) return this.refuse(word("no-such-command"));
    this.clear(true);
    const refused = await this.send({ say: text });
    if (!refused) return;
    this.tail.value = text;
    this.refuse(refused.refused);
  }

  refuse(text, chip) {
    chip?.fail(true);
    chip?.input.focus();
    this.list.close();
    this.refusal.textContent = text[0].toUpperCase() + text.slice(1);
    chip?.fail(true);
  }
}
