// One option of a slash command in the message box: its name, and the field for its value.

import { h } from "./dom.js";
import { channels, openChannel, roles, state } from "./state.js";
import { word } from "./words.js";

const [INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER] = [4, 5, 6, 7, 8, 10];
const LISTED_RANGE = 25;

const matches = (title, typed) => title.toLowerCase().includes(typed.trim().toLowerCase());

export class Chip {
  constructor(option) {
    this.option = option;
    this.input = h("input", {
      type: "text", role: "combobox", autocomplete: "off", spellcheck: "false", "aria-expanded": "false",
      "aria-controls": "suggestions", "aria-autocomplete": "list", "aria-label": option.title,
      inputmode: option.type === INTEGER ? "numeric" : null, enterkeyhint: "next",
    });
    this.element = h("label", { class: option.required ? "chip required" : "chip" }, h("span", { class: "name" }, option.title), this.input);
    this.fit();
  }

  /** The field is as wide as what stands in it. */
  fit() {
    this.input.size = Math.max(2, Math.min(this.input.value.length + 1, 40));
  }

  put(label, value) {
    this.picked = { label, value };
    this.input.value = label;
    this.fit();
  }

  get empty() {
    return this.input.value === "";
  }

  /** What is sent: the value picked, or what was typed, as the kind of option wants it. */
  get value() {
    const typed = this.input.value;
    if (this.picked?.label === typed) return this.picked.value;
    const { type, choices } = this.option;
    const choice = choices.find((each) => each.label.toLowerCase() === typed.trim().toLowerCase());
    if (choice) return choice.value;
    if (type === INTEGER && /^\s*-?\d{1,15}\s*$/.test(typed)) return Number(typed);
    if (type === NUMBER && typed.trim() !== "" && Number.isFinite(Number(typed))) return Number(typed);
    if (type === BOOLEAN && /^(true|false)$/i.test(typed.trim())) return typed.trim().toLowerCase() === "true";
    return typed;
  }

  /** What is known without asking the bot: choices, yes and no, people, channels, small ranges. */
  listed() {
    const typed = this.picked?.label === this.input.value ? "" : this.input.value;
    return this.all().filter((each) => matches(each.label, typed)).slice(0, LISTED_RANGE);
  }

  all() {
    const { type, choices, min_value: low, max_value: high } = this.option;
    if (choices.length) return choices;
    if (type === BOOLEAN) return [true, false].map((value) => ({ label: word(String(value)), value }));
    if (type === USER) return state.people.map((each) => ({ label: each.name, value: each.id }));
    if (type === CHANNEL) {
      const guild = openChannel()?.guild;
      return channels().filter((each) => each.guild === guild).map((each) => ({ label: `#${each.name}`, value: each.id }));
    }
    if (type === ROLE) return roles(openChannel()?.guild).map((each) => ({ label: each.name, value: each.id }));
    if (type === INTEGER && low !== undefined && high - low < LISTED_RANGE) {
      return Array.from({ length: high - low + 1 }, (_, at) => ({ label: String(low + at), value: low + at }));
    }
    return [];
  }

  /** Whether only listed values will do. */
  get closed() {
    return this.option.choices.length > 0 || [BOOLEAN, USER, CHANNEL, ROLE].includes(this.option.type);
  }

  get hint() {
    const { min_value: low, max_value: high, description } = this.option;
    return low !== undefined && high !== undefined ? word("range", { hint: description, low, high }) : description;
  }

  fail(failed) {
    this.element.classList.toggle("bad", failed);
    this.input.setAttribute("aria-invalid", String(failed));
  }
}
