/** Whether the parameters of a definition agree with themselves. */
import { sentenceOf } from '@apiyard/api/serving/issues';
import type { Sentence } from '@apiyard/api/contract/endpoint';
import type { CarriedIssue } from '@apiyard/api/serving/failure-body';
import type { ScraperParam } from '@apiyard/api/contract/scrapers/scraper-definition';
import { issue, sentence } from '../../problems/sentence.ts';
import { PatternError, compilePattern } from '../engine/values/pattern.ts';
import { valueSchemaOf } from './input.ts';

export function checkParams(params: readonly ScraperParam[]): CarriedIssue[] {
  const seen = new Set<string>();
  return params.flatMap((param, index) => {
    const names = nameIssues(param, seen);
    seen.add(param.name);
    const shape = [...limitIssues(param), ...optionIssues(param)];
    // Values are checked against limits and options, so those must be valid first.
    const values = shape.length === 0 ? valueIssues(param) : [];
    return [...names, ...shape, ...values].map(({ at, code, text }) => {
      const pointer = `/params/${index}/${at}`;
      return typeof text === 'string' ? { pointer, code, detail: text } : issue(pointer, code, text);
    });
  });
}

interface Found {
  readonly at: keyof ScraperParam;
  readonly code: string;
  /** A text where a parser or the schema words it. */
  readonly text: Sentence | string;
}

function nameIssues({ name }: ScraperParam, seen: ReadonlySet<string>): Found[] {
  if (seen.has(name))
    return [{ at: 'name', code: 'duplicate', text: sentence('problem.definitions.paramTwice', { name }) }];
  // `api` names the API itself in a call; the others are what every object has.
  if (name === 'api' || name in Object.prototype)
    return [{ at: 'name', code: 'reserved', text: sentence('problem.definitions.paramReserved', { name }) }];
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
        text: sentence(ofNumbers ? 'problem.definitions.limitOfNumbers' : 'problem.definitions.limitOfTexts', {
          limit: at,
        }),
      });
    else if (options !== undefined)
      found.push({ at, code: 'not_applicable', text: sentence('problem.definitions.limitOfOptions', { limit: at }) });
  }
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    found.push({
      at: 'maximum',
      code: 'too_small',
      text: sentence('problem.definitions.maximumTooSmall', { minimum }),
    });
  const mistake = pattern === undefined ? null : patternMistake(pattern);
  if (mistake !== null) found.push({ at: 'pattern', code: 'syntax', text: mistake });
  return found;
}

function optionIssues({ name, type, options }: ScraperParam): Found[] {
  if (options === undefined) return [];
  if (type === 'boolean')
    return [{ at: 'options', code: 'not_applicable', text: sentence('problem.definitions.optionsOfBoolean') }];
  const bad = options.find((option) => !isOption(type, option));
  if (bad !== undefined && type !== 'string')
    return [{ at: 'options', code: 'invalid_value', text: sentence(optionSentences[type], { name, option: bad }) }];
  return new Set(options).size < options.length
    ? [{ at: 'options', code: 'duplicate', text: sentence('problem.definitions.optionTwice') }]
    : [];
}

function valueIssues(param: ScraperParam): Found[] {
  const schema = valueSchemaOf(param);
  return (['default', 'example'] as const).flatMap((at): Found[] => {
    if (param[at] === undefined) return [];
    const [found] =
      schema.safeParse(param[at], { error: (raw) => sentenceOf({ ...raw, path: [param.name] }) }).error?.issues ?? [];
    return found === undefined ? [] : [{ at, code: found.code, text: `The ${at} is invalid: ${found.message}` }];
  });
}

const optionSentences = {
  number: 'problem.definitions.optionNumber',
  integer: 'problem.definitions.optionInteger',
  date: 'problem.definitions.optionDate',
} as const;

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
