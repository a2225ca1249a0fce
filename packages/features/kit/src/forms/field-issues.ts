import type { InputIssue } from '@apiyard/api/contract/problem';
import type * as z from 'zod/mini';

/** What is wrong with a field. */
export interface FieldIssue {
  /** zod's: `too_big`, `invalid_format`…, or a problem's: `SlugTaken`. */
  readonly code: string;
  /** Where the browser found it: the smallest or largest length or number. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isText?: boolean;
  /** With `invalid_format`: `email`, `url`… */
  readonly format?: string;
  /** In a list: which entry, counted from 0. */
  readonly entry?: number;
  /** What to say, where that is settled. */
  readonly text?: string;
}

/** The first issue of each field, by name, from the browser's check or the server's answer. Others are left out. */
export function fieldIssues(
  issues: readonly (InputIssue | z.core.$ZodIssue)[],
  fields: readonly string[],
): Readonly<Record<string, FieldIssue>> {
  const found: Record<string, FieldIssue> = {};
  for (const issue of issues) {
    const [field = '', entry] = 'pointer' in issue ? issue.pointer.split('/').slice(1) : issue.path.map(String);
    if (!fields.includes(field)) continue;
    found[field] ??= {
      ...('pointer' in issue ? { code: issue.code } : ofZod(issue)),
      ...(entry !== undefined && /^\d+$/.test(entry) && { entry: Number(entry) }),
    };
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
