import { InputFault } from '../faults/input-fault.ts';
import { readJson } from '../json/read.ts';
import type { JsonValue } from '../json/value.ts';

export interface Token {
  /** The characters of a sign, or one of `name`, `quoted`, `literal`, `number`, `end`. */
  readonly kind: string;
  readonly offset: number;
  /** The value of a name, quoted name, literal or number. */
  readonly value: JsonValue;
}

const signs = /\[\?|\[\]|\|\||&&|[!=<>]=|[[\]{}().,:*@&|!<>]/y;
const name = /[A-Za-z_]\w*/y;
const digits = /-?\d+/y;
const blank = /[ \t\r\n]*/y;

export function fault(code: string, query: string, offset: number): InputFault {
  return new InputFault(code, { pointer: '/query', in: { text: query, offset } });
}

/** The tokens of a JMESPath expression; the last has the kind `end`. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    match(blank);
    const offset = at;
    const add = (kind: string, value: JsonValue = null) => tokens.push({ kind, offset, value });
    if (at >= query.length) {
      add('end');
      return tokens;
    }
    const first = query[at];
    if (first === '"') add('quoted', parsed(delimited('"'), offset));
    else if (first === "'") add('literal', raw(delimited("'")));
    else if (first === '`') add('literal', literal(delimited('`'), offset));
    else {
      const text = match(name);
      const number = text === '' ? match(digits) : '';
      if (text !== '') add('name', text);
      else if (number !== '') add('number', number);
      else {
        const sign = match(signs);
        if (sign === '') throw fault('jmespath_syntax', query, at);
        add(sign);
      }
    }
  }

  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    if (!pattern.test(query)) return '';
    const found = query.slice(at, pattern.lastIndex);
    at = pattern.lastIndex;
    return found;
  }

  /** The text up to the closing delimiter, including both delimiters. */
  function delimited(delimiter: string): string {
    const start = at;
    for (at += 1; query[at] !== delimiter; at += query[at] === '\\' ? 2 : 1)
      if (at >= query.length) throw fault('jmespath_open', query, start);
    at += 1;
    return query.slice(start, at);
  }

  function parsed(json: string, offset: number): JsonValue {
    try {
      return readJson(json, { pointer: '/query' });
    } catch (error) {
      if (error instanceof InputFault) throw fault('jmespath_literal', query, offset);
      throw error;
    }
  }

  function literal(text: string, offset: number): JsonValue {
    return parsed(text.slice(1, -1).replaceAll('\\`', '`'), offset);
  }
}

const raw = (text: string): string => text.slice(1, -1).replaceAll("\\'", "'");
