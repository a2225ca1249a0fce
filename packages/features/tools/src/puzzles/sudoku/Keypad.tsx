import { useCopy } from '@apiyard/kit/copy.ts';
import { digit as digitStyle, key, keypad, left as leftStyle } from './Keypad.css.ts';
import { sudokuCopy } from './sudoku-copy.ts';

interface KeypadProps {
  /** How often each digit still has to be entered, from 1. */
  readonly left: readonly number[];
  readonly isDisabled: boolean;
  readonly onDigit: (digit: number) => void;
}

/** Digits for the chosen cell, by pointer and touch, with how many are left. */
export function Keypad({ left, isDisabled, onDigit }: KeypadProps) {
  const t = useCopy(sudokuCopy);
  return (
    <div role="group" dir="ltr" aria-label={t('sudoku.keypad')} className={keypad}>
      {left.map((count, index) => (
        <button
          key={index}
          type="button"
          className={key}
          disabled={isDisabled}
          aria-label={t('sudoku.digitLeft', { digit: index + 1, left: Math.max(0, count) })}
          onClick={() => onDigit(index + 1)}
        >
          <span className={digitStyle}>{index + 1}</span>
          <span className={leftStyle} data-left={Math.max(0, count)} />
        </button>
      ))}
    </div>
  );
}
