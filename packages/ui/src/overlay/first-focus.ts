import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Controls that are filled in or selected: for lists and files the button that opens them, for dates the first segment.
 */
const field =
  'input:not([type=file], [readonly]), textarea:not([readonly]), [role=spinbutton], button[aria-haspopup=listbox], button:has(+ input[type=file])';

/** The initial focus of an overlay: the first field of a form, or the safe answer of a confirmation. */
export type Beginning = 'field' | 'safe';

/**
 * Moves the focus to the first control of an overlay. Without one, React Aria focuses the overlay itself, which is kept
 * if the field is below the visible part: the content before it should be read first. A confirmation with one button
 * has no safe answer: a second press of Enter would close content that is shown only once.
 */
export function useFirstFocus(
  beginning: Beginning | undefined,
  body: RefObject<HTMLElement | null>,
  actions: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (beginning === 'safe') {
      const [safe, other] = actions.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [];
      if (other) safe?.focus({ preventScroll: true });
    } else if (beginning === 'field' && body.current && !body.current.contains(document.activeElement)) {
      const first = [...body.current.querySelectorAll<HTMLElement>(field)].find(
        (control) => control.tabIndex === 0 && control.matches(':enabled, [role]') && control.checkVisibility(),
      );
      if (first && isInSight(first, body.current, actions.current)) begin(first);
    }
  }, [beginning, body, actions]);
}

/**
 * The scroll container holds content and actions; the actions are sticky at its end and cover the content below them.
 */
function isInSight(control: HTMLElement, body: HTMLElement, actions: HTMLElement | null): boolean {
  const end = actions?.getBoundingClientRect().top ?? body.parentElement?.getBoundingClientRect().bottom ?? Infinity;
  return control.getBoundingClientRect().bottom <= end;
}

/** Like Tab: selects the content of the field, so that typing replaces it. */
function begin(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement) control.select();
}
