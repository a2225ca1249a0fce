/** Explains a valid pattern part by part, with a code for each kind of part. */
import type { FaultValues } from '../../../../faults/input-fault.ts';
import type { Flags } from './compile.ts';
import type { Token } from './tokens.ts';
import { boundsOf, tokensOf } from './tokens.ts';

export interface Part {
  readonly pattern: string;
  readonly offset: number;
  /** 0 for the outermost parts. */
  readonly depth: number;
  readonly code: string;
  readonly values: FaultValues;
}

const escapes: Readonly<Record<string, string>> = {
  '\\d': 'digit',
  '\\D': 'not_digit',
  '\\s': 'space',
  '\\S': 'not_space',
  '\\w': 'word_character',
  '\\W': 'not_word_character',
  '\\b': 'word_boundary',
  '\\B': 'not_word_boundary',
  '\\A': 'text_start',
  '\\z': 'text_end',
  '\\C': 'byte',
};
const controls: Readonly<Record<string, string>> = {
  '\\n': 'U+000A',
  '\\r': 'U+000D',
  '\\t': 'U+0009',
  '\\f': 'U+000C',
  '\\v': 'U+000B',
  '\\a': 'U+0007',
};

interface Sequence {
  readonly items: readonly Item[];
}
type Item =
  | { readonly kind: 'atom'; readonly start: number; readonly end: number; readonly token: Token }
  | { readonly kind: 'literal'; readonly start: number; readonly end: number; readonly text: string }
  | {
      readonly kind: 'group';
      readonly start: number;
      readonly end: number;
      readonly open: Token;
      readonly number: number;
      readonly branches: readonly Sequence[];
    }
  | {
      readonly kind: 'repeat';
      readonly start: number;
      readonly end: number;
      readonly token: Token;
      readonly item: Item;
    };

export function explain(pattern: string, flags: Flags): Part[] {
  const branches = new Reader(tokensOf(pattern)).branches();
  const parts: Part[] = [];
  const writer = new Writer(pattern, flags, parts);
  writer.branches(branches, 0, { offset: 0, end: pattern.length });
  return parts;
}

class Reader {
  private at = 0;
  private groups = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  branches(): Sequence[] {
    const branches: Sequence[] = [];
    let items: Item[] = [];
    for (;;) {
      const token = this.tokens[this.at];
      if (token === undefined || token.kind === 'close') break;
      this.at += 1;
      if (token.kind === 'bar') {
        branches.push({ items });
        items = [];
      } else if (token.kind === 'repeat') {
        const item = items.pop();
        if (item !== undefined) items.push(...repeated(item, token));
      } else this.add(items, token);
    }
    return [...branches, { items }];
  }

  private add(items: Item[], token: Token): void {
    const { kind, text, offset } = token;
    const end = offset + text.length;
    if (kind === 'open') {
      const isCapturing = text === '(' || /^\(\?P?</.test(text);
      if (isCapturing) this.groups += 1;
      const number = isCapturing ? this.groups : 0;
      const branches = this.branches();
      const close = this.tokens[this.at];
      this.at += 1;
      items.push({ kind: 'group', start: offset, end: (close?.offset ?? end) + 1, open: token, number, branches });
      return;
    }
    const literal = literalOf(token);
    if (literal === null) {
      items.push({ kind: 'atom', start: offset, end, token });
      return;
    }
    const last = items.at(-1);
    if (last?.kind !== 'literal') items.push({ kind: 'literal', start: offset, end, text: literal });
    else items[items.length - 1] = { ...last, end, text: last.text + literal };
  }
}

/** The text that a token matches as it is. */
function literalOf({ kind, text }: Token): string | null {
  if (kind === 'literal') return text;
  if (kind === 'quoted') return text.slice(2).replace(/\\E$/, '');
  return kind === 'escape' && /^\\[^\w\s]$/u.test(text) ? text.slice(1) : null;
}

/** A repetition is of the last character of a literal. */
function repeated(item: Item, token: Token): Item[] {
  const end = token.offset + token.text.length;
  if (item.kind !== 'literal') return [{ kind: 'repeat', start: item.start, end, token, item }];
  const characters = Array.from(item.text);
  const last = characters.pop() ?? '';
  // An escaped character takes two places in the pattern, the last of \Q…\E as many as it has.
  const start =
    characters.length === 0
      ? item.start
      : Math.max(item.start, item.end - last.length - (/[^\w\s]/u.test(last) ? 1 : 0));
  const isEscaped = characters.length > 0 && item.end - start > last.length;
  const from = isEscaped ? start : characters.length === 0 ? item.start : item.end - last.length;
  const single: Item = { kind: 'literal', start: from, end: item.end, text: last };
  const repeat: Item = { kind: 'repeat', start: from, end, token, item: single };
  return characters.length === 0 ? [repeat] : [{ ...item, end: from, text: characters.join('') }, repeat];
}

class Writer {
  private readonly pattern: string;
  private readonly flags: Flags;
  private readonly parts: Part[];

