import type { Random } from '../../../random.ts';
import { seeded } from '../../../random/seed.ts';
import { latinWords } from './texts/latin.ts';
import type { TextLanguage } from './texts/sentences.ts';
import { sentences } from './texts/sentences.ts';

interface Input {
  readonly lang: 'la' | TextLanguage;
  readonly unit: 'words' | 'sentences' | 'paragraphs';
  readonly count: number;
  readonly classicStart: boolean;
  readonly seed?: string | undefined;
}

const classic = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';

/** Sample text of a length, in Latin that means nothing or in sentences of a language. */
export default function lorem({ lang, unit, count, classicStart, seed: given }: Input) {
  const { seed, random } = seeded(given);
  const nextSentence = lang === 'la' ? latinSentences(random, classicStart) : ownSentences(random, lang);
  const space = lang === 'zh' ? '' : ' ';
  const several = (length: number) => Array.from({ length }, nextSentence).join(space);
  const text = {
    words: () => words(nextSentence, count, lang),
    sentences: () => several(count),
    paragraphs: () => Array.from({ length: count }, () => several(3 + random.below(4))).join('\n\n'),
  }[unit]();
  return { text, words: wordsIn(text, lang).length, characters: Array.from(text).length, seed };
}

/** Sentences in random order, each used once before any is used again. */
function ownSentences(random: Random, lang: TextLanguage): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = random.shuffled(sentences[lang]);
    return left.pop() ?? '';
  };
}

function latinSentences(random: Random, classicStart: boolean): () => string {
  let isFirst = classicStart;
  return () => {
    if (isFirst) {
      isFirst = false;
      return classic;
    }
    const length = 6 + random.below(9);
    const comma = 2 + random.below(length - 3);
    const chosen = Array.from({ length }, (_, at) => {
      const word = latinWords[random.below(latinWords.length)] ?? '';
      return at === comma ? `${word},` : word;
    });
    const sentence = chosen.join(' ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  };
}

/** Exactly so many words, which may end within a sentence. Chinese counts characters. */
function words(nextSentence: () => string, count: number, lang: Input['lang']): string {
  const collected: string[] = [];
  while (collected.length < count) collected.push(...wordsIn(nextSentence(), lang));
  return collected
    .slice(0, count)
    .map((word) => (lang === 'zh' ? word : word.replace(/[.,]$/, '')))
    .join(lang === 'zh' ? '' : ' ');
}

const wordsIn = (text: string, lang: Input['lang']): string[] =>
  lang === 'zh' ? (text.match(/\p{Script=Han}/gu) ?? []) : text.split(/\s+/).filter((word) => word !== '');
