/**
 * Copies text to the clipboard; true on success. Pages over plain HTTP have no `navigator.clipboard`: there, a
 * temporary field next to `near` is selected and copied, inside the same dialog, because a dialog would take the focus
 * back.
 */
export async function copyText(text: string, near: Element | null): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard !== undefined) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // Denied by a permission or inside a frame: `execCommand` may still work.
    }
  }
  return copySelection(text, near?.parentElement ?? document.body);
}

function copySelection(text: string, inside: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  inside.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
