import type { LabelLocale } from './labels.ts';

/** Where React Aria's own words, such as those of a calendar's buttons, are English: it has none in these languages. */
export const ariaSpeaksEnglish: readonly LabelLocale[] = [
  'am',
  'az',
  'be',
  'bn',
  'ca',
  'en',
  'fa',
  'hi',
  'hy',
  'id',
  'is',
  'kk',
  'km',
  'ku',
  'mk',
  'ms',
  'my',
  'ne',
  'ps',
  'si',
  'th',
  'tl',
  'ur',
  'vi',
];
