/** The sentences of conversions. Those of faults are filled in by the tool, those of notes here. */
import { fill } from '../faults/fill.ts';
import type { FaultValues } from '../faults/input-fault.ts';
import en from './copy/en.ts';
import type { Moment } from './value.ts';

type Key = keyof typeof en;
type WordsLanguage = 'en' | 'fr' | 'ar' | 'ch';

/** The sentences in a language. */
export interface Words {
  readonly language: WordsLanguage;
  readonly copy: Readonly<Record<Key, string>>;
}

type NameOf<Place> = Place extends `${infer Name}, ${string}` ? Name : Place;
/** The names in double braces. */
type NamesIn<Text> = Text extends `${string}{{${infer Place}}}${infer Rest}` ? NameOf<Place> | NamesIn<Rest> : never;

/** Keys of sentences and reasons of faults. */
export type FaultKey = Extract<Key, `data.fault.${string}` | `data.because.${string}` | `data.invalid.${string}`>;
/** A reason within `data.invalid.` of its format. */
export type Reason<Format extends 'toml' | 'xml' | 'yaml'> = Extract<Key, `data.because.${Format}.${string}`>;
export type NoteKey = Extract<Key, `data.note.${string}`>;
/** Of notes without values. */
export type PlainNoteKey = { [Each in NoteKey]: [NamesIn<(typeof en)[Each]>] extends [never] ? Each : never }[NoteKey];
/** The values that a sentence needs. */
export type ValuesOf<Given extends Key> = Readonly<Record<NamesIn<(typeof en)[Given]>, string | number>>;

/** A sentence or reason with its values. */
export interface Phrase<Given extends FaultKey = FaultKey> {
  readonly key: Given;
  readonly values: FaultValues;
}

/** English is loaded anyway: parsers report in English. */
export const english: Words = { language: 'en', copy: en };

const otherCopies = {
  fr: () => import('./copy/fr.ts'),
  ar: () => import('./copy/ar.ts'),
  ch: () => import('./copy/ch.ts'),
} as const;

export async function loadWords(language: WordsLanguage): Promise<Words> {
  return language === 'en' ? english : { language, copy: (await otherCopies[language]()).default };
}

/** A sentence or part of one. */
export const wordsIn = <Given extends Key>({ language, copy }: Words, key: Given, values: ValuesOf<Given>): string =>
  fill(language, copy[key], values);

const kindKeys = {
  'date-time': 'data.kind.dateTime',
  'local date-time': 'data.kind.localDateTime',
  'local date': 'data.kind.localDate',
  'local time': 'data.kind.localTime',
} as const;

export const kindIn = (words: Words, { kind }: Moment): string => wordsIn(words, kindKeys[kind], {});

/** A reason as the beginning of a sentence. */
export function reasonIn({ language, copy }: Words, { key, values }: Phrase): string {
  const text = fill(language, copy[key], values);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The template of a fault: a reason is written within the sentence of its format. */
function templateIn({ copy }: Words, key: FaultKey): string {
  const format = /^data\.because\.(toml|xml|yaml)\./.exec(key)?.[1] as 'toml' | 'xml' | 'yaml' | undefined;
  return format === undefined ? copy[key] : copy[`data.invalid.${format}`].replace('{{reason}}', () => copy[key]);
}

/** What a fault says in English. */
export const faultText = (key: FaultKey, values: FaultValues): string => fill('en', templateIn(english, key), values);

/** The key of a fault's sentence that also names the format that was detected. */
export const detectedKey = (key: FaultKey): string => `${key} detected`;

/** The sentences of all faults by key, with those of `detectedKey`. */
export function faultSentences(words: Words): Readonly<Record<string, string>> {
  const keys = Object.keys(en).filter(isFault);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const template = templateIn(words, key);
      return [
        [key, template],
        [detectedKey(key), words.copy['data.detected'].replace('{{fault}}', () => template)],
      ];
    }),
  );
}

function isFault(key: string): key is FaultKey {
  return /^data\.(?:fault|because|invalid)\./.test(key);
}

/** The messages of a parser, each with the pattern of its English text. */
function reasonsOf(format: 'xml' | 'yaml'): readonly (readonly [key: FaultKey, pattern: RegExp])[] {
  return Object.entries(en)
    .filter(([key]) => key.startsWith(`data.because.${format}`))
    .map(([key, text]) => [
      key as FaultKey,
      new RegExp(
        `^${text
          .split(/(\{\{\w+\}\})/)
          .map((part) =>
            part.startsWith('{{')
              ? `(?<${part.slice(2, -2)}>[^]*)`
              : part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`),
          )
          .join('')}$`,
      ),
    ]);
}

const reasons = { xml: reasonsOf('xml'), yaml: reasonsOf('yaml') } as const;

/** A parser's message as a reason; as it is if it is not in the files of texts. */
export function reasonOf(format: 'xml' | 'yaml', message: string): Phrase {
  for (const [key, pattern] of reasons[format]) {
    const found = pattern.exec(message);
    if (found) return { key, values: { ...found.groups } };
  }
  return { key: `data.invalid.${format}`, values: { reason: message } };
}
