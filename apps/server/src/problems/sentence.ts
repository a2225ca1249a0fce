/** Sentences of problems by key: written in English for logs and programs, and in the reader's language when sent. */
import type { Failure, Sentence } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { CarriedIssue, ProblemWords } from '@apiyard/api/serving/failure-body';
import { titleOf } from '@apiyard/api/serving/failure-body';
import { fill } from '@apiyard/kernels/faults/fill';
import type { ProblemKey, ProblemValue } from './texts.ts';
import type { Text } from '../text.ts';
import { textIn } from '../text.ts';
import { problemTexts } from './texts.ts';

type Values<Key extends ProblemKey> = [ProblemValue<Key>] extends [never]
  ? []
  : [values: Readonly<Record<ProblemValue<Key>, string | number>>];

/** `sentence('problem.http.wait', { waitS })` */
export function sentence<Key extends ProblemKey>(key: Key, ...given: Values<Key>): Sentence {
  const values: Sentence['values'] = given[0] ?? {};
  return { key, values, en: fill('en', templateOf('en', key), values) };
}

/** Sentences that are not in the files of texts, by key: those of tools, which are in their files. */
const addedTexts = new Map<string, Text>();

/** Adds a sentence under a key of its own. */
export function addSentence(key: string, text: Text): (values: Sentence['values']) => Sentence {
  addedTexts.set(key, text);
  return (values) => ({ key, values, en: fill('en', textIn(text, 'en'), values) });
}

const sentenceIn = (language: Language, { key, values, en }: Sentence): string =>
  language === 'en' ? en : fill(language, templateOf(language, key), values);

/** Whether the failure has its sentence in all languages. */
export const isTranslated = ({ sentence: text }: Failure): boolean => text !== null;

/** How problems are written in a language. */
export const wordsIn = (language: Language): ProblemWords => ({
  title: (code) =>
    (problemTexts[language] as Readonly<Record<string, string>>)[`problem.titles.${code}`] ?? titleOf(code),
  sentence: (text) => sentenceIn(language, text),
});

/** An issue whose detail is a sentence. `place` is where in a text. */
export const issue = <Code extends string>(
  pointer: string,
  code: Code,
  text: Sentence,
  place: Pick<InputIssue, 'line' | 'column'> = {},
) => withSentence({ pointer, code, detail: text.en, ...place }, text);

/** The sentence is not among the members that are compared, spread or sent to a thread. */
export const withSentence = <Issue extends InputIssue>(to: Issue, text: Sentence): Issue & CarriedIssue =>
  Object.defineProperty(to, 'sentence', { value: text });

/** The issue at another place in the input. */
export function issueAt(pointer: string, found: CarriedIssue): CarriedIssue {
  const moved = { ...found, pointer };
  return found.sentence === undefined ? moved : withSentence(moved, found.sentence);
}

/** A failure with these issues, of which it has the first one's sentence. */
export function invalidBy(errors: readonly CarriedIssue[]): Failure<'InvalidInput', { errors: InputIssue[] }> {
  const [first] = errors;
  return fail('InvalidInput', first?.sentence ?? first?.detail ?? sentence('problem.http.invalid'), {
    errors: [...errors],
  });
}

/** A failure with one issue, of which it has the sentence. */
export const invalidAt = (
  pointer: string,
  code: string,
  text: Sentence,
): Failure<'InvalidInput', { errors: InputIssue[] }> => invalidBy([issue(pointer, code, text)]);

function templateOf(language: Language, key: string): string {
  const added = addedTexts.get(key);
  return added === undefined ? problemTexts[language][key as ProblemKey] : textIn(added, language);
}
