// Puts the page together: who one is, which channel is open, what happens.

import { walkComponents } from "./components.js";
import { Composer } from "./composer.js";
import { ask as askForm } from "./dialogs.js";
import { byId } from "./dom.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { makePanel } from "./panel.js";
import { drawAwaited, drawHeading, drawPeople, drawPlaces } from "./sidebar.js";
import { channels, chooseChannel, person, state } from "./state.js";
import { tick } from "./times.js";
import { word } from "./words.js";

const live = new Live(heard, (stands) => {
  state.lost = !stands;
  drawHeading();
});
const ask = (what) => live.ask(what);
const busy = new Set();
let locals = 0;

const act = {
  go,
  press: (message, id) => component(message, id, { do: "press", custom_id: id }),
  use: (message, name) => component(message, `use ${name}`, { do: "use", name }),
  choose: (message, id, values) => component(message, id, { do: "choose", custom_id: id, values }),
};
const log = new Log(act, ask);
const panel = makePanel(ask);
const composer = new Composer(byId("writing"), { send, ask, leave: () => log.focusNewest() });

// What people do

async function component(message, id, what) {
  const key = `${message.id} ${id}`;
  if (busy.has(key)) return;
  busy.add(key);
  const pressed = byId("log").querySelector(`[data-id="${message.id}"] [data-key="${CSS.escape(id)}"]`);
  pressed?.setAttribute("aria-busy", "true");
  log.trouble(message.id, "");
  log.follow();
  const answer = await ask({ ...what, channel: message.channel_id, message: message.id });
  busy.delete(key);
  pressed?.removeAttribute("aria-busy");
  if (answer.failed ?? answer.refused) log.trouble(message.id, answer.failed ?? answer.refused);
  form(answer);
}

function form(answer) {
  if (!answer.modal) return;
  askForm(answer.modal, async (answers) => {
    const next = await ask({ do: "submit", interaction: answer.interaction, answers });
    if (next.refused) return next.refused;
    if (next.failed) return word("wrong");
    return null;
  });
}

/** Send a message or a command; the answer is null, or says why the client refused. */
async function send({ say, line, values }) {
  const { channel, me } = state;
  if (line === undefined) {
    const answer = await ask({ do: "say", channel, content: say });
    const refused = answer.refused ?? answer.failed;
    return refused ? { refused } : null;
  }
  const local = { id: `local-${++locals}`, line };
  log.follow();
  const shown = setTimeout(() => log.put(local), 150);
  const answer = await ask({ do: "slash", channel, line, values });
  clearTimeout(shown);
  if (state.channel !== channel || state.me !== me) return null;
  log.forget(local.id);
  if (answer.failed) log.put({ ...local, failed: answer.failed });
  form(answer);
  return answer.refused ? answer : null;
}

async function go(channel) {
  state.channel = channel;
  log.leave();
  history.replaceState(null, "", `#${channel}`);
  menu(false);
  drawPlaces(go);
  drawHeading();
  drawAwaited(become);
  await fetchChannel();
  composer.clear();
  writeHere();
}

/** Where there is room for a keyboard beside the messages, one can write at once. */
function writeHere() {
  if (matchMedia("(min-width: 700px)").matches) byId("message-box").focus();
}

async function fetchChannel() {
  const { channel, me } = state;
  if (!channel) return log.open();
  const [shown, offered] = await Promise.all([ask({ do: "open", channel }), ask({ do: "commands", channel })]);
  if (shown.left || state.channel !== channel || state.me !== me) return;
  state.messages = new Map((shown.messages ?? []).map((each) => [each.id, each]));
  state.more = shown.more ?? false;
  state.lines = offered.lines ?? [];
  state.onMessages = offered.on_messages ?? [];
  log.open();
  composer.refresh();
  panel.refresh();
}

function become(id) {
  if (id === state.me) return;
  const query = new URLSearchParams({ person: state.people.find((each) => each.id === id)?.name ?? id });
  history.replaceState(null, "", `?${query}${location.hash}`);
  log.leave();
  live.join(id);
}

// What happens

function heard(event) {
  const handler = events[event.event];
  if (handler) handler(event);
}

const events = {
  async hello(event) {
    const same = state.me === event.me;
    Object.assign(state, { me: event.me, tokenLife: event.token_life, ahead: event.ahead, bot: event.bot, people: event.people, places: event.places, violations: event.violations, traffic: event.traffic });
    state.channel = chooseChannel(state.channel || location.hash.slice(1));
    if (!same) composer.clear();
    drawAll();
    panel.drawBroken();
    panel.drawTraffic();
    await fetchChannel();
    document.body.classList.add("ready");
    if (document.activeElement === document.body) writeHere();
  },
  message({ message }) {
    if (message.channel_id !== state.channel) return;
    state.messages.set(message.id, message);
    log.draw();
  },
  gone: ({ id }) => log.gone(id),
  places({ places }) {
    state.places = places;
    if (!channels().some((each) => each.id === state.channel)) return go(chooseChannel(""));
    drawPlaces(go);
    drawHeading();
    drawAwaited(become);
    log.draw();
    composer.refresh();
  },
  people({ people }) {
    const before = person().locale;
    state.people = people;
    drawPeople(become);
    if (before !== person().locale) {
      drawAll();
      panel.drawBroken();
      panel.refresh();
      log.open();
      composer.refresh();
      offer();
    }
  },
  bot({ bot }) {
    state.bot = bot;
    drawHeading();
    panel.refresh();
  },
  clock({ ahead }) {
    state.ahead = ahead;
    tick();
    log.draw();
    panel.refresh();
  },
  commands: offer,
  traffic({ line }) {
    state.traffic.push(line);
    panel.drawTraffic();
  },
  violation({ violation }) {
    state.violations.push(violation);
    panel.drawBroken();
  },
};

async function offer() {
  const channel = state.channel;
  const answer = await ask({ do: "commands", channel });
  if (state.channel !== channel || !answer.lines) return;
  state.lines = answer.lines;
  state.onMessages = answer.on_messages;
  composer.refresh();
  log.draw();
}

function drawAll() {
  drawPeople(become);
  drawPlaces(go);
  drawHeading();
  drawAwaited(become);
}

function menu(open = !document.body.classList.contains("menu")) {
  document.body.classList.toggle("menu", open);
  byId("menu").setAttribute("aria-expanded", String(open));
}

// Keys and controls of the frame

byId("menu").addEventListener("click", () => menu());
byId("log").addEventListener("keydown", walkComponents);
byId("log").addEventListener("click", (event) => {
  const there = event.target.closest("[data-go]")?.dataset.go;
  if (channels().some((each) => each.id === there)) go(there);
});
byId("language").addEventListener("change", (event) => ask({ do: "settings", locale: event.target.value }));
document.addEventListener("keydown", (event) => {
  // From anywhere Escape leads to the message box, and from there the arrow up to the newest message.
  if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog")) byId("message-box").focus();
  const seat = event.altKey && !event.ctrlKey && /^Digit([1-9])$/.exec(event.code)?.[1];
  const who = seat && state.people[seat - 1];
  if (!who) return;
  event.preventDefault();
  become(who.id);
});

live.join(new URLSearchParams(location.search).get("person") ?? "");
