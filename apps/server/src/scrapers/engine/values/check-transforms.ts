/** Validation of transforms beyond the schema. Pointers start at the list. */
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { Transform } from '@apiyard/api/contract/scrapers/scraper-definition';
import { dateStyleIssue, isLocale } from './date-text.ts';
import { compilePattern, PatternError } from './pattern.ts';

/** What selectors search: elements, JSON, or a piece of text. */
export type Ground = 'elements' | 'json' | 'text';

/** `json` is what a field of type `json` is read from, null for other types. */
export function transformIssues(transforms: readonly Transform[], json: Ground | null): InputIssue[] {
  return transforms.flatMap((transform, index) => {
    // `default` may be null, which is a value like any other.
    const names = Object.entries(transform).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    if (names.length !== 1) {
      const detail =
        names.length === 0
          ? 'This step is empty. Choose a transform or remove the step.'
          : `A step can have one transform, not ${names.join(' and ')}. Add a step for each.`;
      return [{ pointer: `/${index}`, code: 'one_of', detail }];
    }
    const [name = ''] = names;
    const detail = json === null ? null : jsonIssue(name as keyof Transform, json);
    return [
      ...(detail === null ? [] : [{ pointer: `/${index}`, code: 'not_here', detail }]),
      ...stepIssues(transform, `/${index}`),
    ];
  });
}

function jsonIssue(name: keyof Transform, ground: Ground): string | null {
  if (name === 'map' || name === 'default') return null;
  if (ground === 'json')
    return `\`${name}\` does not apply to a field of type json, which keeps the value of the source unchanged. Remove this step, or choose another type.`;
  return name === 'parse-date' || name === 'absolute-url'
    ? `The result of \`${name}\` is not JSON, so a field of type json would be empty. Remove this step, or choose another type.`
    : null;
}

function* stepIssues(transform: Transform, at: string): Generator<InputIssue> {
  const { regex, 'parse-number': number, 'parse-date': date } = transform;
  if (regex !== undefined) {
    const detail = patternIssue(regex);
    if (detail !== null) yield { pointer: `${at}/regex`, code: 'syntax', detail };
  }
  if (number && !isLocale(number.locale)) {
    yield {
      pointer: `${at}/parse-number/locale`,
      code: 'unknown',
      detail: `Unknown locale \`${number.locale}\`. Use a locale such as \`de\` or \`ar-EG\`.`,
    };
  }
  if (date) {
    const issue = dateStyleIssue(date);
    if (issue)
      yield {
        pointer: `${at}/parse-date/${issue.member}`,
        code: issue.member === 'format' ? 'syntax' : 'unknown',
        detail: issue.detail,
      };
  }
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
