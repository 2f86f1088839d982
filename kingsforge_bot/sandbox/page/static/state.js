// What the page knows, and what is derived from it.

import { compareIds } from "./dom.js";
import { word } from "./words.js";

export const state = {
  me: "",
  /** Whether the connection to the sandbox is broken. */
  lost: false,
  tokenLife: 900,
  /** Seconds that the clock was turned. */
  ahead: 0,
  bot: { id: "", name: "", online: false, running: true, kept: false, status: null },
  people: [],
  places: { guilds: [], direct: [], names: {} },
  channel: "",
  /** Messages of the open channel by id. */
  messages: new Map(),
  more: false,
  lines: [],
  /** What the bot offers in the menu of a message. */
  onMessages: [],
  violations: [],
  traffic: [],
};

export const now = () => Date.now() / 1000 + state.ahead;

export const person = () => state.people.find((each) => each.id === state.me) ?? { name: "", locale: "en-US" };

export const channels = () => [...state.places.guilds.flatMap((each) => each.channels), ...state.places.direct];

export const textChannels = (guild) => channels().filter((each) => each.guild === guild && !each.parent);

export const roles = (guild) => state.places.guilds.find((each) => each.id === guild)?.roles ?? [];

export const openChannel = () => channels().find((each) => each.id === state.channel);

export const nameOf = (id) => (id === state.bot.id ? state.bot.name : state.places.names[id] ?? word("unknown"));

export const ordered = () => [...state.messages.values()].sort((a, b) => compareIds(a.id, b.id));

/** Whom Markdown asks for names. */
export const say = {
  name: nameOf,
  channel: (id) => channels().find((each) => each.id === id)?.name ?? word("unknown"),
  get me() {
    return state.me;
  },
  get locale() {
    return person().locale;
  },
};

/** The channel to show: the one wanted, else where somebody waits for us, else the first text channel. */
export function chooseChannel(wanted) {
  const there = channels().filter((each) => !each.archived);
  const found = channels().find((each) => each.id === wanted) ?? there.find((each) => each.alerts > 0);
  return (found ?? there.find((each) => each.guild && !each.parent) ?? there[0])?.id ?? "";
}
