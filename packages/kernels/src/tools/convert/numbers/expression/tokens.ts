import { InputFault } from '../../../../faults/input-fault.ts';

export interface Token {
  readonly kind: 'number' | 'name' | 'symbol' | 'end';
  readonly text: string;
  readonly offset: number;
}

const symbols: Readonly<Record<string, string>> = {
  '×': '*',
  '⋅': '*',
  '·': '*',
  '÷': '/',
  '∕': '/',
  '−': '-',
  '**': '^',
};
const pattern =
  /(?<number>(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3}(?!\d))?)|(?<name>[a-zπ]+)|(?<symbol>\*\*|[-+*/^!%(),×⋅·÷∕−])|(?<space>\s+)/iuy;

/** Numbers, names and operators of an expression, in one spelling. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let offset = 0; offset < text.length; offset = pattern.lastIndex) {
    pattern.lastIndex = offset;
    const { number, name, symbol, space } = pattern.exec(text)?.groups ?? {};
    if (number !== undefined) tokens.push({ kind: 'number', text: number.replaceAll('_', ''), offset });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name.toLowerCase(), offset });
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbols[symbol] ?? symbol, offset });
    else if (space === undefined) {
      const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
      throw new InputFault('unexpected', { pointer: '/text', values: { character }, in: { text, offset } });
    }
  }
  return [...tokens, { kind: 'end', text: '', offset: text.length }];
}
