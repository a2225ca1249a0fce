/**
 * What people do before hydration, or before a part of the page that loads later is hydrated: what they typed, chose and
 * pressed is held, and happens once React has taken over, values first. Links work without this.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Press {
  readonly on: HTMLElement;
  readonly run: () => void;
}

/** What reacts to a click, apart from links. */
const pressable = 'button, input[type=checkbox], input[type=radio], [role=tab]';
/** What takes letters for itself. */
const typedIn = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=spinbutton]';

/** In their order, by element or key: what is pressed again because nothing happens, happens once. */
const presses = new Map<HTMLElement | string, Press>();
/** The fields that were changed, with their values. */
const values = new Map<Field, string>();
let isAlive = false;

/** How long parts of the page may load after the rest is hydrated, in ms. */
const partsMsMax = 10_000;

/** React marks an element while it renders it, but handles its events only after hydration, when `isAlive` is true. */
const isHydrated = (element: Element): boolean =>
  isAlive && Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** What is outside of React's root, such as the body, never is. */
const isReady = (element: Element): boolean =>
  !element.isConnected || isHydrated(element) || (isAlive && element.closest('#root') === null);

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function hold(key: HTMLElement | string, press: Press): void {
  presses.delete(key);
  presses.set(key, press);
  if (isAlive) requestAnimationFrame(replay);
}

/** Held back from React too, which handles some clicks during hydration: they would count twice. */
function holdClick(event: Event): void {
  const on = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
  if (on === null || isHydrated(on)) return;
  event.preventDefault();
  event.stopPropagation();
  // Of menus and dialogs, only the last opens.
  if (on.ariaHasPopup !== null) {
    for (const [key, other] of presses) if (other.on.ariaHasPopup !== null) presses.delete(key);
  }
  hold(on, { on, run: () => on.click() });
}

/** The browser would load the page again, with the form's values in its address. */
function holdForm(event: Event): void {
  const form = event.target;
  if (form instanceof HTMLFormElement && !form.hasAttribute('action') && !isHydrated(form)) event.preventDefault();
}

function holdValue({ target: field }: Event): void {
  if (!isField(field) || isHydrated(field)) return;
  values.set(field, field.value);
  if (isAlive) requestAnimationFrame(replay);
}

/** Shortcuts: single characters outside of fields, and Mod+K, which browsers would take for their address bar. */
function holdKey(event: KeyboardEvent): void {
  const { target: on, key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isAlive || event.repeat || event.isComposing || altKey || !(on instanceof HTMLElement)) return;
  const hasMod = ctrlKey || metaKey;
  const isShortcut = hasMod ? code === 'KeyK' && !shiftKey : /^\S$/u.test(key) && !on.matches(typedIn);
  if (!isShortcut) return;
  if (hasMod) event.preventDefault();
  const again = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  hold(key, { on, run: () => on.dispatchEvent(new KeyboardEvent('keydown', again)) });
}

/** Until the app dispatches `alive`, which is after its first hydration, and for parts until they are hydrated. */
export function holdEarlyInput(): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('click', holdClick, options);
  document.addEventListener('submit', holdForm, options);
  document.addEventListener('input', holdValue, options);
  document.addEventListener('change', holdValue, options);
  document.addEventListener('keydown', holdKey, options);
  document.addEventListener(
    'alive',
    () => {
      isAlive = true;
      setTimeout(() => listening.abort(), partsMsMax);
      replay();
    },
    { once: true },
  );
  // A long page shows its fields before this script runs: what is typed into one by then is held too.
  const { activeElement: field } = document;
  if (isField(field) && 'defaultValue' in field && field.value !== field.defaultValue) values.set(field, field.value);
  // React sets the default value of a textarea when it hydrates it. In one that was never edited, that moves the caret to
  // the start; setting a text, even the same one, counts as an edit.
  for (const area of document.querySelectorAll('textarea')) area.setRangeText('', 0, 0, 'preserve');
}

function replay(): void {
  for (const [field, value] of values) {
    if (!isReady(field)) continue;
    values.delete(field);
    enterAgain(field, value);
  }
  for (const [key, { on, run }] of presses) {
    if (!isReady(on)) continue;
    presses.delete(key);
    run();
  }
  if (presses.size > 0 || values.size > 0) requestAnimationFrame(replay);
}

/** React reports a change only if the value differs from the one that it last saw. */
function enterAgain(field: Field, value: string): void {
  // Nothing can set the files of a field, and React does not.
  if (field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
