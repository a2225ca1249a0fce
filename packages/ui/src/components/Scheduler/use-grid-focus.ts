import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to a day, a slot or an event that is about to be rendered: a key may lead to another period, and a
 * change may move an event in the page.
 */
export function useGridFocus(root: RefObject<HTMLElement | null>, editedId: string | undefined) {
  const wanted = useRef<string | undefined>(undefined);
  const lastEdited = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (wanted.current !== undefined) {
      root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
      wanted.current = undefined;
      return;
    }
    const id = editedId ?? lastEdited.current;
    lastEdited.current = editedId;
    // An element that was moved in the page has lost the focus to the body.
    if (id !== undefined && (document.activeElement === document.body || document.activeElement === null))
      root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
  });

  return (selector: string) => {
    wanted.current = selector;
  };
}
