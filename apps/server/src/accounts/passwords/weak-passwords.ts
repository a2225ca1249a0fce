/** Which passwords a guesser tries first. No rules about kinds of characters: long ones pass as they are. */
import type { WeakReason } from '@apiyard/api/contract/accounts/session';
import { isCommonPassword } from './common-passwords.ts';

/** Account data that an attacker would try first. */
export interface PasswordContext {
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly siteName: string;
}

/** This many characters besides the guessable part make a password strong enough. */
const ownCharactersMin = 4;
/** Shorter names appear by chance in longer words. */
const wordLengthMin = 3;
/** A shorter part that is repeated is as weak as the part. */
const repeatedPartMin = 8;

const rows = [
  '1234567890',
  '!@#$%^&*()',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ئءؤرلاىةوزظ',
];
const neighbours = new Set(
  rows.flatMap((row) => {
    const characters = Array.from(row);
    return characters.slice(1).flatMap((next, at) => [`${characters[at]}${next}`, `${next}${characters[at]}`]);
  }),
);

const looksLike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const spelled = (text: string): string =>
  text.replace(/[013457@$!]/g, (character) => looksLike[character] ?? character);

/** Why a password is too easy to guess, or null when it is not. */
export function weaknessOf(password: string, context: PasswordContext): WeakReason | null {
  const folded = fold(password);
  if (isRepeated(folded)) return 'repeat';
  if (isSequence(folded)) return 'sequence';
  const isMade = (of: readonly string[]) => isMadeOf(folded, of) || isMadeOf(spelled(folded), of);
  if (isMade(wordsOf(context.siteName))) return 'site';
  const [local = '', domain = ''] = context.email.split('@');
  if (isMade([...wordsOf(context.username), ...wordsOf(local), ...wordsOf(domain), ...wordsOf(context.name)]))
    return 'personal';
  // What people add to satisfy character rules: digits and symbols around a word, and in place of its letters.
  const bare = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const withoutEnd = folded.replace(/[^\p{L}]+$/u, '');
  return [folded, bare, spelled(folded), spelled(bare), spelled(withoutEnd)].some(isCommonPassword) ? 'common' : null;
}

/** The same however it was typed: width, case, and digits of any script. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, (digit) => digitOf(digit));
}

/** Unicode lists the ten digits of a script consecutively. */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let zero = at;
  while (at - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(at - zero);
}

/** One short part again and again, the last time perhaps not whole. */
function isRepeated(text: string): boolean {
  const characters = Array.from(text);
  for (let length = 1; length <= characters.length / 2; length += 1) {
    if (!characters.every((character, at) => character === characters[at % length])) continue;
    return length < repeatedPartMin || isCommonPassword(characters.slice(0, length).join(''));
  }
  return false;
}

/** Runs along the alphabet, the digits, a keyboard row or one key, with hardly any other characters. */
function isSequence(text: string): boolean {
  const characters = Array.from(text);
  let own = 0;
  let length = 1;
  let kinds: readonly string[] | null = null;
  for (let at = 1; at <= characters.length; at += 1) {
    const steps: readonly string[] =
      at === characters.length ? [] : stepsOf(characters[at - 1] ?? '', characters[at] ?? '');
    const common: readonly string[] = kinds === null ? steps : steps.filter((step) => kinds?.includes(step));
    if (common.length > 0) {
      length += 1;
      kinds = common;
    } else {
      if (length < wordLengthMin) own += length;
      length = 1;
      kinds = null;
    }
  }
  return own < ownCharactersMin;
}

/** The kinds of run that two characters can form: `q` and `w` are adjacent keys, `f` and `g` are both adjacent keys and consecutive letters. */
function stepsOf(from: string, to: string): string[] {
  const step = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
  return [...(Math.abs(step) <= 1 ? [String(step)] : []), ...(neighbours.has(`${from}${to}`) ? ['keyboard'] : [])];
}

/** A text, the words in it, and the text without its separators. */
function wordsOf(text: string): string[] {
  const folded = fold(text);
  const parts = folded.split(/[^\p{L}\p{N}]+/u);
  const words = [folded, parts.join(''), ...parts].filter((word) => Array.from(word).length >= wordLengthMin);
  return [...words, ...words.map((word) => Array.from(word).toReversed().join(''))];
}

/** Those words, digits and symbols, with hardly any other letters. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const longestFirst = [...new Set(words)].toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && Array.from(rest.replace(/[^\p{L}]+/gu, '')).length < ownCharactersMin;
}
