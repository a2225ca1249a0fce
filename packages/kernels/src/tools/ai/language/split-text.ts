import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { joinedParts } from './text/chunks.ts';
import { charactersOf, indexesOf, sentencesOf, wordsOf } from './text/segment.ts';

interface Piece {
  readonly offset: number;
  readonly text: string;
}

interface Input {
  readonly text: string;
  readonly by: 'sentences' | 'words' | 'characters' | 'paragraphs' | 'chunks';
  /** What the size of chunks counts. */
  readonly unit: 'characters' | 'words';
  readonly size: number;
  readonly overlap: number;
  readonly lang?: string | undefined;
}

const partsMax = 50_000;

/** Parts of a text: so many units each, or as many whole sentences as fit into so many characters or words. */
export default function splitText({ text, by, unit, size, overlap, lang }: Input) {
  if (overlap >= size) throw new InputFault('overlap_too_large', { pointer: '/overlap', values: { overlap, size } });
  const locale = localeOf(lang);
  const { parts, notes } =
    by === 'chunks'
      ? chunks(text, { unit, size, overlap, locale })
      : { parts: groups(text, { by, size, overlap, locale }), notes: [] };
  if (parts.length > partsMax)
    throw new InputFault('too_many_parts', { pointer: '/size', values: { count: parts.length, limit: partsMax } });
  return {
    count: parts.length,
    parts: parts.map(({ text: part, offset }, at) => ({
      position: at + 1,
      offset,
      length: part.length,
      text: part,
    })),
    notes,
  };
}

interface Rule {
  readonly size: number;
  readonly overlap: number;
  readonly locale: string | undefined;
}

/** From the first unit to the last one of the group, with what is between them. */
function groups(text: string, { by, size, overlap, locale }: Rule & { by: Exclude<Input['by'], 'chunks'> }): Piece[] {
  const units = unitsOf(text, by, locale);
  const parts: Piece[] = [];
  for (let at = 0; at < units.length; at += size - overlap) {
    const [first, last] = [units[at], units[Math.min(at + size, units.length) - 1]];
    if (first === undefined || last === undefined) break;
    parts.push({ offset: first.offset, text: text.slice(first.offset, last.offset + last.text.length) });
    if (at + size >= units.length) break;
  }
  return parts;
}

function unitsOf(text: string, by: Exclude<Input['by'], 'chunks'>, locale: string | undefined): Piece[] {
  if (by === 'sentences') return sentencesOf(text, locale);
  if (by === 'words') return wordsOf(text, locale);
  if (by === 'characters') return withOffsets(charactersOf(text));
  // A paragraph ends at an empty line.
  return Array.from(text.matchAll(/\S(?:[^\n\r]|\r?\n(?![^\S\n]*\r?\n)|\r(?!\n))*/g), ({ 0: found, index }) => ({
    offset: index,
    text: found.trimEnd(),
  }));
}

function withOffsets(texts: readonly string[]): Piece[] {
  let offset = 0;
  return texts.map((text) => {
    offset += text.length;
    return { offset: offset - text.length, text };
  });
}

/** Sentences as long as they fit; one that is too long by itself is cut at words, and a word at characters. */
function chunks(
  text: string,
  { unit, size, overlap, locale }: Rule & { unit: Input['unit'] },
): { parts: Piece[]; notes: Note[] } {
  const indexes = indexesOf(text, unit, locale);
  let isCut = false;
  const fitting = sentencesOf(text, locale).flatMap((sentence) => {
    const end = sentence.offset + sentence.text.length;
    if ((indexes[end] ?? 0) - (indexes[sentence.offset] ?? 0) <= size) return [sentence];
    isCut = true;
    return cutAtWords(sentence, unit === 'words' ? Infinity : size, locale);
  });
  const parts = joinedParts(text, fitting, { size, overlap, indexes });
  return { parts, notes: isCut ? [{ code: 'sentence_cut', pointer: '/parts' }] : [] };
}

function cutAtWords({ text, offset }: Piece, size: number, locale: string | undefined): Piece[] {
  const words = wordsOf(text, locale);
  // Punctuation belongs to the word before it.
  const pieces = words.map((word, at) => {
    const start = at === 0 ? 0 : word.offset;
    return { offset: offset + start, text: text.slice(start, words[at + 1]?.offset ?? text.length).trimEnd() };
  });
  return (pieces.length === 0 ? [{ text, offset }] : pieces).flatMap((piece) => {
    const characters = charactersOf(piece.text);
    if (characters.length <= size) return [piece];
    return withOffsets(
      Array.from({ length: Math.ceil(characters.length / size) }, (_, at) =>
        characters.slice(at * size, (at + 1) * size).join(''),
      ),
    ).map((part) => ({ text: part.text, offset: piece.offset + part.offset }));
  });
}

/** A language tag for the segmentation, if it is a valid one. */
function localeOf(lang: string | undefined): string | undefined {
  if (lang === undefined || lang.trim() === '') return undefined;
  try {
    return Intl.getCanonicalLocales(lang.trim())[0];
  } catch {
    throw new InputFault('unknown_language', { pointer: '/lang', values: { lang } });
  }
}
