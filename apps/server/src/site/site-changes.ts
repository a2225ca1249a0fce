/** Validation of site changes beyond the schema. */
import * as z from 'zod/mini';
import type { Failure, ParsedInputOf, Sentence } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { CarriedIssue } from '@apiyard/api/serving/failure-body';
import type { changeSite } from '@apiyard/api/contract/site/site';
import { legalPages } from '@apiyard/api/contract/site/site';
import { invalidBy, issue, sentence } from '../problems/sentence.ts';

type Changes = Omit<ParsedInputOf<typeof changeSite>, 'version'>;
/** Members that were not sent are not there: stores take what is there. */
export type CheckedChanges = { readonly [Name in keyof Changes]?: Exclude<Changes[Name], undefined> };

const address = z.email();

/** The changes in their stored form, or all issues. */
export function checkChanges(
  changes: Changes,
  nowMs: number,
): CheckedChanges | Failure<'InvalidInput', { errors: InputIssue[] }> {
  const issues: CarriedIssue[] = [];
  const refuse = (pointer: string, code: string, text: Sentence) => void issues.push(issue(pointer, code, text));
  const email = changes.contactEmail?.trim();
  if (email !== undefined && email !== '' && !address.safeParse(email).success) {
    refuse('/contactEmail', 'invalid_format', sentence('problem.content.contactEmail'));
  }
  for (const page of legalPages) {
    const texts = changes.legal?.[page];
    if (!texts) continue;
    const written = Object.entries(texts);
    if (written.length === 0) refuse(`/legal/${page}`, 'too_small', sentence('problem.content.legalNone', { page }));
    for (const [language, text] of written) {
      if (text.trim() === '')
        refuse(`/legal/${page}/${language}`, 'too_small', sentence('problem.content.legalEmpty', { page, language }));
      if (text.includes('\0'))
        refuse(
          `/legal/${page}/${language}`,
          'invalid_format',
          sentence('problem.content.legalNull', { page, language }),
        );
    }
  }
  const { maintenance } = changes;
  const message: Partial<Record<Language, string>> = {};
  let until: string | null = null;
  if (maintenance) {
    for (const [language, text] of Object.entries(maintenance.message) as [Language, string][]) {
      const trimmed = text.trim();
      if (/(?!\n)\p{Cc}|\p{Cs}/u.test(trimmed))
        refuse(
          `/maintenance/message/${language}`,
          'invalid_format',
          sentence('problem.content.maintenanceControl', { language }),
        );
      if (trimmed !== '') message[language] = trimmed;
    }
    const untilMs = maintenance.until === null ? null : instantOf(maintenance.until);
    if (untilMs === undefined)
      refuse('/maintenance/until', 'invalid_format', sentence('problem.content.maintenanceTime'));
    else if (untilMs !== null && untilMs <= nowMs)
      refuse('/maintenance/until', 'too_small', sentence('problem.content.maintenancePast'));
    else until = untilMs === null ? null : new Date(untilMs).toISOString();
  }
  if (issues.length > 0) return invalidBy(issues);
  const kept = { ...changes, contactEmail: email, ...(maintenance ? { maintenance: { message, until } } : {}) };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as CheckedChanges;
}

/** Unix milliseconds; undefined when it is no moment with a zone. */
function instantOf(text: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
