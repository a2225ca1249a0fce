import { useRef } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import type { ListOption } from '../../collection/option.tsx';
import { besideOption, optionNamed } from './next-option.ts';

type KeyDown = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0];

interface ClosedKeys {
  readonly options: readonly ListOption[];
  readonly value: string | null;
  readonly locale: string;
  readonly open: () => void;
  readonly choose: (id: string) => void;
}

/** Letters that follow each other faster than this are one word. */
const typingMs = 1000;

/** What keys do on the closed field. */
export function useClosedKeys({ options, value, locale, open, choose }: ClosedKeys) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyDown) => {
    const { key, timeStamp } = event;
    if (key === 'Enter' || key === ' ' || key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      return open();
    }
    const letter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey ? key : null;
    if (letter !== null)
      typed.current = {
        text: (timeStamp - typed.current.at < typingMs ? typed.current.text : '') + letter,
        at: timeStamp,
      };
    const next =
      letter !== null
        ? optionNamed(options, value, typed.current.text, locale)
        : key === 'ArrowLeft' || key === 'ArrowRight'
          ? besideOption(options, value, key === 'ArrowLeft' ? -1 : 1)
          : undefined;
    // What means nothing here may be a shortcut of the page.
    if (next === undefined) return event.continuePropagation();
    event.preventDefault();
    return choose(next.id);
  };
}
