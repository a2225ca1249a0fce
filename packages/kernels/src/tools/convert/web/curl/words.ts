import { InputFault } from '../../../../faults/input-fault.ts';

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
  e: '\u001b',
  E: '\u001b',
};

interface Words {
  readonly words: readonly string[];
  /** Whether the shell would replace something, such as `$HOME` or `$(date)`: it is kept as written. */
  readonly hasVariables: boolean;
  /** What follows the command after a pipe, a redirection or another command. */
  readonly rest: string;
}

/** Splits a command into words as a POSIX shell does, with `$'…'` of Bash and `^` at line ends of Windows. */
export function readWords(text: string): Words {
  const words: string[] = [];
  let word: string | null = null;
  let hasVariables = false;
  const fault = (code: string, offset: number) => new InputFault(code, { pointer: '/text', in: { text, offset } });
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
      at += 1;
    } else if (/^(?:\\|\^|`)\r?\n/.test(text.slice(at, at + 3))) {
      at += text.charAt(at + 1) === '\r' ? 3 : 2;
    } else if (character === '\\') {
      word = (word ?? '') + text.charAt(at + 1);
      at += 2;
    } else if (character === "'" || text.startsWith("$'", at)) {
      const isAnsi = character === '$';
      const read = isAnsi ? ansiQuoted(text, at + 2) : singleQuoted(text, at + 1);
      if (read === null) throw fault('open_quote', at);
      word = (word ?? '') + read.value;
      at = read.end;
    } else if (character === '"') {
      const read = doubleQuoted(text, at + 1);
      if (read === null) throw fault('open_quote', at);
      word = (word ?? '') + read.value;
      hasVariables ||= read.hasVariables;
      at = read.end;
    } else if (/[|;<>&]/.test(character)) {
      if (word !== null) words.push(word);
      return { words, hasVariables, rest: text.slice(at).trim() };
    } else {
      hasVariables ||= /^(?:\$[\w({]|`)/.test(text.slice(at, at + 2));
      word = (word ?? '') + character;
      at += 1;
    }
  }
  if (word !== null) words.push(word);
  return { words, hasVariables, rest: '' };
}

interface Quoted {
  readonly value: string;
  readonly end: number;
  readonly hasVariables: boolean;
}

function singleQuoted(text: string, start: number): Quoted | null {
  const end = text.indexOf("'", start);
  return end === -1 ? null : { value: text.slice(start, end), end: end + 1, hasVariables: false };
}

function doubleQuoted(text: string, start: number): Quoted | null {
  let value = '';
  let hasVariables = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') return { value, end: at + 1, hasVariables };
    if (character === '\\' && /["\\$`\n]/.test(text.charAt(at + 1))) {
      at += 1;
      value += text.charAt(at) === '\n' ? '' : text.charAt(at);
    } else {
      hasVariables ||= /^(?:\$[\w({]|`)/.test(text.slice(at, at + 2));
      value += character;
    }
  }
  return null;
}

function ansiQuoted(text: string, start: number): Quoted | null {
  const pattern = /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|([0-7]{1,3})|([\s\S]))|[^\\']|(')/gy;
  pattern.lastIndex = start;
  let value = '';
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [all, hex, unicode, octal, letter, end] = found;
    if (end !== undefined) return { value, end: pattern.lastIndex, hasVariables: false };
    if (hex !== undefined) value += String.fromCharCode(Number.parseInt(hex, 16));
    else if (unicode !== undefined) value += String.fromCharCode(Number.parseInt(unicode, 16));
    else if (octal !== undefined) value += String.fromCharCode(Number.parseInt(octal, 8));
    else value += letter === undefined ? all : (escapes[letter] ?? letter);
  }
  return null;
}

/** A word for a POSIX shell, in single quotes where it needs them. */
export const shellWord = (text: string): string =>
  text !== '' && /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
