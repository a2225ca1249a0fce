/**
 * A click before hydration: `boot/after-paint.ts` stores the button, which is clicked again after hydration. Links work
 * without this. Only the last click counts.
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

/** Replays the early press and stops listening. */
export function pressAgain(): void {
  document.dispatchEvent(new Event('alive'));
  const button = page.earlyPress;
  page.earlyPress = null;
  if (button?.isConnected === true) button.click();
}