  constructor(pattern: string, flags: Flags, parts: Part[]) {
    this.pattern = pattern;
    this.flags = flags;
    this.parts = parts;
  }

  branches(
    branches: readonly Sequence[],
    depth: number,
    place: { readonly offset: number; readonly end: number },
  ): void {
    if (branches.length === 1) {
      for (const item of branches[0]?.items ?? []) this.item(item, depth);
      return;
    }
    this.part(place.offset, place.end, depth, 'either', { count: branches.length });
    for (const { items } of branches) {
      const [first] = items;
      const last = items.at(-1);
      if (first === undefined || last === undefined) this.part(place.offset, place.offset, depth + 1, 'nothing');
      else if (items.length === 1) this.item(first, depth + 1);
      else {
        this.part(first.start, last.end, depth + 1, 'sequence');
        for (const item of items) this.item(item, depth + 2);
      }
    }
  }

  private item(item: Item, depth: number): void {
    const { start, end } = item;
    if (item.kind === 'literal') this.part(start, end, depth, 'literal', { text: item.text });
    else if (item.kind === 'repeat') {
      this.repeat(item.token.text, start, end, depth);
      this.item(item.item, depth + 1);
    } else if (item.kind === 'group') {
      const { text } = item.open;
      const name = /<(\w+)>/.exec(text)?.[1];
      const flags = /^\(\?([\w-]+):$/.exec(text)?.[1];
      if (name !== undefined) this.part(start, end, depth, 'named_group', { number: item.number, name });
      else if (item.number > 0) this.part(start, end, depth, 'group', { number: item.number });
      else if (flags === undefined) this.part(start, end, depth, 'plain_group');
      else this.part(start, end, depth, 'flags_group', { flags });
      this.branches(item.branches, depth + 1, { offset: start + text.length, end: end - 1 });
    } else this.atom(item.token, depth);
  }

  private repeat(text: string, start: number, end: number, depth: number): void {
    const { min, max } = boundsOf(text);
    const laziness = text.length > 1 && text.endsWith('?') ? '_lazy' : '';
    if (max === null) this.part(start, end, depth, `at_least${laziness}`, { min });
    else if (min === max) this.part(start, end, depth, 'exactly', { min });
    else if (min === 0 && max === 1) this.part(start, end, depth, `optional${laziness}`);
    else this.part(start, end, depth, `between${laziness}`, { min, max });
  }

  private atom({ kind, text, offset }: Token, depth: number): void {
    const end = offset + text.length;
    const { multiline = false, dotAll = false } = this.flags;
    const known = escapes[text];
    const control = controls[text];
    if (kind === 'class')
      this.part(offset, end, depth, text.startsWith('[^') ? 'none_of' : 'one_of', {
        characters: text.slice(text.startsWith('[^') ? 2 : 1, -1),
      });
    else if (kind === 'flags') this.part(offset, end, depth, 'flags', { flags: text.slice(2, -1) });
    else if (text === '.') this.part(offset, end, depth, dotAll ? 'any' : 'any_in_line');
    else if (text === '^') this.part(offset, end, depth, multiline ? 'line_start' : 'text_start');
    else if (text === '$') this.part(offset, end, depth, multiline ? 'line_end' : 'text_end');
    else if (known !== undefined) this.part(offset, end, depth, known);
    else if (control !== undefined) this.part(offset, end, depth, 'code_point', { code: control });
    else if (/^\\p/i.test(text)) {
      const isNegated = text.startsWith('\\P') !== text.includes('{^');
      const name = text.replace(/^\\[pP]\{?\^?|\}$/g, '');
      this.part(offset, end, depth, isNegated ? 'not_property' : 'property', { name });
    } else {
      const code = Number.parseInt(text.replace(/^\\[xu]?\{?|\}$/g, ''), /^\\[xu]/.test(text) ? 16 : 8);
      if (Number.isNaN(code)) this.part(offset, end, depth, 'literal', { text: text.slice(1) });
      else
        this.part(offset, end, depth, 'code_point', { code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` });
    }
  }

  private part(offset: number, end: number, depth: number, code: string, values: FaultValues = {}): void {
    this.parts.push({ pattern: this.pattern.slice(offset, end), offset, depth, code, values });
  }
}
