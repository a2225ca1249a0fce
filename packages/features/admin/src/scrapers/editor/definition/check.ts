/** Client-side check of a definition against its schema. The server checks the rest. */
import { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { placeholderName } from './fields.ts';
import { isWithin, partsOf, pointerOf } from './pointer.ts';

/** One issue at one place of the definition. */
export interface Issue {
  readonly pointer: string;
  /** For `server`, the text is in `detail`. */
  readonly code:
    | 'missing'
    | 'too long'
    | 'too small'
    | 'too big'
    | 'wrong form'
    | 'wrong name'
    | 'wrong path'
    | 'unknown'
    | 'wrong kind'
    | 'server'
    | 'taken'
    | 'unreadable';
  readonly figures: Readonly<Record<string, number | string>>;
  readonly detail: string;
}

/** The parts of a zod issue used here. */
interface Found {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly keys?: readonly string[];
}

export function formIssues(definition: unknown): Issue[] {
  const { error } = ScraperDefinition.safeParse(definition);
  return (error?.issues ?? []).flatMap((found) => issuesFrom(found as Found));
}

function issuesFrom({ code, path, message, origin, minimum, maximum, keys }: Found): Issue[] {
  const pointer = pointerOf(...path.map((part) => (typeof part === 'number' ? part : String(part))));
  const issue = (named: Issue['code'], figures: Issue['figures'] = {}): Issue[] => [
    { pointer, code: named, figures, detail: message },
  ];
  const name = partsOf(pointer).at(-1);
  switch (code) {
    case 'too_small':
      return origin === 'number' || origin === 'int'
        ? issue('too small', { limit: Number(minimum) })
        : issue('missing');
    case 'too_big':
      return origin === 'number' || origin === 'int'
        ? issue('too big', { limit: Number(maximum) })
        : issue('too long', { limit: Number(maximum) });
    case 'invalid_format':
      return issue(name === 'path' ? 'wrong path' : name === 'name' ? 'wrong name' : 'wrong form');
    case 'unrecognized_keys':
      return (keys ?? []).map((key) => ({
        pointer: pointerOf(...partsOf(pointer), key),
        code: 'unknown' as const,
        figures: { name: key },
        detail: message,
      }));
    default:
      return issue('wrong kind');
  }
}

/** An empty name fails both pattern and length; report it once, as missing. */
export function shownIssues(definition: ScraperDefinition): Issue[] {
  const found = formIssues(definition).map((issue) =>
    isEmptyAt(definition, issue.pointer) ? { ...issue, code: 'missing' as const } : issue,
  );
  return found.filter((issue, index) => found.findIndex(({ pointer }) => pointer === issue.pointer) === index);
}

function isEmptyAt(definition: unknown, pointer: string): boolean {
  const value = partsOf(pointer).reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined,
    definition,
  );
  return value === '' || value === undefined;
}

/**
 * An incomplete definition made valid for the preview: parts that do not affect the result get stand-ins, and list
 * positions stay the same. Null if an essential part is missing or invalid, such as the URL.
 */
export function previewable(definition: ScraperDefinition): ScraperDefinition | null {
  const { items, next, script, ...rest } = definition;
  const checkable: ScraperDefinition = {
    ...rest,
    ...(items && hasValue(items) ? { items } : {}),
    ...(next && hasValue(next) ? { next } : {}),
    ...(script && hasValue(script) ? { script } : {}),
    path: 'preview',
    title: 'Preview',
    summary: 'Preview',
    tags: [],
    tests: [],
    cost: 1,
    params: definition.params.filter(({ name }) => name !== ''),
    fields:
      definition.fields.length === 0
        ? [{ name: pagePlaceholder, many: false, type: 'string', transforms: [], required: false }]
        : definition.fields.map(withPlaceholders),
  };
  const parsed = ScraperDefinition.safeParse(checkable);
  return parsed.success ? checkable : null;
}

/** Stand-in field for a definition without fields, so that it can be previewed. */
export const pagePlaceholder = 'page';

const nothing = { const: null };

/** Whether a selector has a value. */
function hasValue(part: {
  readonly css?: string | undefined;
  readonly jsonpath?: string | undefined;
  readonly regex?: string | undefined;
  readonly variable?: string | undefined;
}): boolean {
  return [part.css, part.jsonpath, part.regex, part.variable].some((text) => text !== undefined && text !== '');
}

function withPlaceholders(field: ScraperField, index: number): ScraperField {
  const isOpen = field.select !== undefined && Object.values(field.select).some((value) => value === '');
  const { select: _, ...bare } = field;
  const children = field.fields?.map(withPlaceholders);
  return {
    ...(isOpen ? { ...bare, select: nothing } : field),
    name: field.name || placeholderName(index),
    ...(children ? { fields: children } : {}),
  };
}

/** The issues at a place and inside it. */
export function issuesIn(issues: readonly Issue[], ...places: readonly string[]): Issue[] {
  return issues.filter(({ pointer }) => places.some((place) => isWithin(pointer, place)));
}
