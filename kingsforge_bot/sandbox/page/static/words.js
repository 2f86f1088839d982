// The page's own words in the language of whoever is at it; words.*.json has them all.

const [ENGLISH, ...OTHERS] = ["en", "es", "fr", "ja"];
const tables = Object.fromEntries(await Promise.all([ENGLISH, ...OTHERS].map(async (language) =>
  [language, (await (await fetch(`/page/words.${language}.json`)).json()).page])));
let words = tables[ENGLISH];

/** Words with their gaps filled: `{name}` by `values.name`. */
export const word = (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** The same as nodes, where a gap may take an element. */
export const woven = (key, values) => words[key].split(/\{(\w+)\}/).map((each, at) => (at % 2 ? values[each] : each));

/** Speak the language of a locale from now on; what stands in the document itself follows at once. */
export function speak(locale) {
  words = tables[locale.split("-")[0]] ?? tables[ENGLISH];
  document.documentElement.lang = words === tables[ENGLISH] ? ENGLISH : locale;
  document.querySelectorAll("[data-word]").forEach((each) => { each.textContent = word(each.dataset.word); });
  document.querySelectorAll("[data-label]").forEach((each) => each.setAttribute("aria-label", word(each.dataset.label)));
}
