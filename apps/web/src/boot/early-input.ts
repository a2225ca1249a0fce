/**
 * What people do before hydration, or before a part of the page that loads later is hydrated: the last button that they
 * clicked and the texts that they typed are held, and happen once React has taken over. Links work without this.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

let held: HTMLButtonElement | null = null;
/** The fields that were typed in, with their text. */
const texts = new Map<Field, string>();
let isAlive = false;

/** How long parts of the page may load after the rest is hydrated, in ms. */
const partsMsMax = 10_000;

/** React marks an element while it renders it, but handles its events only after hydration, when `isAlive` is true. */
const isHydrated = (element: Element): boolean =>
  isAlive && Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Held back from React too, which handles some clicks during hydration: they would count twice. */
function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null || isHydrated(button)) return;
  event.preventDefault();
  event.stopPropagation();
  held = button;
  if (isAlive) requestAnimationFrame(replay);
}

/** The browser would load the page again, with the form's values in its address. */
function holdForm(event: Event): void {
  const form = event.target;
  if (form instanceof HTMLFormElement && !form.hasAttribute('action') && !isHydrated(form)) event.preventDefault();
}

function holdText({ target: field }: Event): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || isHydrated(field)) return;
  texts.set(field, field.value);
  if (isAlive) requestAnimationFrame(replay);
}

/** Until the app dispatches `alive`, which is after its first hydration, and for parts until they are hydrated. */
export function holdEarlyInput(): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('click', holdClick, options);
  document.addEventListener('submit', holdForm, options);
  document.addEventListener('input', holdText, options);
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
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isField && field.value !== field.defaultValue) texts.set(field, field.value);
  // React sets the default value of a textarea when it hydrates it. In one that was never edited, that moves the caret to
  // the start; setting a text, even the same one, counts as an edit.
  for (const area of document.querySelectorAll('textarea')) area.setRangeText('', 0, 0, 'preserve');
}

function replay(): void {
  for (const [field, text] of texts) {
    if (field.isConnected && !isHydrated(field)) continue;
    texts.delete(field);
    typeAgain(field, text);
  }
  if (held !== null && (!held.isConnected || isHydrated(held))) {
    const button = held;
    held = null;
    button.click();
  }
  if (held !== null || texts.size > 0) requestAnimationFrame(replay);
}

/** React reports a change only if the text differs from the one that it last saw. */
function typeAgain(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
