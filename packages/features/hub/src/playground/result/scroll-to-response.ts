import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { PlaygroundState } from '../playground-state.ts';

/** Scrolls until the element is at the top of the window. */
export function scrollToStart(element: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}

/** Scrolls to the response: after sending if it is below the form, and always when restored from history. */
export function useScrollToResponse(
  place: RefObject<HTMLElement | null>,
  phase: PlaygroundState['phase'],
  restoredId: string | null,
  isSentByEditing: boolean,
): void {
  const before = useRef({ phase, restoredId });
  useEffect(() => {
    const { phase: phaseBefore, restoredId: restoredBefore } = before.current;
    before.current = { phase, restoredId };
    const hasCome = phaseBefore === 'sending' && phase !== 'editing' && phase !== 'sending' && !isSentByEditing;
    const isStacked = isBelowTheForm(place.current);
    const isRestored = restoredId !== null && restoredId !== restoredBefore;
    if (!isRestored && !(hasCome && isStacked)) return;
    scrollToStart(place.current);
  }, [place, phase, restoredId, isSentByEditing]);
}

/** The layout depends on the container's width, not the window's. */
function isBelowTheForm(answer: HTMLElement | null): boolean {
  const form = answer?.previousElementSibling;
  return Boolean(answer && form && answer.getBoundingClientRect().top >= form.getBoundingClientRect().bottom);
}
