import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { caretBehind, countBefore } from './typed-digits.ts';

/** A change of the text, as the browser has made it. */
export interface TypedText {
  text: string;
  isPasted: boolean;
}

interface TypedTextOptions {
  /** Whether a character is part of the value; others are separators that formatting adds. */
  counts: (character: string) => boolean;
  /** Takes the typed text, and returns the text that is shown instead. */
  onType: (typed: TypedText) => string;
}

/**
 * Handlers for an input that is written again with separators while people type: the caret keeps its place, and
 * Backspace and Delete next to a separator remove the digit behind it.
 */
export function useTypedText({ counts, onType }: TypedTextOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const input = ref.current;
    if (caret.current !== null && input && document.activeElement === input)
      input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const at = target.selectionStart ?? target.value.length;
    const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
    const written = onType({ text: target.value, isPasted });
    // What was typed at the end stays at the end, behind separators that were added there.
    caret.current =
      at === target.value.length ? written.length : caretBehind(written, countBefore(target.value, at, counts), counts);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event;
    const { selectionStart: at, selectionEnd: end, value } = input;
    if (at === null || at !== end || event.ctrlKey || event.metaKey || event.altKey) return;
    let to = at;
    if (key === 'Backspace') while (to > 0 && !counts(value[to - 1] ?? '')) to -= 1;
    if (key === 'Delete') while (to < value.length && !counts(value[to] ?? '')) to += 1;
    if (to !== at) input.setSelectionRange(to, to);
  };

  return { ref, onChange, onKeyDown };
}
