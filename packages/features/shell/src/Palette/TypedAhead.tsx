import type { RefObject } from 'react';
import { useEffect } from 'react';

interface TypedAheadProps {
  /** Receives the typed letters: the palette starts with them. */
  readonly ahead: RefObject<string>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Collects what is typed while the palette's code loads. */
export function TypedAhead({ ahead, isOpen, onOpenChange }: TypedAheadProps) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const take = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, isComposing } = event;
      const isLetter = Array.from(key).length === 1;
      if (ctrlKey || metaKey || isComposing || !(isLetter || key === 'Backspace' || key === 'Escape')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isLetter) ahead.current += key;
      else if (key === 'Backspace') ahead.current = Array.from(ahead.current).slice(0, -1).join('');
      else {
        ahead.current = '';
        onOpenChange(false);
      }
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [ahead, isOpen, onOpenChange]);
  return null;
}
