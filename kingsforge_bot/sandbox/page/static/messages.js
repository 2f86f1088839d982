// Messages as a person sees them.

import { components } from "./components.js";
import { h } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { enlarge } from "./dialogs.js";
import { now, person, say, state } from "./state.js";
import { timeElement, written } from "./times.js";
import { word, woven } from "./words.js";

const LOADING = 1 << 7;
const V2 = 1 << 15;
const SUPPRESSED = 1 << 2;

const colour = (id) => `person-${Number(id.slice(-4)) % 6}`;

export function face(id, name) {
  return h("span", { class: `face ${colour(id)}`, "aria-hidden": "true" }, [...name][0] ?? "?");
}

/** A path of our own files, or nothing for what lies elsewhere: the page loads nothing from the net. */
function own(url) {
  const path = url?.startsWith("/") ? url : url?.replace(/^https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/, "");
  return path?.startsWith("/attachments/") ? path : null;
}

/** An article for a message. `act` does what its components ask for. */
export function messageElement(message, { act, dismiss, first, thread }) {
  const author = message.author.bot ? state.bot.name : message.author.global_name ?? message.author.username;
  const waiting = (message.flags & LOADING) !== 0;
  const alerted = message.alerted.includes(state.me);
  const classes = ["message", message.for_me && "ephemeral", alerted && "alerted", waiting && "waiting"];
  return h(
    "article",
    { class: classes.filter(Boolean).join(" "), "data-id": message.id, "aria-label": `${author}, ${written(message.at, "t", person().locale)}` },
    first && h("div", { class: "divider", role: "separator" }, word("new")),
    cause(message),
    face(message.author.id, author),
    h("header", {},
      h("h2", {}, author), message.author.bot && h("span", { class: "tag" }, word("app")),
      h("span", { class: "when" }, timeElement(message.at, "t", person().locale)),
      !message.for_me && !waiting && onMessage(message, act)),
    h("div", { class: "body" },
      waiting ? thinking(message, author) : content(message, act),
      message.edited && !waiting && h("span", { class: "edited", title: written(message.edited, "F", person().locale) }, word("edited")),
      thread && h("button", { type: "button", class: "thread", "data-key": `thread ${thread.id}`, on: { click: () => act.go(thread.id) } }, word("thread", { name: thread.name })),
      h("p", { class: "trouble", role: "alert" }),
      message.for_me && onlyYou(() => dismiss(message))),
  );
}

/** The bot's commands in the menu of a message. */
function onMessage(message, act) {
  if (!state.onMessages.length) return null;
  const use = (each) => (event) => {
    event.target.closest("details").open = false;
    act.use(message, each.name);
  };
  return h("details", { class: "on-message" },
    h("summary", { "data-key": "on-message", "aria-label": word("on-message") }, "⋯"),
    state.onMessages.map((each) => h("button", { type: "button", class: "plain", "data-key": `use ${each.name}`, on: { click: use(each) } }, each.title)));
}

function onlyYou(dismiss) {
  const button = h("button", { type: "button", class: "plain", "data-key": "dismiss", on: { click: dismiss } }, word("dismiss"));
  return h("p", { class: "only-you" }, woven("only-you", { dismiss: button }));
}

/** A command as it is called in the reader's language. */
export function called(command) {
  const title = state.onMessages.find((each) => each.name === command)?.title;
  return title ?? `/${state.lines.find((each) => each.line === command)?.title ?? command}`;
}

/** Who used which command. */
function use(who, command) {
  return h("p", { class: "cause" }, woven("used", { who: h("b", {}, who), command: h("span", { class: "used" }, called(command)) }));
}

function cause(message) {
  const used = message.interaction_metadata;
  if (!message.interaction || !used) return null;
  const who = used.user.global_name ?? used.user.username;
  return use(who, message.interaction.name);
}

function thinking(message, author) {
  if (now() - message.at > state.tokenLife) return h("p", { class: "silence" }, word("silence"));
  return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), word("thinking", { who: author }));
}

function content(message, act) {
  return [
    message.content && h("div", { class: "text" }, markdown(message.content, say)),
    files(message.attachments, message.flags & V2 ? message.components : []),
    message.flags & SUPPRESSED ? null : message.embeds.map((each) => embed(each, message.attachments)),
    components(message, act, picture),
  ];
}

/** A picture from a URL or attachment:// name, enlarged when pressed. */
export function picture(url, alt, width, height) {
  const path = own(url);
  if (!path) return h("span", { class: "outside" }, word("elsewhere"));
  const look = { click: () => enlarge(path, alt) };
  const still = path.endsWith(".gif") && matchMedia("(prefers-reduced-motion: reduce)").matches;
  const image = h("img", { src: path, alt: alt || word("no-alt"), on: look });
  if (width && height) {
    // Its place is known before it is there: nothing moves when it arrives.
    image.style.setProperty("aspect-ratio", `${width} / ${height}`);
    image.style.setProperty("width", `min(100%, ${width}px, var(--picture-wide), var(--picture-high) * ${width / height})`);
  }
  // Enlarged it moves, for then that was asked for.
  if (still) image.addEventListener("load", () => image.replaceWith(firstFrame(image, look)));
  return h("div", { class: "picture" },
    image,
    h("button", { type: "button", class: "enlarge", "data-key": `picture ${path}`, "aria-label": word("enlarge"), on: look }, "⤢"));
}

/** What a picture that moves begins with, in its place. */
function firstFrame(image, on) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const still = h("canvas", { role: "img", "aria-label": image.alt, width, height, on });
  still.style.cssText = image.style.cssText;
  still.getContext("2d").drawImage(image, 0, 0);
  return still;
}

function files(attachments, shownBelow) {
  const named = JSON.stringify(shownBelow);
  return attachments
    .filter((each) => !named.includes(`attachment://${each.filename}`))
    .map((each) =>
      each.content_type?.startsWith("image/")
        ? picture(each.url, each.description, each.width, each.height)
        : h("a", { class: "file", href: own(each.url), download: each.filename }, each.filename, h("small", {}, word("bytes", { size: each.size }))),
    );
}

function embed(body) {
  const card = h("section", { class: "embed", "aria-label": body.title ?? word("embed") },
    body.author?.name && h("p", { class: "small" }, body.author.name),
    body.title && h("h3", {}, inline(body.title, say)),
    body.description && h("div", { class: "text" }, markdown(body.description, say)),
    body.fields?.length && h("dl", {}, body.fields.map((each) =>
      h("div", { class: each.inline ? "field inline" : "field" }, h("dt", {}, inline(each.name, say)), h("dd", {}, markdown(each.value, say))))),
    body.thumbnail?.url && picture(body.thumbnail.url, body.thumbnail.description ?? ""),
    body.image?.url && picture(body.image.url, body.image.description ?? ""),
    (body.footer?.text || body.timestamp) && h("p", { class: "small" }, body.footer?.text, body.timestamp && ` · ${written(Date.parse(body.timestamp) / 1000, "f", person().locale)}`));
  if (body.color) card.style.setProperty("border-inline-start-color", `#${body.color.toString(16).padStart(6, "0")}`);
  return card;
}

/** A line of the page's own: a command on its way, or one that failed. */
export function localElement(local, dismiss) {
  return h("article", { class: `message ephemeral local ${local.failed ? "failed" : "waiting"}`, "data-id": local.id },
    use(person().name, local.line),
    h("div", { class: "body" },
      local.failed
        ? h("p", { class: "silence", role: "alert" }, local.failed)
        : h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), word("sending")),
      local.failed && onlyYou(() => dismiss(local))));
}
