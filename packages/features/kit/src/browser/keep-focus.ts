import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { openDialog } from '../open-dialog.ts';

const focusable =
  'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), a[href], [tabindex="0"]';

const overlay = `[role=menu], [role=listbox], ${openDialog}`;

/**
 * Keeps the focus inside `box` when the focused element is removed or disabled by its own press, such as the button that
 * removes its row: the nearest remaining control gets it. Without it the next Tab starts at the top of the page.
 * After several dialogs in a row, focus returns to the button that opened the first.
 */
export function useKeepFocus(box: RefObject<HTMLElement | null>): void {
  const kept = useRef<{ readonly root: HTMLElement; readonly release: () => void } | null>(null);
  // After every render: the element with the controls may be rendered later than the page, with its data.
  useEffect(() => {
    const root = box.current;
    if (kept.current?.root === root) return;
    kept.current?.release();
    kept.current = root === null ? null : { root, release: keepFocusIn(root) };
  });
  useEffect(
    () => () => {
      kept.current?.release();
      kept.current = null;
    },
    [],
  );
}

function keepFocusIn(root: HTMLElement): () => void {
  let had: Held | null = null;
  let isOverlaid = false;
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    isOverlaid = !root.contains(target) && target.closest(overlay) !== null;
    if (root.contains(target)) had = heldBy(target, root);
    // A menu or dialog returns the focus to its opener, unless that is gone.
    else if (!isOverlaid) had = null;
  };
  const release = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    const left = had;
    // Browsers may fire this event for an element being removed: check again a moment later.
    setTimeout(() => {
      if (had === left && target instanceof HTMLElement && !isGone(target)) had = null;
    });
  };
  const seen = new MutationObserver(() => {
    if (had === null || document.activeElement !== document.body) return;
    if (!isGone(had.control)) {
      if (isOverlaid) giveBack(had.control);
      return;
    }
    const next = nearest(had);
    had = null;
    next?.focus();
  });
  document.addEventListener('focusin', hold);
  root.addEventListener('focusout', release);
  seen.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  // The portal of menus and dialogs.
  seen.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', hold);
    root.removeEventListener('focusout', release);
    seen.disconnect();
  };
}

/** After the last dialog has closed and released the page. */
function giveBack(control: HTMLElement): void {
  setTimeout(() => {
    if (document.activeElement === document.body && document.querySelector(overlay) === null && !isGone(control))
      control.focus();
  });
}

interface Held {
  readonly control: HTMLElement;
  /** Ancestors, innermost first. */
  readonly around: readonly HTMLElement[];
  readonly x: number;
  readonly y: number;
}

function heldBy(control: HTMLElement, root: HTMLElement): Held {
  const around: HTMLElement[] = [];
  for (let at = control.parentElement; at !== null; at = at === root ? null : at.parentElement) around.push(at);
  const { left: x, top: y } = control.getBoundingClientRect();
  return { control, around, x, y };
}

function isGone(control: HTMLElement): boolean {
  return !control.isConnected || control.matches(':disabled');
}

/** The control nearest to the old one, in the nearest ancestor that has controls. */
function nearest({ around, x, y }: Held): HTMLElement | null {
  for (const part of around) {
    if (!part.isConnected) continue;
    const controls = [...part.querySelectorAll<HTMLElement>(focusable)].filter((control) => control.checkVisibility());
    const [first] = controls
      .map((control) => ({ control, away: distance(control, x, y) }))
      .toSorted((a, b) => a.away - b.away);
    if (first) return first.control;
  }
  return null;
}

function distance(control: HTMLElement, x: number, y: number): number {
  const { left, top } = control.getBoundingClientRect();
  return Math.hypot(left - x, top - y);
}
