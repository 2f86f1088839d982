// What lies over the page: an enlarged picture, and the forms that bots ask to fill in.

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./state.js";
import { selectElement } from "./select.js";
import { word } from "./words.js";

function shown(dialog) {
  document.body.append(dialog);
  // A modal dialog gives the focus back by itself as it closes; this event comes later, when somebody may write again.
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/** A picture as large as the window; pressed again, in its own size. */
export function enlarge(path, alt) {
  const image = h("img", { src: path, alt: alt || word("no-alt") });
  const zoom = h("button", { type: "button", class: "zoom", "aria-label": word("own-size"), "aria-pressed": "false", on: { click: () => {
    const large = dialog.classList.toggle("own-size");
    zoom.setAttribute("aria-pressed", String(large));
  } } }, image);
  const dialog = h("dialog", { class: "lightbox", "aria-label": word("picture") },
    h("form", { method: "dialog" }, h("button", { class: "close", "aria-label": word("close") }, "✕")),
    h("div", { class: "sheet" }, zoom), alt && h("p", { class: "alt" }, alt));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  shown(dialog);
}

const TEXT = 4;
const LABEL = 18;

/** A form as its bot described it. `send(answers)` gives back null, or why it was refused. */
export function ask(modal, send) {
  const answers = {};
  const fields = modal.components.flatMap((each) => {
    if (each.type === 10) return [h("div", { class: "text" }, markdown(each.content, say))];
    if (each.type === LABEL) return [field(each.component, each.label, each.description, answers)];
    return each.components.map((inner) => field(inner, inner.label, null, answers));
  });
  const trouble = h("p", { class: "trouble", role: "alert" });
  const submit = h("button", { class: "button primary" }, word("submit"));
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title },
    h("form", { on: { submit: async (event) => {
      event.preventDefault();
      submit.disabled = true;
      const fault = await send(Object.fromEntries(Object.entries(answers).map(([id, read]) => [id, read()])));
      submit.disabled = false;
      trouble.textContent = fault ?? "";
      if (!fault) dialog.close();
    } } },
      h("h2", {}, modal.title), fields, trouble,
      h("div", { class: "row end" },
        h("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, word("cancel")), submit)));
  shown(dialog);
}

function field(inner, label, description, answers) {
  const required = inner.required !== false;
  const words = [h("span", { class: "name" }, label, required && h("span", { class: "star", title: word("required") }, " *")), description && h("small", {}, description)];
  if (inner.type === TEXT) {
    const limits = { maxlength: inner.max_length ?? 4000, minlength: inner.min_length, required, placeholder: inner.placeholder, name: inner.custom_id };
    const input = inner.style === 2 ? h("textarea", { ...limits, rows: 5 }) : h("input", { ...limits, type: "text" });
    input.value = inner.value ?? "";
    answers[inner.custom_id] = () => input.value;
    return h("label", { class: "field" }, words, input);
  }
  let values = (inner.options ?? []).filter((one) => one.default).map((one) => one.value);
  answers[inner.custom_id] = () => values;
  return h("div", { class: "field", role: "group", "aria-label": label }, words, selectElement(inner, (picked) => { values = picked; }));
}
