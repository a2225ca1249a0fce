import { byteOrderMark, Fault, misplacedMark } from '../fault.ts';
import { decimalOf } from '../limits.ts';
import type { Notes } from '../notes.ts';
import { ExactNumber, type Moment, momentOf, Numbers } from '../value.ts';
import type { Reason } from '../words.ts';

type Quote = '"' | "'";
/** The bracket that closes the list or table around a value. */
type ValueEnd = ']' | '}' | '';

/** Characters of a string on one line that are neither its end nor an escape sequence. */
const plainByQuote = {
  '"': /[^"\\\u0000-\u0008\u000a-\u001f\u007f]*/y,
  "'": /[^'\u0000-\u0008\u000a-\u001f\u007f]*/y,
} as const;
/** The same for a string on several lines. */
const linesByQuote = {
  '"': /[^"\\\u0000-\u0008\u000b-\u001f\u007f]*/y,
  "'": /[^'\u0000-\u0008\u000b-\u001f\u007f]*/y,
} as const;
const bareKey = /[\w-]*/y;
const commentText = /[^\u0000-\u0008\u000a-\u001f\u007f]*/y;
const dateOrTime =
  /\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[-+]\d\d:\d\d)?)?|\d\d:\d\d(?::\d\d(?:\.\d+)?)?/y;
const unfinishedMoment = /[Tt.:+-]| \d/y;
const lineBreaksAndBlanks = /(?:[ \t\n]|\r\n)*/y;

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\u001b',
  '"': '"',
  '\\': '\\',
};
const hexDigitsByEscape: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Reads the tokens of TOML 1.1, which includes 1.0: keys, strings, numbers, dates, comments. */
export class TomlScanner {
  readonly text: string;
  at = 0;
  readonly #notes: Notes;
  readonly #numbers = new Numbers();
  constructor(text: string, notes: Notes) {
    this.text = text;
    this.#notes = notes;
  }

  get code(): number {
    return this.text.charCodeAt(this.at);
  }

  fault(reason: Reason<'toml'>, offset = this.at, date = ''): Fault {
    if (this.text[offset] === byteOrderMark) return misplacedMark(offset);
    return new Fault('syntax', reason, { date }, offset);
  }

  skipBlanks(): void {
    for (let code = this.code; code === 0x20 || code === 0x09; code = this.code) this.at += 1;
  }

  /** Skips spaces, tabs and a comment. */
  skipToLineEnd(): void {
    this.skipBlanks();
    if (this.code !== 0x23) return;
    this.#notes.add('comments', 'data.note.comments', null, '');
    this.#match(commentText);
    if (this.at < this.text.length && !this.isLineBreak()) throw this.fault('data.because.toml.commentControl');
  }

  /** Skips spaces, line breaks and comments. */
  skipLines(): void {
    while (this.code <= 0x23) {
      this.skipToLineEnd();
      if (!this.isLineBreak()) return;
      this.#skipLineBreak();
    }
  }

  isLineBreak(): boolean {
    const { code } = this;
    return code === 0x0a || (code === 0x0d && this.text.charCodeAt(this.at + 1) === 0x0a);
  }

  /** Reads the parts of a key up to `end`, and `end`. `check` is called before each part with the number of parts. */
  readKey(end: '=' | ']', check: (parts: number) => void): string[] {
    const { text } = this;
    const start = this.at;
    const parts: string[] = [];
    for (;;) {
      this.skipBlanks();
      check(parts.length);
      parts.push(this.#readKeyPart(start, end));
      this.skipBlanks();
      const next = text[this.at];
      if (next === undefined) throw this.fault('data.because.toml.keyEnd', start);
      if (next !== end && next !== '.') throw this.fault('data.because.toml.keyCharacter');
      this.at += 1;
      if (next === end) return parts;
    }
  }

  #readKeyPart(start: number, end: string): string {
    const first = this.text[this.at];
    if (first === '"' || first === "'") {
      if (this.text.startsWith(first.repeat(3), this.at)) throw this.fault('data.because.toml.keyLines');
      return this.readString(first);
    }
    const part = this.#match(bareKey);
    if (part !== '') return part;
    if (first === undefined) throw this.fault('data.because.toml.keyEnd', start);
    if (first === end) throw this.fault('data.because.toml.keyMissing');
    throw this.fault(first === '.' ? 'data.because.toml.keyEmpty' : 'data.because.toml.keyCharacter');
  }

  readString(quote: Quote): string {
    const start = this.at;
    const isMultiline = this.text.startsWith(quote.repeat(3), start);
    this.at += isMultiline ? 3 : 1;
    if (isMultiline && this.isLineBreak()) this.#skipLineBreak();
    const plain = (isMultiline ? linesByQuote : plainByQuote)[quote];
    const fence = isMultiline ? quote.repeat(3) : quote;
    let content = this.#match(plain);
    while (!this.text.startsWith(fence, this.at)) {
      content += this.#readSpecial(quote, isMultiline, start);
      content += this.#match(plain);
    }
    if (!isMultiline) {
      this.at += 1;
      return content;
    }
    // One or two quotes are allowed before the closing three.
    const more = this.text[this.at + 3] !== quote ? 0 : this.text[this.at + 4] !== quote ? 1 : 2;
    this.at += 3 + more;
    return content + quote.repeat(more);
  }

  /** Reads a quote, a line break or an escape sequence in a string. */
  #readSpecial(quote: Quote, isMultiline: boolean, start: number): string {
    const next = this.text[this.at];
    if (next === undefined) throw this.fault('data.because.toml.stringEnd', start);
    if (next === quote) {
      this.at += 1;
      return next;
    }
    if (next === '\\') return this.#readEscape(isMultiline, start);
    if (!isMultiline || !this.isLineBreak()) throw this.fault('data.because.toml.stringControl');
    const lineBreak = next === '\r' ? '\r\n' : next;
    this.at += lineBreak.length;
    return lineBreak;
  }

  #readEscape(isMultiline: boolean, start: number): string {
    const backslash = this.at;
    this.at += 1;
    const letter = this.text[this.at];
    if (letter === undefined) throw this.fault('data.because.toml.stringEnd', start);
    const character = escapes[letter];
    if (character !== undefined) {
      this.at += 1;
      return character;
    }
    const digits = hexDigitsByEscape[letter];
    if (digits !== undefined) return this.#readCharacterCode(backslash, digits);
    if (isMultiline && /[ \t\r\n]/.test(letter)) {
      this.skipBlanks();
      if (this.at === this.text.length) throw this.fault('data.because.toml.stringEnd', start);
      if (!this.isLineBreak())
        throw this.code < 0x20 || this.code === 0x7f
          ? this.fault('data.because.toml.stringControl')
          : this.fault('data.because.toml.escapeSpace', backslash);
      this.#match(lineBreaksAndBlanks);
      return '';
    }
    throw this.fault(
      letter < ' ' || letter === '\u007f' ? 'data.because.toml.stringControl' : 'data.because.toml.escapeUnknown',
    );
  }

  #readCharacterCode(backslash: number, digits: number): string {
    this.at += 1;
    for (const end = this.at + digits; this.at < end; this.at += 1) {
      if (!/[\da-fA-F]/.test(this.text.charAt(this.at))) throw this.fault('data.because.toml.escapeDigits');
    }
    const code = Number.parseInt(this.text.slice(this.at - digits, this.at), 16);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
      throw this.fault('data.because.toml.escapeCode', backslash);
    return String.fromCodePoint(code);
  }

  /** Reads a value without brackets or quotes. */
  readPlain(end: ValueEnd): boolean | ExactNumber | Moment {
    const { text, at } = this;
    switch (text[at]) {
      case 't':
        return this.#skipWord('true', at, true);
      case 'f':
        return this.#skipWord('false', at, false);
      default:
        if (text[at + 4] === '-' && text[at + 7] === '-' && isDigits(text, at, 4)) return this.#readMoment();
        if (text[at + 2] === ':' && isDigits(text, at, 2)) return this.#readMoment();
        return this.#readNumber(end);
    }
  }

  #skipWord<Meaning>(word: string, start: number, meaning: Meaning): Meaning {
    if (!this.text.startsWith(word, this.at)) throw this.fault('data.because.toml.value', start);
    this.at += word.length;
    return meaning;
  }

  #readMoment(): Moment {
    const { text } = this;
    const start = this.at;
    const written = this.#match(dateOrTime);
    const isDate = text[start + 2] !== ':';
    if (written === '') throw this.fault(isDate ? 'data.because.toml.datePart' : 'data.because.toml.date', start);
    const hasTime = written.length > 10;
    unfinishedMoment.lastIndex = this.at;
    const [rest = ''] = unfinishedMoment.exec(text) ?? [];
    if (isDate && !hasTime && /[Tt ]/.test(rest)) throw this.fault('data.because.toml.timePart', start);
    if (/[.:]/.test(rest) || (hasTime && /[-+]/.test(rest))) throw this.fault('data.because.toml.date', start);
    const moment = momentOf(written);
    if (moment === null) throw this.fault('data.because.toml.noSuchDate', start, written);
    return moment;
  }

  #readNumber(end: ValueEnd): ExactNumber {
    const { text } = this;
    const start = this.at;
    const sign = text[start] === '-' || text[start] === '+' ? text[start] : '';
    this.at += sign.length;
    const first = text[this.at];
    if (first === 'i') return new ExactNumber(this.#skipWord('inf', start, sign === '-' ? '-inf' : 'inf'));
    if (first === 'n') return new ExactNumber(this.#skipWord('nan', start, 'nan'));
    if (!isDigits(text, this.at, 1)) throw this.fault('data.because.toml.value', start);
    const isDigitOf = this.at === start && first === '0' ? isDigitByPrefix[text[start + 1] ?? ''] : undefined;
    if (isDigitOf) return this.#readWithPrefix(isDigitOf, end);
    this.at += 1;
    if (first === '0' && !this.#isValueEnd(end) && !/[.eE]/.test(text.charAt(this.at)))
      throw this.fault('data.because.toml.leadingZero', start);
    let part: 'whole' | 'fraction' | 'exponent' = 'whole';
    let isAfterDigit = true;
    for (; !this.#isValueEnd(end); this.at += 1) {
      const { code } = this;
      if (isDecimal(code)) {
        isAfterDigit = true;
      } else if (code === 0x5f) {
        if (!isAfterDigit) throw this.fault('data.because.toml.underscore');
        isAfterDigit = false;
      } else if (code === 0x2e && isAfterDigit && part === 'whole') {
        part = 'fraction';
        isAfterDigit = false;
      } else if ((code === 0x65 || code === 0x45) && isAfterDigit && part !== 'exponent') {
        part = 'exponent';
        isAfterDigit = false;
        const next = text[this.at + 1];
        if (next === '+' || next === '-') this.at += 1;
      } else throw this.fault('data.because.toml.numberCharacter');
    }
    if (!isAfterDigit) throw this.fault('data.because.toml.numberEnd', start);
    const written = text.slice(sign === '+' ? start + 1 : start, this.at);
    if (written === '-0') {
      this.#notes.add('number', 'data.note.number', { number: '-0', written: '0' });
      return new ExactNumber('0');
    }
    return this.#numbers.of(written.includes('_') ? written.replaceAll('_', '') : written);
  }

  #readWithPrefix(isDigitOf: (code: number) => boolean, end: ValueEnd): ExactNumber {
    const start = this.at;
    let isAfterDigit = false;
    for (this.at += 2; !this.#isValueEnd(end); this.at += 1) {
      const isUnderscore = this.code === 0x5f;
      if (isUnderscore && !isAfterDigit) throw this.fault('data.because.toml.underscore');
      if (!isUnderscore && !isDigitOf(this.code)) throw this.fault('data.because.toml.numberCharacter');
      isAfterDigit = !isUnderscore;
    }
    if (!isAfterDigit) throw this.fault('data.because.toml.numberEnd');
    return new ExactNumber(decimalOf(this.text.slice(start, this.at).replaceAll('_', ''), start));
  }

  #isValueEnd(end: ValueEnd): boolean {
    const { code } = this;
    if (code <= 0x23) return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x23;
    if (code === 0x2c) return end !== '';
    return Number.isNaN(code) || (end !== '' && code === end.charCodeAt(0));
  }

  #skipLineBreak(): void {
    this.at += this.code === 0x0d ? 2 : 1;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return '';
    const found = this.text.slice(this.at, pattern.lastIndex);
    this.at = pattern.lastIndex;
    return found;
  }
}

const isDecimal = (code: number) => code >= 0x30 && code <= 0x39;
const isDigitByPrefix: Readonly<Record<string, (code: number) => boolean>> = {
  x: (code) => isDecimal(code) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66),
  o: (code) => code >= 0x30 && code <= 0x37,
  b: (code) => code === 0x30 || code === 0x31,
};

function isDigits(text: string, at: number, count: number): boolean {
  for (let index = at; index < at + count; index += 1) if (!isDecimal(text.charCodeAt(index))) return false;
  return true;
}
