import type { Transform } from '@apiyard/api/contract/scrapers/scraper-definition';

/** In display order, common ones first. */
export const transformKinds = [
  'parse-number',
  'parse-date',
  'absolute-url',
  'regex',
  'replace',
  'trim',
  'collapse',
  'lower',
  'upper',
  'split',
  'join',
  'prefix',
  'suffix',
  'slice',
  'html-to-text',
  'html-to-markdown',
  'default',
  'map',
] as const satisfies readonly (keyof Transform)[];
export type TransformKind = (typeof transformKinds)[number];

export function kindOf(transform: Transform): TransformKind {
  return transformKinds.find((kind) => transform[kind] !== undefined) ?? 'default';
}

/** The initial value of a new step. */
export function startOf(kind: TransformKind): Transform {
  switch (kind) {
    case 'replace':
      return { replace: { from: '', to: '' } };
    case 'slice':
      return { slice: { start: 0 } };
    case 'parse-number':
      return { 'parse-number': { locale: 'en' } };
    case 'parse-date':
      return { 'parse-date': { zone: 'UTC', locale: 'en' } };
    case 'map':
      return { map: {} };
    case 'default':
      return { default: '' };
    case 'regex':
    case 'prefix':
    case 'suffix':
      return { [kind]: '' };
    case 'split':
      return { split: ',' };
    case 'join':
      return { join: ', ' };
    default:
      return { [kind]: true };
  }
}
