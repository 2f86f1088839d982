// Times as Discord writes them, in the language of the person at the page.

import { now } from "./state.js";
import { word } from "./words.js";

const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

export function relative(seconds, locale) {
  const away = seconds - now();
  const [unit, length] = STEPS.find(([, each]) => Math.abs(away) >= each) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / length), unit);
}

export function written(seconds, style, locale) {
  if (style === "R") return relative(seconds, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

/** A time element; those of style R go on by themselves. */
export function timeElement(seconds, style, locale) {
  const made = document.createElement("time");
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) {
    made.textContent = word("invalid-date");
    return made;
  }
  made.dateTime = date.toISOString();
  made.title = written(seconds, "F", locale);
  made.textContent = written(seconds, style, locale);
  if (style === "R") Object.assign(made.dataset, { at: seconds, locale });
  return made;
}

/** Let the times of style R go on. */
export function tick() {
  for (const each of document.querySelectorAll("time[data-at]")) {
    const text = relative(Number(each.dataset.at), each.dataset.locale);
    if (each.textContent !== text) each.textContent = text;
  }
}

setInterval(tick, 1000);
