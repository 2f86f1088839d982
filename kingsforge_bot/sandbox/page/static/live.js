// The live connection: questions with answers, and events as they happen.

import { word } from "./words.js";

export class Live {
  /** `heard` is called with every event, `changed` with whether the connection stands. */
  constructor(heard, changed) {
    this.heard = heard;
    this.changed = changed;
    this.asked = new Map();
    this.number = 0;
    this.person = "";
  }

  /** Connect as that person, in place of any connection before. */
  join(person) {
    this.person = person;
    const socket = new WebSocket(`ws://${location.host}/web/live?person=${encodeURIComponent(person)}`);
    const old = this.socket;
    this.socket = socket;
    old?.close();
    this.settle({ left: true });
    socket.addEventListener("message", (event) => this.receive(socket, JSON.parse(event.data)));
    socket.addEventListener("close", () => this.lost(socket));
  }

  receive(socket, frame) {
    if (socket !== this.socket) return;
    if (frame.event === "hello") this.changed(true);
    if (frame.event) return this.heard(frame);
    this.asked.get(frame.re)?.(frame);
    this.asked.delete(frame.re);
  }

  lost(socket) {
    if (socket !== this.socket) return;
    this.changed(false);
    this.settle({ failed: word("gone") });
    setTimeout(() => socket === this.socket && this.join(this.person), 700);
  }

  /** Nobody waits for an answer that will not come. */
  settle(answer) {
    const waiting = [...this.asked.values()];
    this.asked.clear();
    waiting.forEach((each) => each(answer));
  }

  /** Ask for something; the answer carries `refused` or `failed` where it was not done, `left` where one is someone else by now. */
  ask(what) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ failed: word("gone") });
    const id = ++this.number;
    this.socket.send(JSON.stringify({ id, ...what }));
    return new Promise((resolve) => this.asked.set(id, resolve));
  }
}
