// The list above the message box: one line chosen by arrows, picked by Tab, Enter or a press.

import { h } from "./dom.js";

export class Suggestions {
  constructor() {
    this.lines = h("div", { id: "suggestions", role: "listbox", "data-label": "suggestions", hidden: true });
    this.note = h("p", { class: "small", role: "status" });
    this.element = h("div", { class: "suggestions", hidden: true }, this.lines, this.note);
    this.items = [];
    this.at = -1;
  }

  /** Items have title, note, pick(); `first` chooses the first one, `input` is what is typed into. */
  show(input, items, { first = true, empty = "" } = {}) {
    if (this.input && this.input !== input) this.unmark();
    this.input = input;
    this.items = items;
    const lines = items.map((each, at) => h("div", {
      role: "option", id: `suggestion-${at}`, class: "option",
      // The text field keeps the focus.
      on: { pointerdown: (event) => event.preventDefault(), click: () => each.pick() },
    }, h("span", { class: "name" }, each.title), each.note && h("small", {}, each.note)));
    this.lines.replaceChildren(...lines);
    this.lines.hidden = items.length === 0;
    this.note.textContent = items.length === 0 ? empty : "";
    this.element.hidden = items.length === 0 && !empty;
    input.setAttribute("aria-expanded", String(items.length > 0));
    this.choose(first && items.length ? 0 : -1);
  }

  choose(at) {
    this.at = at;
    [...this.lines.children].forEach((each, index) => each.setAttribute("aria-selected", String(index === at)));
    if (at < 0) return this.input?.removeAttribute("aria-activedescendant");
    this.input.setAttribute("aria-activedescendant", `suggestion-${at}`);
    this.lines.children[at].scrollIntoView({ block: "nearest" });
  }

  move(step) {
    if (this.items.length === 0) return;
    this.choose(this.at < 0 && step < 0 ? this.items.length - 1 : (this.at + step + this.items.length) % this.items.length);
  }

  get open() {
    return !this.element.hidden;
  }

  get chosen() {
    return this.open ? this.items[this.at] : undefined;
  }

  unmark() {
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  close() {
    this.element.hidden = true;
    this.items = [];
    this.at = -1;
    this.unmark();
  }
}
