import { wholeNumberIn } from '@apiyard/kernels/quiz/quiz';
import { openDialog } from '@apiyard/kit/open-dialog.ts';
import { useEffect, useEffectEvent } from 'react';

/** Digits that are typed while the focus is in no field, so that people can answer without selecting one first. */
export function useTypedDigits(isOn: boolean, onDigit: (digit: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
    if (wholeNumberIn(event.key) === null || document.querySelector(openDialog) !== null) return;
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [role=menu] *')) return;
    event.preventDefault();
    onDigit(event.key);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
