// The messages of the open channel: drawn one by one, so that what changes does not move the rest.

import { byId, compareIds, h, keyOfFocus, refocus } from "./dom.js";
import { called, localElement, messageElement } from "./messages.js";
import { channels, openChannel, ordered, state } from "./state.js";
import { word } from "./words.js";

const NEAR = 80;

export class Log {
  /** `act` does what components ask for, `ask` asks the server. */
  constructor(act, ask) {
    this.act = act;
    this.ask = ask;
    this.element = byId("log");
    this.drawn = new Map();
    this.locals = [];
    this.firstUnread = "";
    this.atEnd = true;
    this.element.addEventListener("scroll", () => this.scrolled());
    document.addEventListener("visibilitychange", () => this.read());
    // What is at the end stays in sight, whether the window shrinks or a message grows: a picture, a time of two lines.
    this.sizes = new ResizeObserver(() => this.atEnd && this.toEnd());
    this.sizes.observe(this.element);
  }

  get nearEnd() {
    return this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight < NEAR;
  }

  toEnd() {
    this.element.scrollTop = this.height = this.element.scrollHeight;
    this.atEnd = true;
  }

  /** Whoever presses something wants to see what comes of it. */
  follow() {
    this.atEnd = true;
  }

  /** Who scrolls away from the end stays there; what merely grew, like a picture that arrived, is followed. */
  scrolled() {
    if (this.atEnd && this.element.scrollHeight !== this.height) this.toEnd();
    else this.atEnd = this.nearEnd;
    this.read();
  }

  /** Another channel or person is on the way: nothing here is theirs. */
  leave() {
    this.element.setAttribute("aria-busy", "true");
    this.element.replaceChildren();
    this.drawn.clear();
    state.messages = new Map();
  }

  /** Show what has come, from its end. */
  open() {
    this.element.removeAttribute("aria-busy");
    this.drawn.clear();
    this.locals = [];
    const last = openChannel()?.last_read ?? "0";
    this.firstUnread = ordered().find((each) => compareIds(each.id, last) > 0 && last !== "0")?.id ?? "";
    this.element.replaceChildren();
    this.draw();
    this.toEnd();
    this.read();
  }

  /** Draw what is new or changed. */
  draw() {
    if (this.element.hasAttribute("aria-busy")) return;
    const end = this.atEnd;
    const key = this.focused();
    const wanted = ordered().map((message) => this.article(message));
    const more = state.more && h("button", { type: "button", class: "plain older", "data-key": "older", on: { click: () => this.older() } }, word("older"));
    const empty = !wanted.length && !this.locals.length && h("p", { class: "empty" }, word("empty"));
    const locals = this.locals.map((each) => localElement(each, (local) => this.forget(local.id)));
    const all = [more, empty, ...wanted, ...locals].filter(Boolean);
    // Unchanged articles keep their place in the document, and with it focus, selection and open lists.
    all.forEach((each, at) => this.element.children[at] !== each && this.element.insertBefore(each, this.element.children[at] ?? null));
    while (this.element.children.length > all.length) this.element.lastChild.remove();
    this.refocus(key);
    if (end) this.toEnd();
    this.read();
  }

  article(message) {
    const thread = channels().find((each) => each.parent && each.id === message.id);
    const print = JSON.stringify([message, thread?.name, message.id === this.firstUnread, state.onMessages, message.interaction && called(message.interaction.name)]);
    const before = this.drawn.get(message.id);
    if (before?.print === print) return before.element;
    const element = messageElement(message, {
      act: this.act, thread, first: message.id === this.firstUnread,
      dismiss: (one) => this.ask({ do: "dismiss", channel: one.channel_id, message: one.id }).then(() => this.gone(one.id)),
    });
    this.sizes.observe(element);
    if (before) {
      this.sizes.unobserve(before.element);
      before.element.replaceWith(element);
    }
    this.drawn.set(message.id, { print, element });
    return element;
  }

  focused() {
    const article = document.activeElement?.closest?.("#log .message");
    return article ? { id: article.dataset.id, key: keyOfFocus(article) } : null;
  }

  refocus(was) {
    if (!was || document.activeElement !== document.body) return;
    const article = this.element.querySelector(`[data-id="${CSS.escape(was.id)}"]`);
    if (article) refocus(article, was.key);
    if (document.activeElement !== document.body) return;
    // What was pressed is gone: go on with what stands there now, or with the newest message.
    if (article) article.querySelector(".row button:not(:disabled)")?.focus({ preventScroll: true });
    if (document.activeElement === document.body) byId("message-box").focus({ preventScroll: true });
  }

  gone(id) {
    state.messages.delete(id);
    this.drawn.delete(id);
    this.draw();
  }

  forget(id) {
    this.locals = this.locals.filter((each) => each.id !== id);
    this.draw();
  }

  put(local) {
    this.forget(local.id);
    this.locals.push(local);
    this.draw();
    this.toEnd();
  }

  async older() {
    const first = ordered()[0];
    const answer = await this.ask({ do: "open", channel: state.channel, before: first.id });
    if (!answer.messages) return;
    const height = this.element.scrollHeight - this.element.scrollTop;
    for (const each of answer.messages) state.messages.set(each.id, each);
    state.more = answer.more;
    this.draw();
    this.element.scrollTop = this.element.scrollHeight - height;
  }

  /** Tell that all is read once the end is in sight. */
  read() {
    const newest = ordered().filter((each) => !each.for_me).at(-1);
    const channel = openChannel();
    if (!newest || !channel || document.hidden || !this.atEnd) return;
    if (compareIds(newest.id, channel.last_read) <= 0 || this.told === newest.id + state.me) return;
    this.told = newest.id + state.me;
    this.ask({ do: "read", channel: state.channel, message: newest.id });
  }

  /** The newest message with something to press. */
  focusNewest() {
    const all = [...this.element.querySelectorAll(".message")].reverse();
    const open = all.map((each) => each.querySelector(".row button:not(:disabled)")).find(Boolean);
    open?.focus();
  }

  /** Say below a message what went wrong with it. */
  trouble(id, text) {
    const line = this.element.querySelector(`[data-id="${CSS.escape(id)}"] p.trouble`);
    if (line) line.textContent = text;
  }
}
