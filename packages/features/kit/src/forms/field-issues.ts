import type { InputIssue } from '@apiyard/api/contract/problem';
import type * as z from 'zod/mini';

/** An error of a field. */
export interface FieldIssue {
  /** zod's: `too_big`, `invalid_format`…, `missing` without a value, or a problem's: `SlugTaken`. */
  readonly code: string;
  /** The limit, if the browser found it: the minimum or maximum length or number. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isText?: boolean;
  /** With `custom`: the most decimals of a number. */
  readonly decimalsMax?: number;
  /** With `invalid_format`: `email`, `url`… */
  readonly format?: string;
  /** In a list: the index of the entry. */
  readonly entry?: number;
  /** The message, if it is fixed. */
  readonly text?: string;
}

/**
 * The first issue of each field, by name, from the browser's validation or the server's response. Others are ignored.
 * `at` names the field of an issue where it is not the input's member of the same name.
 */
export function fieldIssues<Field extends string>(
  issues: readonly (InputIssue | z.core.$ZodIssue)[],
  fields: readonly string[],
  at: Readonly<Record<string, Field>> = {},
): Readonly<Record<string, FieldIssue>> {
  const found: Record<string, FieldIssue> = {};
  for (const issue of issues) {
    const pointer = 'pointer' in issue ? issue.pointer : `/${issue.path.join('/')}`;
    const field = fieldAt(pointer, at);
    if (!fields.includes(field)) continue;
    const entry = pointer.split('/')[2] ?? '';
    found[field] ??= {
      ...('pointer' in issue ? { code: issue.code } : ofZod(issue)),
      ...(/^\d+$/.test(entry) && { entry: Number(entry) }),
    };
  }
  return found;
}

/** The field of the longest pointer in `at` that this one begins with. */
function fieldAt(pointer: string, at: Readonly<Record<string, string>>): string {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const field = at[pointer.slice(0, end)];
    if (field !== undefined) return field;
  }
  return pointer.split('/')[1] ?? '';
}

function ofZod(issue: z.core.$ZodIssue): FieldIssue {
  switch (issue.code) {
    case 'too_small':
      return { code: issue.code, minimum: Number(issue.minimum), isText: issue.origin === 'string' };
    case 'too_big':
      return { code: issue.code, maximum: Number(issue.maximum), isText: issue.origin === 'string' };
    case 'invalid_format':
      return { code: issue.code, format: issue.format };
    case 'invalid_type':
      return { code: issue.input === null || issue.input === undefined ? 'missing' : issue.code };
    case 'custom': {
      const max: unknown = issue.params?.['decimalsMax'];
      return { code: issue.code, ...(typeof max === 'number' && { decimalsMax: max }) };
    }
    default:
      return { code: issue.code };
  }
}
