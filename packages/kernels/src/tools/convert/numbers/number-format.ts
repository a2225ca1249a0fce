import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { readNumber } from './format/read-number.ts';

type Notation = 'standard' | 'scientific' | 'engineering' | 'compact' | 'compact-long' | 'percent';

interface Input {
  readonly text: string;
  readonly from?: string | undefined;
  readonly locale: string;
  readonly notation: Notation;
  readonly decimals?: number | undefined;
  readonly numbering?: string | undefined;
  readonly group: boolean;
}

const notations: Readonly<Record<Notation, Intl.NumberFormatOptions>> = {
  standard: {},
  scientific: { notation: 'scientific' },
  engineering: { notation: 'engineering' },
  compact: { notation: 'compact' },
  'compact-long': { notation: 'compact', compactDisplay: 'long' },
  percent: { style: 'percent' },
};
/** The most digits after the point that Intl writes. */
const decimalsMax = 100;

/** A number in the styles of a locale. */
export default function numberFormat({ text, from, locale, notation, decimals, numbering, group }: Input) {
  if (from !== undefined) checkLocale(from, '/from');
  checkLocale(locale, '/locale');
  const { number, notes } = readNumber(text, from);
  const write = (style: Notation, places: number | undefined) => {
    const isShort = style.startsWith('compact') && places === undefined;
    return new Intl.NumberFormat(locale, {
      ...notations[style],
      // Intl takes a string as an exact decimal.
      ...(isShort ? {} : { minimumFractionDigits: places ?? 0, maximumFractionDigits: places ?? decimalsMax }),
      ...(numbering === undefined ? {} : { numberingSystem: numbering }),
      useGrouping: group ? 'auto' : false,
      roundingMode: 'halfEven',
    }).format(number as Intl.StringNumericLiteral);
  };
  const written = write(notation, decimals);
  const exact = new Intl.NumberFormat(locale, {
    ...notations[notation],
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimalsMax,
    ...(numbering === undefined ? {} : { numberingSystem: numbering }),
    useGrouping: group ? 'auto' : false,
  });
  const isRounded = written !== exact.format(number as Intl.StringNumericLiteral) || isBeyondLimit(number);
  const rounded: Note[] = isRounded ? [{ code: 'rounded', pointer: '/text' }] : [];
  const resolved = exact.resolvedOptions();
  return {
    text: written,
    number,
    locale: resolved.locale,
    numbering: resolved.numberingSystem,
    styles: (Object.keys(notations) as Notation[]).map((style) => ({ style, text: write(style, decimals) })),
    notes: [...notes, ...rounded],
  };
}

const isBeyondLimit = (number: string) => (number.split('.')[1] ?? '').length > decimalsMax;

function checkLocale(locale: string, pointer: string): void {
  try {
    if (Intl.NumberFormat.supportedLocalesOf(locale).length > 0) return;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new InputFault('unknown_locale', { pointer, values: { locale } });
}
