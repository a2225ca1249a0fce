/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { uiLocales } from './labels.ts';
import type { UiLocale } from './labels.ts';

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<{ ownLabels: Readonly<Record<UiLocale, Texts>> }>('../components/*/own-labels.ts', {
  eager: true,
});
const components = Object.entries(files).map(([path, { ownLabels }]) => [path.split('/')[2] ?? '', ownLabels] as const);

/** Texts by their path: `problems.other`. */
const flat = (texts: Texts, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text, `${path}${key}.`),
  );
const places = (text: string) => (text.match(/\{\w+\}|\$/g) ?? []).toSorted().join();

/** Texts that are the same in English, each reviewed, and those of signs only. */
const sharedWithEnglish = new Set(['withShortcut', 'problem']);
const scripts: Readonly<Record<UiLocale, RegExp>> = {
  en: /[a-z]/i,
  fr: /\p{sc=Latn}/u,
  ar: /\p{sc=Arab}/u,
  'zh-CN': /\p{sc=Han}/u,
};

test('the components with texts of their own are found', () => {
  expect(components.map(([name]) => name)).toEqual([
    'CodeEditor',
    'Compare',
    'Diff',
    'JsonDiff',
    'RichText',
    'SafeHtml',
  ]);
});

test.each(components)('%s has its texts in the four languages, each in its own words', (_name, labels) => {
  expect(Object.keys(labels)).toEqual([...uiLocales]);
  const english = new Map(flat(labels.en));
  for (const locale of uiLocales) {
    const wrong = flat(labels[locale]).flatMap(([path, text]) => {
      const plural = /^(.*)\.(?:zero|one|two|few|many|other)$/.exec(path);
      const original = english.get(path) ?? english.get(`${plural?.[1]}.other`) ?? '';
      // 'One line' may leave out its number.
      const hasPlaces = places(text) === places(original) || (plural !== null && !text.includes('{'));
      const isOwn = locale === 'en' || text !== original || sharedWithEnglish.has(path);
      return hasPlaces && isOwn && (scripts[locale].test(text) || sharedWithEnglish.has(path)) && text === text.trim()
        ? []
        : [`${locale} ${path}: ${text}`];
    });
    expect(wrong).toEqual([]);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    for (const [path, text] of Object.entries(labels[locale])) {
      if (typeof text === 'object' && 'other' in text) expect(Object.keys(text).toSorted(), path).toEqual(forms);
    }
  }
});
