import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

const typedIn = 'input, select, textarea, [contenteditable="true"]';
const isInField = () => typeof document !== 'undefined' && document.activeElement?.matches(typedIn) === true;

/** Whether what loads later may take the focus: not from a field, and not once someone has pressed anything. */
export function useMayFocus(isWanted: boolean): RefObject<boolean> {
  const [isBesideTyping] = useState(isInField);
  const mayFocus = useRef(isWanted && !isBesideTyping);
  useLayoutEffect(() => {
    if (!mayFocus.current) return undefined;
    const listening = new AbortController();
    const forbid = () => {
      mayFocus.current = false;
      listening.abort();
    };
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, forbid, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return mayFocus;
}
