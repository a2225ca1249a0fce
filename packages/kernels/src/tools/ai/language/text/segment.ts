/** Sentences, words and characters by Unicode segmentation (UAX #29), with `Intl.Segmenter`. */

interface Segment {
  readonly text: string;
  /** In UTF-16 units. */
  readonly offset: number;
}

/** Abbreviations after which `Intl.Segmenter` ends a sentence before a capital letter, but none ends. */
const abbreviation =
  /(?:^|[\s(“"«])(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|etc|approx|No|Nr|Vol|Fig|Inc|Ltd|Co|Corp|Gen|Col|Capt|Lt|Sgt|Rev|Hon|Mme|Mlle|MM|Me|M|bzw|z\.B|d\.h|e\.g|i\.e|\p{Lu})\.\s*$/u;

const abbreviationMax = 12;

/** Sentences without the space around them. */
export function sentencesOf(text: string, lang?: string): Segment[] {
  const sentences: Segment[] = [];
  let start = 0;
  let pending = '';
  for (const { segment, index } of segmenter('sentence', lang).segment(text)) {
    if (pending === '') start = index;
    pending += segment;
    const end = pending.slice(-abbreviationMax);
    if (abbreviation.test(end) && !/\n\s*$/.test(end)) continue;
    push(sentences, pending, start);
    pending = '';
  }
  push(sentences, pending, start);
  return sentences;
}

function push(sentences: Segment[], text: string, start: number): void {
  const trimmed = text.trim();
  if (trimmed !== '') sentences.push({ text: trimmed, offset: start + text.length - text.trimStart().length });
}

/** Words: letters and numbers, without punctuation. */
export function wordsOf(text: string, lang?: string): Segment[] {
  const words: Segment[] = [];
  for (const { segment, index, isWordLike } of segmenter('word', lang).segment(text))
    if (isWordLike === true) words.push({ text: segment, offset: index });
  return words;
}

/** Characters as readers see them: a letter with its accents, an emoji with its parts. */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter('grapheme').segment(text), ({ segment }) => segment);
}

/** For each UTF-16 unit and the end, how many characters or words begin before it. */
export function indexesOf(text: string, unit: 'characters' | 'words', lang?: string): Uint32Array {
  const indexes = new Uint32Array(text.length + 1);
  const segments = segmenter(unit === 'words' ? 'word' : 'grapheme', lang).segment(text);
  let count = 0;
  for (const { index, segment, isWordLike } of segments) {
    indexes[index] = count;
    if (unit === 'characters' || isWordLike === true) count += 1;
    // Within a segment, its beginning counts already.
    indexes.fill(count, index + 1, index + segment.length);
  }
  indexes[text.length] = count;
  return indexes;
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(granularity: 'sentence' | 'word' | 'grapheme', lang = 'und'): Intl.Segmenter {
  const key = `${granularity} ${lang}`;
  const found = segmenters.get(key) ?? new Intl.Segmenter(lang, { granularity });
  segmenters.set(key, found);
  return found;
}
