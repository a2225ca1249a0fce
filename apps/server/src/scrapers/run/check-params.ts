/** Whether the parameters of a definition agree with themselves. */
import { sentenceOf } from '@apiyard/api/serving/issues';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { ScraperParam } from '@apiyard/api/contract/scrapers/scraper-definition';
import { PatternError, compilePattern } from '../engine/values/pattern.ts';
import { valueSchemaOf } from './input.ts';

export function checkParams(params: readonly ScraperParam[]): InputIssue[] {
  const seen = new Set<string>();
  return params.flatMap((param, index) => {
    const names = nameIssues(param, seen);
    seen.add(param.name);
    const shape = [...limitIssues(param), ...optionIssues(param)];
    // Values are checked against limits and options, so those must be valid first.
    const values = shape.length === 0 ? valueIssues(param) : [];
    return [...names, ...shape, ...values].map(({ at, ...issue }) => ({ pointer: `/params/${index}/${at}`, ...issue }));
  });
}

interface Found {
  readonly at: keyof ScraperParam;
  readonly code: string;
  readonly detail: string;
}

function nameIssues({ name }: ScraperParam, seen: ReadonlySet<string>): Found[] {
  if (seen.has(name))
    return [{ at: 'name', code: 'duplicate', detail: `Two parameters are named ${name}. Rename one.` }];
  // `api` names the API itself in a call; the others are what every object has.
  if (name === 'api' || name in Object.prototype)
    return [{ at: 'name', code: 'reserved', detail: `A parameter cannot be named ${name}. Choose another name.` }];
  return [];
}

function limitIssues(param: ScraperParam): Found[] {
  const { type, minimum, maximum, pattern, options } = param;
  const found: Found[] = [];
  const isNumber = type === 'number' || type === 'integer';
  for (const at of ['minimum', 'maximum', 'lengthMax', 'pattern'] as const) {
    if (param[at] === undefined) continue;
    const ofNumbers = at === 'minimum' || at === 'maximum';
    if (ofNumbers ? !isNumber : type !== 'string')
      found.push({
        at,
        code: 'not_applicable',
        detail: `${at} applies to ${ofNumbers ? 'numbers' : 'texts'}, and this is a ${nameOfType[type]}. Remove it.`,
      });
    else if (options !== undefined)
      found.push({ at, code: 'not_applicable', detail: `The options already list the allowed values. Remove ${at}.` });
  }
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    found.push({ at: 'maximum', code: 'too_small', detail: `maximum must be at least minimum, ${minimum}.` });
  const mistake = pattern === undefined ? null : patternMistake(pattern);
  if (mistake !== null) found.push({ at: 'pattern', code: 'syntax', detail: mistake });
  return found;
}

function optionIssues({ name, type, options }: ScraperParam): Found[] {
  if (options === undefined) return [];
  if (type === 'boolean')
    return [{ at: 'options', code: 'not_applicable', detail: 'A boolean is true or false. Remove the options.' }];
  const bad = options.find((option) => !isOption(type, option));
  if (bad !== undefined)
    return [
      { at: 'options', code: 'invalid_value', detail: `${name} must be a ${nameOfType[type]}, and ${bad} is not.` },
    ];
  return new Set(options).size < options.length
    ? [{ at: 'options', code: 'duplicate', detail: 'List each option once.' }]
    : [];
}

function valueIssues(param: ScraperParam): Found[] {
  const schema = valueSchemaOf(param);
  return (['default', 'example'] as const).flatMap((at): Found[] => {
    if (param[at] === undefined) return [];
    const [issue] =
      schema.safeParse(param[at], { error: (raw) => sentenceOf({ ...raw, path: [param.name] }) }).error?.issues ?? [];
    return issue === undefined ? [] : [{ at, code: issue.code, detail: `The ${at} is invalid: ${issue.message}` }];
  });
}

const nameOfType: Readonly<Record<ScraperParam['type'], string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'boolean',
  date: 'date such as 2026-11-20',
};

/** Callers' values are matched in the main thread, up to 2,000 characters: a quarter of the limit for pages. */
const patternSizeMax = 500;

function patternMistake(pattern: string): string | null {
  try {
    compilePattern(pattern, patternSizeMax);
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
