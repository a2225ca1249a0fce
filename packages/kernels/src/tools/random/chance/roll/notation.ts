import { InputFault } from '../../../../faults/input-fault.ts';

export interface DiceTerm {
  readonly kind: 'dice';
  readonly text: string;
  readonly sign: 1 | -1;
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
  /** Dice that show the highest side are rolled again, and the rolls added. */
  readonly explodes: boolean;
  /** Which dice count, and how many. */
  readonly keep: { readonly from: 'highest' | 'lowest'; readonly count: number };
}

interface NumberTerm {
  readonly kind: 'number';
  readonly text: string;
  readonly sign: 1 | -1;
  readonly value: number;
}

export type Term = DiceTerm | NumberTerm;

const diceMax = 200;
const sidesMax = 1000;
const term =
  /\s*([+\-−]?)\s*(?:(\d{0,3})d(\d{1,4}|%|f)(!?)(?:(kh|kl|dh|dl|k|d)(\d{0,3}))?(!?)(?![a-z\d])|(\d{1,6})(?![a-z\d]))\s*/iy;

/** The terms of `2d6+3`, `4d6dl1`, `2d20kh`, `3d6!`, `4dF`, `d%`. */
export function parseDice(notation: string): Term[] {
  const terms: Term[] = [];
  let dice = 0;
  let at = 0;
  while (at < notation.length) {
    const fail = (code: string, values = {}) =>
      new InputFault(code, { pointer: '/notation', values, in: { text: notation, offset: at } });
    term.lastIndex = at;
    const match = term.exec(notation);
    if (match === null || (terms.length > 0 && match[1] === '')) throw fail('not_dice');
    const [whole, operator, countText, sidesText, , keepText, keepCount, , number] = match;
    const sign = operator === '' || operator === '+' ? 1 : -1;
    const text = whole.replaceAll(/\s/g, '').replace(/^[+\-−]/, '');
    if (number === undefined) {
      const next = diceTerm({ text, sign, countText, sidesText, keepText, keepCount, explodes: text.includes('!') });
      if (next.count < 1) throw fail('no_dice');
      dice += next.count;
      if (dice > diceMax) throw fail('dice_many', { max: diceMax });
      const sides = next.highest - next.lowest + 1;
      if (sides < 1 || sides > sidesMax) throw fail('sides_range', { max: sidesMax });
      if (next.explodes && sides < 2) throw fail('explodes_forever');
      if (next.keep.count < 1 || next.keep.count > next.count) throw fail('keep_range', { dice: next.count });
      terms.push(next);
    } else terms.push({ kind: 'number', text, sign, value: Number(number) });
    at = term.lastIndex;
  }
  if (terms.length === 0) throw new InputFault('not_dice', { pointer: '/notation' });
  return terms;
}

interface Parts {
  readonly text: string;
  readonly sign: 1 | -1;
  readonly countText: string | undefined;
  readonly sidesText: string | undefined;
  readonly keepText: string | undefined;
  readonly keepCount: string | undefined;
  readonly explodes: boolean;
}

function diceTerm({ text, sign, countText = '', sidesText = '', keepText, keepCount, explodes }: Parts): DiceTerm {
  const count = countText === '' ? 1 : Number(countText);
  const isFudge = sidesText.toLowerCase() === 'f';
  const [lowest, highest] = isFudge ? [-1, 1] : [1, sidesText === '%' ? 100 : Number(sidesText)];
  const chosen = keepCount === undefined || keepCount === '' ? 1 : Number(keepCount);
  return { kind: 'dice', text, sign, count, lowest, highest, explodes, keep: keepOf(keepText, chosen, count) };
}

function keepOf(how: string | undefined, chosen: number, count: number): DiceTerm['keep'] {
  switch (how?.toLowerCase()) {
    case undefined:
      return { from: 'highest', count };
    case 'k':
    case 'kh':
      return { from: 'highest', count: chosen };
    case 'kl':
      return { from: 'lowest', count: chosen };
    case 'dh':
      return { from: 'lowest', count: count - chosen };
    default:
      return { from: 'highest', count: count - chosen };
  }
}
