// Buttons, selects and layout of a message.

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { selectElement } from "./select.js";
import { say } from "./state.js";
import { word } from "./words.js";

const STYLE = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/** The components of a message. `act.press(message, id)` and `act.choose(message, id, values)` do things. */
export function components(message, act, picture) {
  const media = (one) => one?.url?.replace(/^attachment:\/\//, "") ?? "";
  const draw = (each) => {
    switch (each.type) {
      case 1:
        return h("div", { class: "row", role: "group" }, each.components.map(draw));
      case 2:
        return button(message, each, act);
      case 3: case 5: case 6: case 7: case 8:
        return selectElement(each, (values) => act.choose(message, each.custom_id, values));
      case 9:
        return h("div", { class: "section" }, h("div", {}, each.components.map(draw)), draw(each.accessory));
      case 10:
        return h("div", { class: "text" }, markdown(each.content, say));
      case 11:
        return shown(each.media, each.description);
      case 12:
        return h("div", { class: "gallery" }, each.items.map((one) => shown(one.media, one.description)));
      case 13:
        return h("span", { class: "file" }, media(each.file));
      case 14:
        return each.divider === false ? h("div", { class: "gap" }) : h("hr");
      case 17:
        return h("div", { class: "embed" }, each.components.map(draw));
      default:
        return h("span", { class: "outside" }, word("unshown", { type: each.type }));
    }
  };
  const shown = (one, description) => {
    const attached = message.attachments.find((each) => each.filename === media(one));
    return picture(attached?.url ?? one.url, description ?? attached?.description, attached?.width, attached?.height);
  };
  return message.components.map(draw);
}

function button(message, each, act) {
  const label = [each.emoji?.name && h("span", { class: "emoji" }, each.emoji.name), each.label];
  if (each.style === 5) return h("span", { class: "button link", title: each.url }, label, " ↗");
  return h("button", {
    type: "button",
    class: `button ${STYLE[each.style] ?? "secondary"}`,
    disabled: each.disabled,
    "data-key": each.custom_id,
    "aria-label": each.label ? null : each.emoji?.name,
    on: { click: () => act.press(message, each.custom_id) },
  }, label);
}

/** Arrow keys go between the components of a message, as between the items of a toolbar. */
export function walkComponents(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = event.target.closest(".row .button, .row .choose");
  if (!step || !here || event.target.closest(".options")) return;
  const all = [...here.closest(".message").querySelectorAll(".row > button.button:not(:disabled), .row .choose:not(:disabled)")];
  all[(all.indexOf(here) + step + all.length) % all.length]?.focus();
  event.preventDefault();
}
