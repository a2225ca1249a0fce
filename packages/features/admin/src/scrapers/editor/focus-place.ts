/** Focuses the pick button of a place once it is rendered. Returns a cancel function. */
export function focusPick(pointer: string): () => void {
  const frame = requestAnimationFrame(() => {
    const buttons = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(pointer)}"] button`);
    [...buttons].at(-1)?.focus();
  });
  return () => cancelAnimationFrame(frame);
}

/** Focuses the control of a place, or the closest ancestor, once it is rendered. Returns a cancel function. */
export function focusPlace(pointer: string): () => void {
  const frame = requestAnimationFrame(() => {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const control = document
        .querySelector(`[data-at="${CSS.escape(at)}"]`)
        ?.querySelector<HTMLElement>('input, textarea, button');
      if (!control) continue;
      control.focus();
      control.scrollIntoView({ block: 'center' });
      return;
    }
  });
  return () => cancelAnimationFrame(frame);
}
