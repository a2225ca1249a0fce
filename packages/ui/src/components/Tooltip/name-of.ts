/** The accessible name of a button or link: `aria-labelledby`, `aria-label`, or its text. */
export function nameOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => {
    const element = control.ownerDocument.getElementById(id);
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
  const name = named.join(' ').trim() || control.getAttribute('aria-label') || control.textContent;
  return name.trim().replaceAll(/\s+/g, ' ');
}
