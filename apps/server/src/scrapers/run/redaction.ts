/** Replaces values of secrets with their names in everything that people see. */
import { placeOfSecret } from './template.ts';

export interface Redaction {
  text(text: string): string;
  /** Minimum length for pages: shorter values would replace unrelated words. */
  bytes(bytes: Uint8Array): Uint8Array;
  /** For values read from a page, since reading may join separate parts of its text. Covers all strings, also member names. */
  value<T>(value: T): T;
}

const lengthMin = 8;

export function redactionOf(secrets: ReadonlyMap<string, string>): Redaction {
  // A value may contain another one.
  const all = Array.from(secrets, ([name, value]) => ({ place: placeOfSecret(name), value })).sort(
    (a, b) => b.value.length - a.value.length,
  );
  const long = all.filter(({ value }) => value.length >= lengthMin);
  const replacersOf = (some: typeof all, width: Width) =>
    some.map(({ place, value }) => replacerOf(value, place, width));
  const [everywhere, inValues] = [replacersOf(all, oneByte), replacersOf(long, oneByte)];
  const replaced = (text: string, replacers: readonly Replace[]) =>
    replacers.reduce((each, replace) => replace(each), text);

  function inside(value: unknown): unknown {
    if (typeof value === 'string') return replaced(value, inValues);
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [replaced(name, inValues), inside(member)]),
    );
  }

  return {
    text: (text) => replaced(text, everywhere),
    bytes(bytes) {
      if (long.length === 0) return bytes;
      // Values are ASCII: every charset in use writes them as ASCII does, or in two bytes each, of which one is 0.
      const widths = bytes.includes(0) ? [oneByte, littleEnd, bigEnd] : [oneByte];
      const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      const clean = widths.reduce(
        (each, width) => replaced(each, width === oneByte ? inValues : replacersOf(long, width)),
        page,
      );
      return clean === page ? bytes : Buffer.from(clean, 'latin1');
    },
    value: <T>(value: T) => (long.length === 0 ? value : (inside(value) as T)),
  };
}

type Replace = (text: string) => string;

/** How an ASCII character is encoded in text, or in bytes read as Latin-1; `sign` may be an expression for one character. */
type Width = (sign: string) => string;
const oneByte: Width = (sign) => sign;
const littleEnd: Width = (sign) => `(?:${sign}\0)`;
const bigEnd: Width = (sign) => `(?:\0${sign})`;

/** Characters of a value in one expression: engines reject longer ones. */
const pieceLength = 50;

function replacerOf(value: string, place: string, width: Width): Replace {
  const written = width === oneByte ? place : Array.from(place, (sign) => width(sign).slice(3, -1)).join('');
  const spelled = (piece: string, flags: 'gi' | 'yi') =>
    new RegExp(Array.from(piece, (sign) => spellingsOf(sign, width)).join(''), flags);
  const head = spelled(value.slice(0, pieceLength), 'gi');
  const rest = Array.from({ length: Math.ceil(value.length / pieceLength) - 1 }, (_, index) =>
    spelled(value.slice((index + 1) * pieceLength, (index + 2) * pieceLength), 'yi'),
  );
  return (text) => {
    const parts: string[] = [];
    let done = 0;
    head.lastIndex = 0;
    for (let match = head.exec(text); match !== null; match = head.exec(text)) {
      const end = rest.reduce((at, piece) => endOf(piece, text, at), head.lastIndex);
      if (end === -1) {
        head.lastIndex = match.index + 1;
        continue;
      }
      parts.push(text.slice(done, match.index), written);
      done = end;
      head.lastIndex = end;
    }
    return done === 0 ? text : parts.join('') + text.slice(done);
  };
}

/** Where a match that starts at `at` ends; -1 when there is none. */
function endOf(sticky: RegExp, text: string, at: number): number {
  if (at === -1) return -1;
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : -1;
}

const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The encodings in which sites repeat input: in URLs, forms, JSON, scripts and HTML; with different escaping, some in upper case. Longest first. */
function spellingsOf(sign: string, width: Width): string {
  const code = sign.charCodeAt(0);
  const plain = (text: string) => Array.from(text, (each) => width(each.replace(/[^\w\s]/, '\\$&'))).join('');
  const hex = Array.from(code.toString(16).padStart(2, '0'), width).join('');
  const zeros = `${width('0')}{0,5}`;
  const end = `${width(';')}?`;
  const escaped = /["'/\\]/.test(sign) ? `${plain('\\')}?` : '';
  const ways = [
    `${plain('&#x')}${zeros}${hex}${end}`,
    `${plain('&#')}${zeros}${plain(String(code))}${end}`,
    `${plain('\\u00')}${hex}`,
    `${plain('\\x')}${hex}`,
    `${plain('%')}${hex}`,
    ...(names[sign] === undefined ? [] : [plain(names[sign])]),
    ...(sign === ' ' ? [plain('+')] : []),
    escaped + plain(sign),
  ];
  return `(?:${ways.join('|')})`;
}
