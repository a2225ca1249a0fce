/** Whether the parameters of a definition agree with themselves. */
import { sentenceOf } from '@apiyard/api/serving/issues';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { ScraperParam } from '@apiyard/api/contract/scraper-definition';
import { PatternError, compilePattern } from '../engine/pattern.ts';
import { valueSchemaOf } from './input.ts';

export function checkParams(params: readonly ScraperParam[]): InputIssue[] {
  const seen = new Set<string>();
  return params.flatMap((param, index) => {
    const issues = Array.from(issuesOf(param, seen), ({ at, ...issue }) => ({ pointer: `/params/${index}/${at}`, ...issue }));
    seen.add(param.name);
    return issues;
  });
}

interface Found {
  readonly at: keyof ScraperParam;
  readonly code: string;
  readonly detail: string;
}

function* issuesOf(param: ScraperParam, seen: ReadonlySet<string>): Generator<Found> {
  const { name, type, minimum, maximum, lengthMax, pattern, options } = param;
  if (seen.has(name)) yield { at: 'name', code: 'duplicate', detail: `There are two parameters named ${name}. Rename one.` };
  // `api` names the API itself in a call; the others are what every object has.
  if (name === 'api' || name in Object.prototype) yield { at: 'name', code: 'reserved', detail: `A parameter cannot be named ${name}. Choose another name.` };
  const before = { limits: false };
  for (const limit of limitsThatDoNotApply(param)) {
    before.limits = true;
    yield limit;
  }
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    before.limits = true;
    yield { at: 'maximum', code: 'too_small', detail: `maximum must be at least minimum, ${minimum}.` };
  }
  if (pattern !== undefined) {
    const detail = patternIssue(pattern);
    if (detail !== null) {
      before.limits = true;
      yield { at: 'pattern', code: 'syntax', detail };
    }
  }
  const badOption = options?.find((option) => !isOption(type, option));
  if (badOption !== undefined) yield { at: 'options', code: 'invalid_value', detail: `${badOption} is no ${nameOfType[type]}, which ${name} must be.` };
  if (options !== undefined && new Set(options).size < options.length) yield { at: 'options', code: 'duplicate', detail: 'Each option stands once.' };
  if (before.limits || badOption !== undefined || (options !== undefined && lengthMax !== undefined)) return;
  const schema = valueSchemaOf(param);
  for (const at of ['default', 'example'] as const) {
    if (param[at] === undefined) continue;
    const [issue] = schema.safeParse(param[at], { error: (raw) => sentenceOf({ ...raw, path: [name] }) }).error?.issues ?? [];
    if (issue !== undefined) yield { at, code: issue.code, detail: `The ${at} does not fit: ${issue.message}` };
  }
}

const nameOfType: Readonly<Record<ScraperParam['type'], string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'truth value',
  date: 'date such as 2026-11-20',
};

function* limitsThatDoNotApply({ type, minimum, maximum, lengthMax, pattern, options }: ScraperParam): Generator<Found> {
  const given = { minimum, maximum, lengthMax, pattern } as const;
  const isNumber = type === 'number' || type === 'integer';
  for (const at of ['minimum', 'maximum', 'lengthMax', 'pattern'] as const) {
    if (given[at] === undefined) continue;
    const ofNumbers = at === 'minimum' || at === 'maximum';
    if (ofNumbers ? !isNumber : type !== 'string') yield { at, code: 'not_applicable', detail: `${at} is for ${ofNumbers ? 'numbers' : 'texts'}, and this is a ${nameOfType[type]}. Leave it out.` };
    else if (options !== undefined) yield { at, code: 'not_applicable', detail: `The options say which values are allowed: leave ${at} out.` };
  }
  if (type === 'boolean' && options !== undefined) yield { at: 'options', code: 'not_applicable', detail: 'A truth value is true or false: leave the options out.' };
}

function patternIssue(pattern: string): string | null {
  try {
    compilePattern(pattern);
    return null;
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    throw error;
  }
}

function isOption(type: ScraperParam['type'], option: string): boolean {
  switch (type) {
    case 'number':
      return String(Number(option)) === option && Number.isFinite(Number(option));
    case 'integer':
      return String(Number(option)) === option && Number.isSafeInteger(Number(option));
    case 'date':
      return valueSchemaOf({ name: '', type, required: true }).safeParse(option).success;
    default:
      return true;
  }
}
