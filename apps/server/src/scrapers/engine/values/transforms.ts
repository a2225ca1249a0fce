/** The transforms of a value, in order. */
import type { Transform } from '@apiyard/api/contract/scrapers/scraper-definition';
import { dateIn } from './date-text.ts';
import { markdownOfHtml, textOfHtml } from '../html/html-text.ts';
import { numberIn } from './number-text.ts';
import { compilePattern } from './pattern.ts';

/** Context from the page that a transform may need. */
export interface Surroundings {
  /** The address as an absolute one, or null when it is none. */
  absolute(address: string): string | null;
}

/** One entry in, one entry out; null is no value, an array is a list of entries. */
type Step = (value: unknown, page: Surroundings) => unknown;

/** Throws a `PatternError` for a pattern that does not parse. */
export function compileTransforms(transforms: readonly Transform[]): Step {
  const steps = transforms.flatMap((transform) =>
    Object.keys(transform).map((name) => compileStep(name as keyof Transform, transform)),
  );
  return (value, page) => steps.reduce((current, step) => step(current, page), value);
}

/** The transforms that replace a JSON value as a whole: `map` and `default`. Others do not apply to it. */
export function compileReplacements(transforms: readonly Transform[]): (value: unknown) => unknown {
  const steps = transforms.flatMap(({ map, default: otherwise = null }) => [
    ...(map ? [mapEntry(map)] : []),
    ...(otherwise === null ? [] : [(value: unknown) => (isSomething(value) ? value : otherwise)]),
  ]);
  return (value) => steps.reduce((current, step) => step(current), value);
}

function compileStep(name: keyof Transform, transform: Transform): Step {
  if (name === 'join') {
    const separator = transform.join ?? '';
    return (value) => (Array.isArray(value) ? value.map(asText).filter(isSomething).join(separator) : value);
  }
  if (name === 'default') return (value) => withDefault(value, transform.default);
  const step = entryStep(name, transform);
  return (value, page) => {
    if (!Array.isArray(value)) return value === null ? null : step(value, page);
    // A transform that returns a list for each entry gives one flat list.
    return value.flatMap((entry: unknown) => (entry === null ? [] : step(entry, page)));
  };
}

function entryStep(name: keyof Transform, transform: Transform): Step {
  switch (name) {
    case 'map':
      return mapEntry(transform.map ?? {});
    case 'parse-number': {
      const { locale = 'en' } = transform['parse-number'] ?? {};
      return (value) => (typeof value === 'string' ? numberIn(value, locale) : value);
    }
    case 'absolute-url':
      return (value, page) => (typeof value === 'string' ? page.absolute(value) : value);
    case 'split': {
      const separator = transform.split ?? '';
      return onText((text) =>
        text
          .split(separator)
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      );
    }
    default:
      return onText(textStep(name, transform));
  }
}

function textStep(name: keyof Transform, transform: Transform): (text: string) => unknown {
  switch (name) {
    case 'trim':
      return (text) => text.trim();
    case 'collapse':
      return (text) => text.replaceAll(/\s+/g, ' ').trim();
    case 'lower':
      return (text) => text.toLowerCase();
    case 'upper':
      return (text) => text.toUpperCase();
    case 'replace': {
      const { from, to } = transform.replace ?? { from: '', to: '' };
      return (text) => text.replaceAll(from, () => to);
    }
    case 'regex': {
      const pattern = compilePattern(transform.regex ?? '');
      return (text) => pattern.first(text)?.text ?? null;
    }
    case 'prefix':
      return (text) => (transform.prefix ?? '') + text;
    case 'suffix':
      return (text) => text + (transform.suffix ?? '');
    case 'slice': {
      const { start = 0, end } = transform.slice ?? {};
      return (text) => Array.from(text).slice(start, end).join('');
    }
    case 'parse-date': {
      const style = { zone: 'UTC', locale: 'en', ...transform['parse-date'] };
      return (text) => dateIn(text, style);
    }
    case 'html-to-text':
      return textOfHtml;
    case 'html-to-markdown':
      return markdownOfHtml;
    default:
      return (text) => text;
  }
}

/** Numbers and booleans are converted to text; other types are unchanged. */
function onText(step: (text: string) => unknown): Step {
  return (value) => {
    const text = asText(value);
    return text === null ? value : step(text);
  };
}

function mapEntry(values: Readonly<Record<string, unknown>>): (value: unknown) => unknown {
  return (value) => {
    const text = asText(value);
    return text !== null && Object.hasOwn(values, text) ? values[text] : value;
  };
}

function withDefault(value: unknown, otherwise: unknown): unknown {
  if (!Array.isArray(value)) return isSomething(value) ? value : otherwise;
  return value.length === 0 ? otherwise : value.map((entry: unknown) => (isSomething(entry) ? entry : otherwise));
}

/** An empty text is no value. */
export function isSomething(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
