/** Issues of inputs that do not match their schema, in the language of the reader. */
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { IssueTexts } from '@apiyard/api/serving/issue-texts';
import { english } from '@apiyard/api/serving/issue-texts';
import { issuesOf, sentencesIn } from '@apiyard/api/serving/issues';
import type * as z from 'zod/mini';
import { sentence } from '../sentence.ts';
import { ar } from './ar.ts';
import { ch } from './ch.ts';
import { fr } from './fr.ts';

export const issueTexts: Readonly<Record<Language, IssueTexts>> = { en: english, fr, ar, ch };

/** The error maps for `safeParse`. */
export const inputErrors = {
  en: sentencesIn(english),
  fr: sentencesIn(fr),
  ar: sentencesIn(ar),
  ch: sentencesIn(ch),
} as const satisfies Readonly<Record<Language, unknown>>;

/** What `safeParse` found with the error map of this language. */
export function invalidInputIn(
  language: Language,
  issues: readonly z.core.$ZodIssue[],
): Failure<'InvalidInput', { errors: InputIssue[] }> {
  const errors = issuesOf(issues, issueTexts[language]);
  const [first] = errors;
  return fail(
    'InvalidInput',
    first === undefined ? sentence('problem.http.invalid') : sentence('problem.http.written', { text: first.detail }),
    { errors },
  );
}
