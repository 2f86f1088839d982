// A select: a button that opens a list. Several values are sent when the list is closed.

import { h } from "./dom.js";
import { openChannel, person, roles, state, textChannels } from "./state.js";
import { word } from "./words.js";

const [STRINGS, PEOPLE, ROLES, CHANNELS] = [3, 5, 6, 8];
let count = 0;

function optionsOf(each) {
  if (each.type === STRINGS) return each.options;
  const guild = openChannel()?.guild;
  const listed = { [PEOPLE]: () => state.people, [ROLES]: () => roles(guild), [CHANNELS]: () => textChannels(guild) }[each.type];
  if (!listed) return [];
  const chosen = new Set((each.default_values ?? []).map((one) => one.id));
  return listed().map((one) => ({ label: one.name, value: one.id, default: chosen.has(one.id) }));
}

/** `send(values)` is called with what was picked. */
export function selectElement(each, send) {
  const options = optionsOf(each);
  const low = each.min_values ?? 1;
  const high = each.max_values ?? 1;
  const many = high > 1 || low === 0;
  const name = each.placeholder ?? word("select");
  const picked = new Set(options.filter((one) => one.default).map((one) => one.value));
  const before = [...picked].sort().join("\n");
  const id = `select-${++count}`;
  const shown = h("span", {});
  const button = h("button", {
    type: "button", class: "choose", "data-key": each.custom_id, disabled: each.disabled || options.length === 0,
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id, "aria-label": name,
  }, shown, h("span", { "aria-hidden": "true", class: "arrow" }, "▾"));
  const done = many && h("button", { type: "button", class: "button primary done", on: { click: () => close(true) } }, word("done"));
  const items = options.map((one) =>
    h("div", { role: "option", tabindex: "-1", class: "option", "data-value": one.value, on: { click: () => pick(one.value) } },
      h("span", {}, one.emoji?.name && `${one.emoji.name} `, one.label), one.description && h("small", {}, one.description)));
  const lines = h("div", { role: "listbox", id, "aria-label": name, "aria-multiselectable": many ? "true" : null }, items);
  const list = h("div", { class: "options", hidden: true }, lines, done);
  const box = h("div", { class: many ? "select many" : "select" }, button, list);

  const refresh = () => {
    const names = options.filter((one) => picked.has(one.value)).map((one) => one.label);
    shown.textContent = names.join(", ") || name;
    shown.className = names.length ? "" : "placeholder";
    items.forEach((item, at) => item.setAttribute("aria-selected", String(picked.has(options[at].value))));
    if (done) done.disabled = picked.size < low || picked.size > high;
  };
  const open = () => {
    document.querySelectorAll(".options:not([hidden])").forEach((other) => other.dispatchEvent(new Event("shut")));
    list.hidden = false;
    button.setAttribute("aria-expanded", "true");
    (items.find((item) => item.getAttribute("aria-selected") === "true") ?? items[0])?.focus({ preventScroll: true });
    list.scrollIntoView({ block: "nearest" });
    document.addEventListener("pointerdown", outside);
  };
  const close = (focus) => {
    list.hidden = true;
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside);
    if (focus) button.focus();
    const now = [...picked].sort().join("\n");
    if (many && now !== before && picked.size >= low && picked.size <= high) send([...picked]);
  };
  const outside = (event) => box.contains(event.target) || close(false);
  const pick = (value) => {
    if (many) {
      if (picked.has(value)) picked.delete(value);
      else if (picked.size < high) picked.add(value);
      refresh();
      return;
    }
    picked.clear();
    picked.add(value);
    refresh();
    close(true);
    send([value]);
  };
  const keys = (event) => {
    const at = items.indexOf(document.activeElement);
    const go = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (go !== undefined) items[(go + items.length) % items.length].focus();
    else if ((event.key === "Enter" || event.key === " ") && at >= 0) pick(items[at].dataset.value);
    else if (event.key === "Escape") close(true);
    else if (event.key.length === 1 && event.key !== " ") letter(event.key, at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const letter = (key, at) => {
    const turned = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    turned.find((item) => item.textContent.toLocaleLowerCase(person().locale).startsWith(key.toLowerCase()))?.focus();
  };
  button.addEventListener("click", () => (list.hidden ? open() : close(true)));
  button.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && list.hidden) {
      open();
      event.preventDefault();
      event.stopPropagation();
    }
  });
  list.addEventListener("keydown", keys);
  list.addEventListener("shut", () => close(false));
  list.addEventListener("focusout", (event) => event.relatedTarget && !box.contains(event.relatedTarget) && !list.hidden && close(false));
  refresh();
  return box;
}
