// For developers: faults, what broke the protocol, what went over the wire.

import { byId, h, refill } from "./dom.js";
import { person, state } from "./state.js";
import { written } from "./times.js";
import { word } from "./words.js";

const SHOWN = 80;

/** `ask` is the live connection's. */
export function makePanel(ask) {
  const faults = h("div", { class: "faults" });
  const trouble = h("p", { class: "trouble", role: "alert" });
  const broken = h("div", {});
  const traffic = h("ol", { class: "traffic", tabindex: "0", "data-label": "recent", lang: "en" });
  byId("panel").append(
    h("h2", { "data-word": "faults" }), trouble, faults,
    h("h2", { "data-word": "broken" }), broken,
    h("h2", { "data-word": "traffic" }), traffic);

  const press = async (name) => {
    if (!state.channel) return;
    const answer = await ask({ do: "faults", channel: state.channel, press: name ?? null });
    trouble.textContent = answer.refused ?? answer.failed ?? "";
    if (answer.faults) drawFaults(answer.faults);
  };
  const drawFaults = (all) => {
    const groups = [...new Set(all.map((each) => each.group))];
    refill(faults, groups.map((group) => h("fieldset", {}, h("legend", {}, group), all.filter((each) => each.group === group).map((each) =>
      h("button", {
        type: "button", class: "fault", "data-key": each.name, disabled: !each.able,
        "aria-pressed": each.on === null ? null : String(each.on), on: { click: () => press(each.name) },
      }, each.label)))));
  };
  const drawBroken = () => {
    const count = byId("broken");
    count.hidden = state.violations.length === 0;
    count.textContent = state.violations.length;
    refill(broken, state.violations.length === 0 && h("p", { class: "small" }, word("none")), [...state.violations].reverse().map((each) =>
      h("details", { lang: "en" }, h("summary", {}, `${each.request}: ${each.code} ${each.message}`),
        h("p", { class: "small" }, written(each.at, "T", person().locale)),
        h("pre", { tabindex: "0" }, JSON.stringify({ form: each.form, errors: each.errors }, null, 2)))));
  };
  const drawTraffic = () => {
    if (byId("panel").hidden) return;
    state.traffic.splice(0, state.traffic.length - SHOWN);
    traffic.replaceChildren(...[...state.traffic].reverse().map((line) => h("li", { class: / (4|5)\d\d /.test(line) ? "bad" : null }, line.replace(/[\w.-]{40,}/g, "…"))));
  };
  const toggle = () => {
    const panel = byId("panel");
    panel.hidden = !panel.hidden;
    byId("develop").setAttribute("aria-expanded", String(!panel.hidden));
    if (panel.hidden) return;
    drawTraffic();
    press();
  };
  const refresh = () => byId("panel").hidden || press();
  byId("develop").addEventListener("click", toggle);
  return { drawBroken, drawTraffic, refresh };
}
