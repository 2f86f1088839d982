// Servers, channels, threads; the people whose seat can be taken; who is awaited.

import { byId, h, refill } from "./dom.js";
import { face } from "./messages.js";
import { nameOf, openChannel, person, state } from "./state.js";
import { speak, word } from "./words.js";

const LANGUAGES = [["en-US", "English"], ["es-ES", "Español"], ["fr", "Français"], ["ja", "日本語"]];

function channelButton(channel, go) {
  const classes = ["channel", channel.parent && "in-thread", channel.unread && "unread", channel.archived && "archived"];
  const sign = channel.direct ? "@" : channel.parent ? "↳" : "#";
  const words = [channel.unread && word("unread"), channel.alerts && word("for-you", { count: channel.alerts })].filter(Boolean).join(", ");
  return h("li", {}, h("button", {
    type: "button", class: classes.filter(Boolean).join(" "), "data-key": channel.id,
    "aria-current": channel.id === state.channel ? "page" : null, on: { click: () => go(channel.id) },
  }, h("span", { class: "sign", "aria-hidden": "true" }, sign), h("span", { class: "name" }, channel.name),
    words && h("span", { class: "hidden" }, ` (${words})`),
    channel.alerts > 0 && h("span", { class: "count", "aria-hidden": "true" }, channel.alerts)));
}

export function drawPlaces(go) {
  const { guilds, direct } = state.places;
  refill(byId("places"),
    guilds.map((guild) => h("section", {}, h("h2", {}, guild.name), h("ul", {}, guild.channels.map((each) => channelButton(each, go))))),
    direct.length > 0 && h("section", {}, h("h2", {}, word("direct")), h("ul", {}, direct.map((each) => channelButton(each, go)))));
}

/** The people, and the page in the language of the one whose seat is taken. */
export function drawPeople(become) {
  speak(person().locale);
  refill(byId("people"), state.people.map((each, at) => h("button", {
    type: "button", class: "person", "data-key": each.id, "aria-label": each.name, "aria-pressed": String(each.id === state.me),
    title: `Alt+${at + 1}`, "aria-keyshortcuts": `Alt+${at + 1}`, on: { click: () => become(each.id) },
  }, face(each.id, each.name), h("span", { class: "name" }, each.name), h("small", {}, each.locale.split("-")[0]),
    each.alerts > 0 && h("span", { class: "count", title: word("mentions", { count: each.alerts }) }, each.alerts))));
  const chosen = person().locale;
  const known = LANGUAGES.some(([code]) => code === chosen) ? LANGUAGES : [...LANGUAGES, [chosen, chosen]];
  const select = byId("language");
  select.replaceChildren(...known.map(([code, name]) => h("option", { value: code, lang: code }, name)));
  select.value = chosen;
  document.title = `${person().name} · ${word("sandbox")}`;
}

export function drawHeading() {
  const channel = openChannel();
  byId("title").textContent = channel ? `${channel.direct ? "@" : "#"} ${channel.name}` : "";
  const { bot } = state;
  const ended = bot.status === null ? "bot-ended" : "bot-status";
  const fault = bot.online ? "" : word(bot.running ? "bot-away" : ended, bot);
  byId("state").textContent = state.lost ? word("lost") : fault;
}

/** Who the newest open message mentions; a press takes that seat. */
export function drawAwaited(become) {
  const awaited = openChannel()?.awaited ?? [];
  const strip = byId("awaited");
  strip.hidden = awaited.length === 0;
  const mine = awaited.includes(state.me);
  strip.className = mine ? "mine" : "";
  refill(strip, h("span", {}, word(mine ? "your-turn" : "awaited")), awaited.map((id) => {
    const there = state.people.some((each) => each.id === id);
    return there && id !== state.me
      ? h("button", { type: "button", class: "person", "data-key": `awaited ${id}`, on: { click: () => become(id) } }, face(id, nameOf(id)), word("become", { name: nameOf(id) }))
      : h("span", { class: "person" }, face(id, nameOf(id)), nameOf(id));
  }));
}
