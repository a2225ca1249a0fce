import { useLocale } from 'react-aria-components/I18nProvider';
import { ColorMark } from '../../color/color-mark.tsx';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { count as countClass, kind, punctuation } from './JsonTree.css.ts';
import { dateInWords } from './known-texts.ts';

/** Longer texts are truncated on screen; copying includes the full text. */
const shownCharsMax = 1000;

interface JsonValueProps {
  value: unknown;
  /** Number of children, for lists and objects. */
  size: number | undefined;
  isOpen: boolean;
}

/** One value as JSON, with a swatch of colours and dates in words; lists and objects as brackets and the number of their children. */
export function JsonValue({ value, size, isOpen }: JsonValueProps) {
  const labels = useLabels();
  const { count } = useWording();
  const { locale } = useLocale();
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
    const date = dateInWords(value, locale);
    return (
      <>
        <ColorMark text={value} />
        <span className={kind.string}>{JSON.stringify(left > 0 ? value.slice(0, shownCharsMax) : value)}</span>
        {left > 0 && <span className={countClass}> … {count(labels.moreCharacters, left)}</span>}
        {date !== null && <span className={countClass}> {date}</span>}
      </>
    );
  }
  if (typeof value === 'number' || typeof value === 'bigint') {
    return <span className={kind.number}>{Object.is(value, -0) ? '-0' : String(value)}</span>;
  }
  return <span className={kind.word}>{String(value)}</span>;
}
