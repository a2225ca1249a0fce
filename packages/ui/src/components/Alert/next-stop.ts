const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';
const around = '[role=dialog], [role=alertdialog], body';
const fields = 'input, textarea, select';

/**
 * Where the keyboard goes when `leaving` takes the focus away with it: the next stop of Tab after it, else the one before
 * it, inside the same dialog. Where fingers type, fields are left out, since a keyboard would slide over the page.
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
