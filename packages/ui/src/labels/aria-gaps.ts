import type { LabelLocale } from './labels.ts';

/** Locales without texts in React Aria: its own texts, such as those of a calendar's buttons, are English. */
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
