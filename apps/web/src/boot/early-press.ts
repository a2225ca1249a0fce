/**
 * A press on a page that has not come to life yet: `boot/after-paint.ts` remembers the button, and it is pressed again
 * when somebody listens. Links work without us. The last press counts, as it does where several buttons open one place.
 */
interface Remembered {
  earlyPress?: HTMLButtonElement | null;
}

const page: Remembered & typeof globalThis = globalThis;

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null) page.earlyPress = button;
}

export function rememberPresses(): void {
  document.addEventListener('click', remember, { capture: true });
  page.earlyPress = null;
  document.addEventListener('alive', () => document.removeEventListener('click', remember, { capture: true }), {
    once: true,
  });
}

/** Presses what was pressed too early, and stops listening. */
export function pressAgain(): void {
  document.dispatchEvent(new Event('alive'));
  const button = page.earlyPress;
  page.earlyPress = null;
  if (button?.isConnected === true) button.click();
}
