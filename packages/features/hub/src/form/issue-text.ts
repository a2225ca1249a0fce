import type { InputIssue } from '@apiyard/api/contract/problem';
import type { HubTranslate } from '../hub-copy.ts';
import type { FieldIssue } from './form-issues.ts';

const keys = {
  missing: 'hub.play.issue.missing',
  'too short': 'hub.play.issue.tooShort',
  'too long': 'hub.play.issue.tooLong',
  'wrong form': 'hub.play.issue.wrongForm',
  'not a number': 'hub.play.issue.notANumber',
  'not whole': 'hub.play.issue.notWhole',
  'too small': 'hub.play.issue.tooSmall',
  'too big': 'hub.play.issue.tooBig',
  'too few': 'hub.play.issue.tooFew',
  'too many': 'hub.play.issue.tooMany',
  'wrong file type': 'hub.play.issue.wrongFileType',
  'not json': 'hub.play.issue.notJson',
  'not an object': 'hub.play.issue.notAnObject',
  'not a list': 'hub.play.issue.notAList',
} as const satisfies Record<FieldIssue['code'], string>;

/** Error message of a field in the current language. */
export function fieldIssueText(t: HubTranslate, { code, figures }: FieldIssue): string {
  return t(keys[code], figures);
}

export interface ErrorPlace {
  readonly line: number;
  readonly column: number | undefined;
}

/** Where in the text of a field an error is; undefined if it names no place. */
export function errorPlaceOf({ line, column }: Pick<InputIssue, 'line' | 'column'>): ErrorPlace | undefined {
  return line === undefined ? undefined : { line, column };
}

/** The server's message (English), with line and column if there are any. */
export function serverIssueText(t: HubTranslate, { detail, line, column }: InputIssue): string {
  return line === undefined || column === undefined ? detail : t('hub.play.place', { line, column, detail });
}
