// The part of Markdown that Discord shows. Links are shown, not followed.

import { h } from "./dom.js";
import { timeElement } from "./times.js";
import { word } from "./words.js";

// In order: an escaped sign, code, marked text, mentions, times, custom emoji.
const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (found) => found[1]],
  [/^(`+)([^]*?[^`])\1(?!`)/, (found) => h("code", {}, found[2])],
  [/^\*\*\*([^]+?)\*\*\*(?!\*)/, (found, say) => h("strong", {}, h("em", {}, inline(found[1], say)))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (found, say) => h("strong", {}, inline(found[1], say))],
  [/^__([^]+?)__(?!_)/, (found, say) => h("u", {}, inline(found[1], say))],
  [/^~~([^]+?)~~/, (found, say) => h("s", {}, inline(found[1], say))],
  [/^\|\|([^]+?)\|\|/, (found, say) => spoiler(inline(found[1], say))],
  [/^\*(?!\s)([^*]+?)(?<!\s)\*(?!\*)/, (found, say) => h("em", {}, inline(found[1], say))],
  [/^_([^_]+?)_(?!\w)/, (found, say) => h("em", {}, inline(found[1], say)), (before) => !/\w$/.test(before)],
  [/^<@!?(\d{1,20})>/, (found, say) => mention(`@${say.name(found[1])}`, found[1] === say.me)],
  [/^<#(\d{1,20})>/, (found, say) => place(found[1], say)],
  [/^<@&\d{1,20}>/, () => mention(`@${word("role")}`)],
  [/^<\/([^:>]{1,100}):\d{1,20}>/, (found) => mention(`/${found[1]}`)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (found, say) => timeElement(Number(found[1]), found[2] ?? "f", say.locale)],
  [/^<a?:(\w{2,32}):\d{1,20}>/, (found) => `:${found[1]}:`],
  [/^\[([^\]]+)\]\((https?:[^\s)]+)\)/, (found, say) => h("span", { class: "link", title: found[2] }, inline(found[1], say))],
  [/^@(everyone|here)\b/, (found) => mention(found[0], true)],
];

function mention(text, own = false) {
  return h("span", { class: own ? "mention own" : "mention" }, text);
}

/** The page goes where `data-go` says. */
function place(id, say) {
  return h("button", { type: "button", class: "mention", "data-go": id, "data-key": `go ${id}` }, `#${say.channel(id)}`);
}

function spoiler(children) {
  const reveal = (event) => {
    event.currentTarget.classList.add("shown");
    ["role", "tabindex", "aria-label"].forEach((name) => event.currentTarget.removeAttribute(name));
  };
  return h("span", { class: "spoiler", tabindex: "0", role: "button", "aria-label": word("spoiler"), on: { click: reveal, keydown: reveal } }, children);
}

/** Text within a line or paragraph as nodes. `say` gives names: name(id), channel(id), me, locale. */
export function inline(text, say) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const next = rest.search(/[\\`*_~|<[@]/);
    if (next > 0 || next === -1) {
      const taken = next === -1 ? rest : rest.slice(0, next);
      plain += taken;
      at += taken.length;
      continue;
    }
    const hit = INLINE.map(([pattern, make, fits]) => [pattern.exec(rest), make, fits]).find(
      ([found, , fits]) => found && (!fits || fits(plain)),
    );
    if (!hit) {
      plain += rest[0];
      at += 1;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(hit[1](hit[0], say));
    at += hit[0][0].length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

const FENCE = /```(?:([\w+-]+)\n)?\n?([^]*?)\n?```/;

/** A message's text as nodes. */
export function markdown(text, say) {
  const fence = FENCE.exec(text);
  if (fence) {
    const before = text.slice(0, fence.index).replace(/\n$/, "");
    const after = text.slice(fence.index + fence[0].length).replace(/^\n/, "");
    return [...markdown(before, say), h("pre", { tabindex: "0" }, h("code", {}, fence[2])), ...markdown(after, say)];
  }
  return text ? blocks(text.split("\n"), say) : [];
}

function blocks(lines, say) {
  const nodes = [];
  let run = [];
  let depth = 0;
  const flush = () => {
    if (run.length) nodes.push(h("p", {}, inline(run.join("\n"), say)));
    run = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    const small = /^-# +(.+)/.exec(line);
    if (heading) {
      flush();
      // As large as written, but no level of the outline is left out: an author's name is an h2.
      depth = Math.min(heading[1].length, depth + 1);
      nodes.push(h(`h${depth + 2}`, { class: `size-${heading[1].length}` }, inline(heading[2], say)));
    } else if (small) {
      flush();
      nodes.push(h("p", { class: "small" }, inline(small[1], say)));
    } else if (/^>(?:>>)? /.test(line)) {
      flush();
      const all = line.startsWith(">>>");
      const quoted = all ? [line.slice(4), ...lines.slice(at + 1)] : [];
      while (!all && at < lines.length && lines[at].startsWith("> ")) quoted.push(lines[at++].slice(2));
      nodes.push(h("blockquote", {}, blocks(quoted, say)));
      if (all) break;
      at -= 1;
    } else if (/^\s*[-*] +\S/.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && /^\s*[-*] +\S/.test(lines[at])) items.push(lines[at++].replace(/^\s*[-*] +/, ""));
      nodes.push(h("ul", {}, items.map((each) => h("li", {}, inline(each, say)))));
      at -= 1;
    } else {
      run.push(line);
    }
  }
  flush();
  return nodes;
}
