import { useLabels, useWording } from '../../labels/use-labels.ts';
import { count as countClass, kind, punctuation } from './JsonTree.css.ts';

/** Longer texts are truncated on screen; copying includes the full text. */
const shownCharsMax = 1000;

interface JsonValueProps {
  value: unknown;
  /** Number of children, for lists and objects. */
  size: number | undefined;
  isOpen: boolean;
}

/** One value as JSON; lists and objects as brackets and the number of their children. */
export function JsonValue({ value, size, isOpen }: JsonValueProps) {
  const labels = useLabels();
  const { count } = useWording();
  if (size !== undefined) {
    const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    return (
      <>
        <span className={punctuation}>{isOpen ? start : `${start}${size > 0 ? '…' : ''}${end}`}</span>
        {size > 0 && <span className={countClass}> {count(labels.items, size)}</span>}
      </>
    );
  }
  if (typeof value === 'string') {
    const left = value.length - shownCharsMax;
    return (
      <>
        <span className={kind.string}>{JSON.stringify(left > 0 ? value.slice(0, shownCharsMax) : value)}</span>
        {left > 0 && <span className={countClass}> … {count(labels.moreCharacters, left)}</span>}
      </>
    );
  }
  if (typeof value === 'number' || typeof value === 'bigint') {
    return <span className={kind.number}>{Object.is(value, -0) ? '-0' : String(value)}</span>;
  }
  return <span className={kind.word}>{String(value)}</span>;
}
