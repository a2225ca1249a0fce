/** Number fields pass their value on when they lose the focus, so that a shortcut takes it away for a moment. */
export function commitField(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return;
  activeElement.blur();
  activeElement.focus();
}
