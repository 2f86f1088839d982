// Making and replacing elements.

/** An element. `props`: `on` holds listeners, `false` and `null` leave an attribute out, `true` sets it bare. */
export function h(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) made.addEventListener(event, listener);
    } else if (value !== null && value !== undefined && value !== false) {
      made.setAttribute(name, value === true ? "" : value);
    }
  }
  made.append(...children.flat(Infinity).filter((each) => each !== null && each !== undefined && each !== false));
  return made;
}

/** Put `children` in place of what `parent` holds; the focus stays on the element with the same data-key. */
export function refill(parent, ...children) {
  const key = keyOfFocus(parent);
  parent.replaceChildren(...children.flat(Infinity).filter(Boolean));
  refocus(parent, key);
}

export function keyOfFocus(parent) {
  const focused = document.activeElement;
  return parent.contains(focused) ? focused.dataset.key : undefined;
}

export function refocus(parent, key) {
  if (key === undefined) return;
  const again = parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again) again.focus({ preventScroll: true });
}

export const byId = (id) => document.getElementById(id);

/** Order of two ids, which are whole numbers beyond what a Number holds. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
