/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';
import { uiLocaleOf } from './component-labels.ts';
import type { ComponentLabels } from './component-labels.ts';
import type { UiLocale } from './labels.ts';
import { uiLocales } from './labels.ts';

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Record<string, ComponentLabels<Texts>>>('./components/*.ts', { eager: true });
const components = Object.entries(files).map(([path, exported]) => {
  const [labels] = Object.values(exported);
  if (labels === undefined) throw new Error(`${path} exports no labels.`);
  return [path.replace('./components/', ''), labels] as const;
});

/** Texts by their path: `problems.other`. */
const flat = (texts: Texts, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text, `${path}${key}.`),
  );
const places = (text: string) => (text.match(/\{\w+\}|\$/g) ?? []).toSorted().join();

/** Texts that are the same in English and another language, each reviewed, and those of signs only. */
const sharedWithEnglish = new Set(['problem', 'size', 'withShortcut']);
const scripts: Readonly<Record<UiLocale, RegExp>> = {
  en: /[a-z]/i,
  fr: /\p{sc=Latn}/u,
  ar: /\p{sc=Arab}/u,
  'zh-CN': /\p{sc=Han}/u,
};

test('the labels of a component that is not in a language of the interface are English', () => {
  expect(['ar-EG', 'zh-TW', 'fr-CA', 'de', 'en-Arab'].map(uiLocaleOf)).toEqual(['ar', 'zh-CN', 'fr', 'en', 'en']);
});

describe.for(components)('%s', ([, labels]) => {
  test('has all texts in the order of the English ones in each language', () => {
    expect(Object.keys(labels)).toEqual([...uiLocales]);
    for (const locale of uiLocales) expect(Object.keys(labels[locale]), locale).toEqual(Object.keys(labels.en));
  });

  test('has the plural forms that each language needs, and every place for a value', () => {
    const english = new Map(flat(labels.en));
    for (const locale of uiLocales) {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
      for (const [key, label] of Object.entries(labels[locale])) {
        if (typeof label === 'object' && 'other' in label)
          expect(Object.keys(label).toSorted(), `${locale} ${key}`).toEqual(needed);
      }
      for (const [path, text] of flat(labels[locale])) {
        const plural = /^(.*)\.(?:zero|one|two|few|many|other)$/.exec(path);
        const original = english.get(path) ?? english.get(`${plural?.[1]}.other`) ?? '';
        // 'One line' may leave out its number.
        if (plural !== null && !text.includes('{')) continue;
        expect(places(text), `${locale} ${path}`).toBe(places(original));
      }
    }
  });

  test('is written in the words of each language', () => {
    const english = new Map(flat(labels.en));
    const wrong = uiLocales.flatMap((locale) =>
      flat(labels[locale])
        .filter(([path]) => !sharedWithEnglish.has(path))
        .filter(
          ([path, text]) =>
            (locale !== 'en' && text === english.get(path)) || !scripts[locale].test(text) || text !== text.trim(),
        )
        .map(([path, text]) => `${locale} ${path}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
