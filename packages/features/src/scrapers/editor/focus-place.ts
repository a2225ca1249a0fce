/** Leads the keyboard back to the button that picks for a place, once it is drawn. Returns what takes it back. */
export function focusPick(pointer: string): () => void {
  const frame = requestAnimationFrame(() => {
    const buttons = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(pointer)}"] button`);
    [...buttons].at(-1)?.focus();
  });
  return () => cancelAnimationFrame(frame);
}

/** Leads the keyboard to the control of a place, or the nearest around it, once it is drawn. Returns what takes it back. */
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
