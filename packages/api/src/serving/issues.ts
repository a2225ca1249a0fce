/** From zod issues to issues of a response: a pointer, a stable code and a sentence that says what to send. */
import type * as z from 'zod/mini';
import type { InputIssue } from '../contract/problem.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
  undefined: 'left out',
};

const kindOf = (type: string) => kinds[type] ?? type;

const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'an address such as https://example.com',
  uuid: 'a UUID',
  datetime: 'a date and time such as 2026-11-20T09:00:00Z',
  date: 'a date such as 2026-11-20',
  time: 'a time such as 09:00:00',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  base64: 'base64',
  json_string: 'JSON',
};

/** What zod finds where nothing was sent, or a value of another type. */
const typeCodes = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/** Error map for `safeParse(input, { error: sentenceOf })`. A schema's own message has priority. */
export function sentenceOf(issue: RawIssue): string {
  const name = nameOf(issue.path ?? []);
  if (issue.input === undefined && typeCodes.has(issue.code)) return `${name} is missing.`;
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${kindOf(issue.expected)}.`;
    case 'too_small':
      return `${name} must ${boundOf(issue.origin, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least')}.`;
    case 'too_big':
      return `${name} must ${boundOf(issue.origin, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'at most')}.`;
    case 'invalid_value':
      return `${name} must be ${valuesOf(issue.values, issue.input)}.`;
    case 'invalid_union':
      return `${name} ${unionOf(issue.errors)}.`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${String(issue.divisor)}.`;
    case 'invalid_format': {
      const wanted = formats[issue.format];
      return wanted === undefined ? `${name} is not in the required format.` : `${name} must be ${wanted}.`;
    }
    case 'unrecognized_keys':
      return `${nameOf([...(issue.path ?? []), issue.keys[0] ?? ''])} is not an input of this call.`;
    default:
      return `${name} is invalid.`;
  }
}

/** The same for a query string or form, where a list that is refused is a name that was sent more than once. */
export function sentenceOfTexts(issue: RawIssue): string {
  return Array.isArray(issue.input) && typeCodes.has(issue.code)
    ? `${nameOf(issue.path ?? [])} was sent ${issue.input.length} times. Send it once.`
    : sentenceOf(issue);
}

type Value = z.core.util.Primitive;

/** The values that are allowed; quoted, and with their type, where the input is of another type. */
function valuesOf(values: readonly Value[], input: unknown): string {
  const types = new Set(values.map((value) => typeof value));
  const [type] = types;
  if (types.has(typeof input as 'string') || types.size > 1 || type === undefined || type === 'boolean')
    return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;
  return `${kindOf(type)}: ${oneOf.format(values.map((value) => JSON.stringify(value)))}`;
}

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What the alternatives take, unless one of them fails further in. */
function unionOf(alternatives: readonly (readonly Issue[])[]): string {
  const wanted = alternatives.map(([issue]) => {
    if (issue?.path.length !== 0) return [];
    if (issue.code === 'invalid_type') return [kindOf(issue.expected)];
    return issue.code === 'invalid_value' ? issue.values.map((value) => JSON.stringify(value)) : [];
  });
  const isKnown = wanted.length > 0 && wanted.every((some) => some.length > 0);
  return isKnown ? `must be ${oneOf.format(new Set(wanted.flat()))}` : 'is invalid';
}

function boundOf(origin: string, bound: number, relation: string): string {
  if (origin === 'string')
    return relation === 'at least' && bound === 1 ? 'not be empty' : `have ${relation} ${counted(bound, 'character')}`;
  if (origin === 'array' || origin === 'set') return `have ${relation} ${bound} ${bound === 1 ? 'entry' : 'entries'}`;
  return `be ${relation} ${bound}`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function nameOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'The input' : path.map(String).join('.');
}

/** Every finding as an issue; several unknown keys become one issue each. */
export function issuesOf(issues: readonly Issue[]): InputIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        pointer: pointerOf([...issue.path, key]),
        code: issue.code,
        detail: `${nameOf([...issue.path, key])} is not an input of this call.`,
      }));
    }
    const missing = typeCodes.has(issue.code) && issue.message === `${nameOf(issue.path)} is missing.`;
    return [{ pointer: pointerOf(issue.path), code: missing ? 'missing' : issue.code, detail: issue.message }];
  });
}

/** JSON Pointer, RFC 6901. */
function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
