/** Sentences with values, written the same by the server and in browsers. */
import type { FaultValues } from './input-fault.ts';

/**
 * A sentence with its values in place of what is in double braces: `{{name}}`, `{{limit, bytes}}`, `{{limit, number}}`.
 * @param language an interface language; `ch` is Chinese
 */
export function fill(language: string, template: string, values: FaultValues): string {
  return template.replaceAll(/\{\{(\w+)(?:, (bytes|number))?\}\}/g, (_, name: string, format?: 'bytes' | 'number') => {
    const value = values[name] ?? '';
    if (format === undefined) return String(value);
    return format === 'bytes' ? sizeIn(language, Number(value)) : groupedIn(language, Number(value));
  });
}

/** A whole number with its digits in groups: `100,000`. */
const groupedIn = (language: string, number: number): string =>
  String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, language === 'fr' ? '\u00a0' : ',');

type Units = readonly [kilobyte: string, megabyte: string];

const internationalUnits: Units = ['kB', 'MB'];
const units: Readonly<Record<string, Units>> = { fr: ['ko', 'Mo'], ar: ['كيلوبايت', 'ميغابايت'] };

/** `5 MB`; below one megabyte in kilobytes. */
function sizeIn(language: string, sizeBytes: number): string {
  const [kilobyte, megabyte] = units[language] ?? internationalUnits;
  const [value, unit] =
    sizeBytes >= 1_000_000
      ? [Math.round(sizeBytes / 100_000) / 10, megabyte]
      : [Math.round(sizeBytes / 1000), kilobyte];
  const number = language === 'fr' ? String(value).replace('.', ',') : String(value);
  return `${number}${language === 'en' ? ' ' : '\u00a0'}${unit}`;
}

/** A part of a sentence: text, or the name of a value. */
export interface SentencePart {
  readonly kind: 'text' | 'value';
  readonly text: string;
}

/** The parts of a sentence whose values are not known, as in documentation. */
export function sentenceParts(template: string): readonly SentencePart[] {
  return template
    .split(/(\{\{\w+(?:, (?:bytes|number))?\}\})/)
    .filter((text) => text !== '')
    .map((text): SentencePart => {
      const name = /^\{\{(\w+)/.exec(text)?.[1];
      return name === undefined ? { kind: 'text', text } : { kind: 'value', text: name };
    });
}
