/**
 * What people do before hydration: `boot/after-paint.ts` stores the last button that was clicked and the texts that were
 * typed, and both happen again after it. Links work without this.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

interface Remembered {
  earlyPress?: HTMLButtonElement | null;
  /** The fields that were typed in, with their text. */
  earlyTexts?: Map<Field, string>;
}

const page: Remembered & typeof globalThis = globalThis;

function rememberPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null) page.earlyPress = button;
}

function rememberText({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    page.earlyTexts?.set(target, target.value);
}

export function rememberPresses(): void {
  page.earlyPress = null;
  page.earlyTexts = new Map();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('click', rememberPress, options);
  document.addEventListener('input', rememberText, options);
  document.addEventListener('alive', () => listening.abort(), { once: true });
  // React sets the default value of a textarea when it hydrates it. In one that was never edited, that moves the caret to
  // the start; setting a text, even the same one, counts as an edit.
  for (const area of document.querySelectorAll('textarea')) area.setRangeText('', 0, 0, 'preserve');
}

/** Replays the early texts and the early press, and stops listening. */
export function pressAgain(): void {
  document.dispatchEvent(new Event('alive'));
  const { earlyPress: button, earlyTexts: texts } = page;
  page.earlyPress = null;
  page.earlyTexts = new Map();
  for (const [field, text] of texts ?? []) if (field.isConnected) typeAgain(field, text);
  if (button?.isConnected === true) button.click();
}

/** React reports a change only if the text differs from the one that it last saw. */
function typeAgain(field: Field, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
