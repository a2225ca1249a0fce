const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';
const around = '[role=dialog], [role=alertdialog], body';
const fields = 'input, textarea, select';

/**
 * The next focus target when `leaving` is removed: the next tab stop after it, else the previous one, inside the same
 * dialog. On touch devices text fields are skipped, because focus would open the on-screen keyboard.
 */
export function nextStop(leaving: Element, isTouch: boolean): HTMLElement | undefined {
  const inside = leaving.closest(around);
  const all = [...(inside?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
    (stop) =>
      !leaving.contains(stop) &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      !stop.closest('[inert]') &&
      !(isTouch && stop.matches(fields)),
  );
  const follows = (stop: HTMLElement) =>
    (leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return all.find(follows) ?? all.at(-1);
}
