import type { InputIssue } from '@apiyard/api/contract/problem';
import type * as z from 'zod/mini';

/** An error of a field. */
export interface FieldIssue {
  /** zod's: `too_big`, `invalid_format`…, or a problem's: `SlugTaken`. */
  readonly code: string;
  /** The limit, if the browser found it: the minimum or maximum length or number. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isText?: boolean;
  /** With `invalid_format`: `email`, `url`… */
  readonly format?: string;
  /** The message, if it is fixed. */
  readonly text?: string;
}

/** The first issue of each field, by name, from the browser's validation or the server's response. Others are ignored. */
export function fieldIssues(
  issues: readonly (InputIssue | z.core.$ZodIssue)[],
  fields: readonly string[],
): Readonly<Record<string, FieldIssue>> {
  const found: Record<string, FieldIssue> = {};
  for (const issue of issues) {
    const field = 'pointer' in issue ? (issue.pointer.split('/')[1] ?? '') : String(issue.path[0] ?? '');
    if (fields.includes(field)) found[field] ??= 'pointer' in issue ? { code: issue.code } : ofZod(issue);
  }
  return found;
}

function ofZod(issue: z.core.$ZodIssue): FieldIssue {
  switch (issue.code) {
    case 'too_small':
      return { code: issue.code, minimum: Number(issue.minimum), isText: issue.origin === 'string' };
    case 'too_big':
      return { code: issue.code, maximum: Number(issue.maximum), isText: issue.origin === 'string' };
    case 'invalid_format':
      return { code: issue.code, format: issue.format };
    default:
      return { code: issue.code };
  }
}
