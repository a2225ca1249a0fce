import { useEffect, useState } from 'react';
import { fill, useLabels, useWording } from '../labels/use-labels.ts';
import { visuallyHidden } from '../theme/visually-hidden.css.ts';
import { count, countNearEnd } from './field.css.ts';

/** In ms: screen readers announce the number after a pause in typing, not at every key. */
const pauseMs = 800;

/** Whether so few characters are left that people should know while they type: a tenth, and at least ten. */
const isNearEnd = (left: number, max: number) => left <= Math.max(10, max / 10);

interface CharacterCountProps {
  /** For `aria-describedby` of the control. */
  id: string;
  length: number;
  max: number;
}

/** How many characters are written of those that fit. Near the end, the number left is announced. */
export function CharacterCount({ id, length, max }: CharacterCountProps) {
  const labels = useLabels();
  const wording = useWording();
  const left = Math.max(0, max - length);
  const isNear = isNearEnd(left, max);
  const words = fill(labels.charactersLeft, { count: wording.number(left) });
  const [announced, setAnnounced] = useState('');
  const [first] = useState(length);
  useEffect(() => {
    if (length === first && announced === '') return undefined;
    const timer = setTimeout(() => setAnnounced(isNear ? words : ''), pauseMs);
    return () => clearTimeout(timer);
  }, [length, first, announced, isNear, words]);
  return (
    <>
      <span aria-hidden dir="ltr" className={isNear ? countNearEnd : count}>
        {wording.number(length)}/{wording.number(max)}
      </span>
      <span id={id} className={visuallyHidden}>
        {words}
      </span>
      <span role="status" className={visuallyHidden}>
        {announced}
      </span>
    </>
  );
}
