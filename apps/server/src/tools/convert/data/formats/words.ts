/** The sentences of conversions in each language. */
import type { Sentence } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { languages } from '@apiyard/api/contract/hub/hub';
import { fill } from '@apiyard/kernels/faults/fill';
import type { FaultValues } from '@apiyard/kernels/faults/input-fault';
import type { CopyOf } from '../../../../problems/copy-of.ts';
import { addSentence } from '../../../../problems/sentence.ts';
import type { NamesIn } from '../../../../problems/texts.ts';
import ar from './copy/ar.ts';
import ch from './copy/ch.ts';
import en from './copy/en.ts';
import fr from './copy/fr.ts';
import { shortened } from './shortened.ts';
import type { Moment } from './value.ts';

type Key = keyof typeof en;
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

/** Maximum length of a value in a sentence that is written later. */
const valueMax = 100;

const copies: Readonly<Record<Language, CopyOf<typeof en>>> = { en, fr, ar, ch };

/** A sentence or part of one. */
export const wordsIn = <Given extends Key>(language: Language, key: Given, values: ValuesOf<Given>): string =>
  fill(language, copies[language][key], values);

const kindKeys = {
  'date-time': 'data.kind.dateTime',
  'local date-time': 'data.kind.localDateTime',
  'local date': 'data.kind.localDate',
  'local time': 'data.kind.localTime',
} as const;

export const kindIn = (language: Language, { kind }: Moment): string => wordsIn(language, kindKeys[kind], {});

/** A reason as the beginning of a sentence. */
export function reasonIn(language: Language, { key, values }: Phrase): string {
  const text = fill(language, copies[language][key], values);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The template of a fault: a reason is written within the sentence of its format. */
function templateIn(language: Language, key: FaultKey): string {
  const copy = copies[language];
  const format = /^data\.because\.(toml|xml|yaml)\./.exec(key)?.[1] as 'toml' | 'xml' | 'yaml' | undefined;
  return format === undefined ? copy[key] : copy[`data.invalid.${format}`].replace('{{reason}}', () => copy[key]);
}

/** What a fault says in English. */
export const faultText = (key: FaultKey, values: FaultValues): string => fill('en', templateIn('en', key), values);

const sentences = new Map<string, (values: Sentence['values']) => Sentence>();
for (const key of Object.keys(en).filter(isFault)) {
  const text = textOf((language) => templateIn(language, key));
  sentences.set(key, addSentence(`tools/convert/${key}`, text));
  const withFormat = textOf(
    (language) => `${text[language]}${language === 'ch' ? '' : ' '}${copies[language]['data.detected']}`,
  );
  sentences.set(`${key} detected`, addSentence(`tools/convert/${key}/detected`, withFormat));
}

function isFault(key: string): key is FaultKey {
  return /^data\.(?:fault|because|invalid)\./.test(key);
}

function textOf(write: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, string>;
}

/**
 * The sentence of a fault.
 * @param text what it is in English
 * @param detected the format that the text was taken for, if it was not given
 */
export function sentenceOf({ key, values }: Phrase, text: string, detected: string | null): Sentence {
  const short = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortened(value, valueMax) : value,
    ]),
  );
  const write = sentences.get(detected === null ? key : `${key} detected`);
  if (write === undefined) throw new Error(`No sentence has the key ${key}.`);
  if (detected === null) return { ...write(short), en: text };
  const format = { format: detected };
  return { ...write({ ...short, ...format }), en: `${text} ${wordsIn('en', 'data.detected', format)}` };
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
