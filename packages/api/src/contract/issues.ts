/** From a schema's complaints to the issues of an `InvalidInput`: pointers, stable codes, one sentence each. */
import type * as z from 'zod/mini';
import type { InputIssue } from './problem.ts';

/** JSON Pointer (RFC 6901) of a path. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** `input` is what was parsed: whether a value was missing or of a wrong type stands there, not in the issue. */
export function issuesOf(issues: readonly z.core.$ZodIssue[], input: unknown): InputIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        pointer: pointerOf([...issue.path, key]),
        code: 'unknown_key',
        detail: `There is no input named ${JSON.stringify(key)}. Leave it out, or check its spelling.`,
      }));
    }
    const pointer = pointerOf(issue.path);
    if (valueAt(input, issue.path) === undefined) return [{ pointer, code: 'required', detail: `${nameOf(issue)} is missing.` }];
    return [{ pointer, code: issue.code, detail: sentenceOf(issue) }];
  });
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

const nameOf = (issue: z.core.$ZodIssue): string => (issue.path.length > 0 ? `'${issue.path.join('.')}'` : 'The input');

function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = nameOf(issue);
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return `${name} must ${bound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', Number(issue.minimum))}.`;
    case 'too_big':
      return `${name} must ${bound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', Number(issue.maximum))}.`;
    case 'invalid_value':
      return `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}.`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return `${name} is not ${formatNames[issue.format] ?? 'in the form asked for'}.`;
    default:
      return issue.message.endsWith('.') ? issue.message : `${name}: ${issue.message}.`;
  }
}

function bound(origin: string, relation: string, amount: number): string {
  if (origin === 'string') return `have ${relation} ${amount} ${amount === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have ${relation} ${amount} ${amount === 1 ? 'item' : 'items'}`;
  return `be ${relation} ${amount}`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'an address that starts with http:// or https://',
  datetime: 'a date and time as in 2026-11-20T09:30:00Z',
  date: 'a date as in 2026-11-20',
  uuid: 'a UUID',
};
