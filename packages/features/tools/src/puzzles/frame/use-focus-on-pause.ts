import { useEffect, useRef } from 'react';
import type { GameView } from './game-view.ts';

/** The covered board cannot have the focus: it goes to the button that resumes the game, and back to the board. */
export function useFocusOnPause(state: GameView['state']) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (state === 'paused') place.current?.querySelector('button')?.focus();
    if (state === 'playing' && was === 'paused') place.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [state]);
  return place;
}
