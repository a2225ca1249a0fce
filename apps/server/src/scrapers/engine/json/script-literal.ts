/** Parses values in scripts: JSON, and the object literals, quotes and commas that JavaScript allows in addition. */
import { parseJson } from './json.ts';
import { TooLarge } from '../limits.ts';

interface Literal {
  readonly value: unknown;
  /** Behind its last character. */
  readonly end: number;
}

/**
 * The value that starts at `start`: a literal, or `JSON.parse("…")`. Nothing is evaluated. Undefined for anything else
 * (an identifier, a call, an expression). Throws `TooLarge` beyond `depthMax` levels.
 */
export function readLiteral(text: string, start: number, depthMax: number): Literal | undefined {
  const json = readJson(text, start);
  if (json) return json;
  const reader = new LiteralReader(text, start, depthMax);
  try {
    const value = parseJson(reader.topValue());
    return { value, end: reader.at };
  } catch (error) {
    if (error instanceof NoLiteral || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The fast path for JSON followed by other text: the error of `JSON.parse` has the position where it ends. */
function readJson(text: string, start: number): Literal | undefined {
  const rest = text.slice(start);
  if (!/^[[{]/.test(rest)) return undefined;
  try {
    return { value: parseJson(rest), end: text.length };
  } catch (error) {
    const end = error instanceof SyntaxError ? /after JSON at position (\d+)/.exec(error.message)?.[1] : undefined;
    if (error instanceof TooLarge) throw error;
    return end === undefined ? undefined : { value: parseJson(rest.slice(0, Number(end))), end: start + Number(end) };
  }
}

class NoLiteral extends Error {}

const words: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  undefined: 'null',
  NaN: 'null',
  Infinity: 'null',
};
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
  '\u2028': '',
  '\u2029': '',
};
const space = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const number = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)n?(?![\w$])/y;
const word = /[A-Za-z_$][\w$]*/y;
const call = /JSON\.parse\s*\(\s*/y;
const decode = /decodeURIComponent\s*\(\s*/y;
const plainRun = { '"': /[^"\\]*/y, "'": /[^'\\]*/y, '`': /[^`\\$]*/y } as const;

/** Rewrites a literal as JSON. */
class LiteralReader {
  at: number;
  readonly #text: string;
  readonly #depthMax: number;
  #depth = 0;

  constructor(text: string, at: number, depthMax: number) {
    this.#text = text;
    this.at = at;
    this.#depthMax = depthMax;
  }

  topValue(): string {
    this.#skip(space);
    if (!this.#skip(call)) return this.#value();
    const isEncoded = this.#skip(decode) !== '';
    const quoted = this.#string();
    this.#skip(space);
    this.#expect(')');
    if (isEncoded) {
      this.#skip(space);
      this.#expect(')');
    }
    return isEncoded ? decoded(quoted) : quoted;
  }

  #value(): string {
    this.#skip(space);
    const sign = this.#text[this.at];
    if (sign === '{') return this.#object();
    if (sign === '[') return this.#array();
    if (sign === '"' || sign === "'" || sign === '`') return JSON.stringify(this.#string());
    // Minified true and false.
    if (sign === '!') {
      const digit = this.#text[this.at + 1];
      if (digit !== '0' && digit !== '1') throw new NoLiteral();
      this.at += 2;
      return String(digit === '0');
    }
    const digits = this.#skip(number);
    if (digits !== '') return numberOf(digits);
    const name = this.#skip(word);
    if (name === 'void') {
      this.#skip(space);
      this.#expect('0');
      return 'null';
    }
    const value = Object.hasOwn(words, name) ? words[name] : undefined;
    if (value === undefined) throw new NoLiteral();
    return value;
  }

  #object(): string {
    this.#enter('{');
    const members: string[] = [];
    while (!this.#closes('}')) {
      const sign = this.#text[this.at];
      const key = sign === '"' || sign === "'" ? this.#string() : this.#skip(word) || String(this.#skip(number));
      if (key === '' && sign !== '"' && sign !== "'") throw new NoLiteral();
      this.#skip(space);
      this.#expect(':');
      members.push(`${JSON.stringify(key)}:${this.#value()}`);
      this.#separator('}');
    }
    return `{${members.join(',')}}`;
  }

  #array(): string {
    this.#enter('[');
    const entries: string[] = [];
    while (!this.#closes(']')) {
      entries.push(this.#value());
      this.#separator(']');
    }
    return `[${entries.join(',')}]`;
  }

  #string(): string {
    const quote = this.#text[this.at];
    if (quote !== '"' && quote !== "'" && quote !== '`') throw new NoLiteral();
    this.at += 1;
    const run = plainRun[quote];
    let value = '';
    for (;;) {
      value += this.#skip(run);
      const sign = this.#text[this.at];
      if (sign === undefined) throw new NoLiteral();
      this.at += 1;
      if (sign === quote) return value;
      if (sign === '\\') value += this.#escape();
      else if (this.#text[this.at] === '{') throw new NoLiteral();
      else value += sign;
    }
  }

  #escape(): string {
    const sign = this.#text[this.at] ?? '';
    this.at += 1;
    if (sign === 'u' && this.#text[this.at] === '{') {
      const end = this.#text.indexOf('}', this.at);
      const code = Number.parseInt(this.#text.slice(this.at + 1, end), 16);
      if (end < 0 || !(code <= 0x10ffff)) throw new NoLiteral();
      this.at = end + 1;
      return String.fromCodePoint(code);
    }
    const length = sign === 'u' ? 4 : sign === 'x' ? 2 : 0;
    if (length === 0) return escapes[sign] ?? sign;
    const digits = this.#text.slice(this.at, this.at + length);
    if (digits.length < length || !/^[\da-fA-F]+$/.test(digits)) throw new NoLiteral();
    this.at += length;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  #enter(sign: string): void {
    this.#expect(sign);
    this.#depth += 1;
    if (this.#depth > this.#depthMax) throw new TooLarge(`The JSON is nested deeper than ${this.#depthMax} levels.`);
  }

  #closes(sign: string): boolean {
    this.#skip(space);
    if (this.#text[this.at] !== sign) return false;
    this.at += 1;
    this.#depth -= 1;
    return true;
  }

  #separator(closing: string): void {
    this.#skip(space);
    if (this.#text[this.at] === closing) return;
    this.#expect(',');
  }

  #expect(sign: string): void {
    if (this.#text[this.at] !== sign) throw new NoLiteral();
    this.at += 1;
  }

  /** What the expression takes from here on; empty when nothing. */
  #skip(expression: RegExp): string {
    expression.lastIndex = this.at;
    const taken = expression.exec(this.#text)?.[0] ?? '';
    this.at += taken.length;
    return taken;
  }
}

/** The number as it is written, where JSON can write it so. */
function numberOf(digits: string): string {
  const plain = digits.replace(/n$/, '').replace(/^\+/, '');
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(plain) ? plain : JSON.stringify(Number(plain));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new NoLiteral();
  }
}
