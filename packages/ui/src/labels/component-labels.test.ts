/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest';
import { uiLocaleOf } from './component-labels.ts';
import type { ComponentLabels } from './component-labels.ts';
import type { PluralForms } from './labels.ts';
import { uiLocales } from './labels.ts';

type Texts = Record<string, string | PluralForms>;

const files = import.meta.glob<Record<string, ComponentLabels<Texts>>>('./components/*.ts', { eager: true });
const components = Object.entries(files).map(([path, exported]) => {
  const [labels] = Object.values(exported);
  if (labels === undefined) throw new Error(`${path} exports no labels.`);
  return [path.replace('./components/', ''), labels] as const;
});
const forms = (label: string | PluralForms) => (typeof label === 'string' ? [label] : Object.values(label));
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join();

test('the labels of a component that is not in a language of the interface are English', () => {
  expect(['ar-EG', 'zh-TW', 'fr-CA', 'de', 'en-Arab'].map(uiLocaleOf)).toEqual(['ar', 'zh-CN', 'fr', 'en', 'en']);
});

describe.for(components)('%s', ([, labels]) => {
  test('has all texts in order in each language', () => {
    expect(Object.keys(labels)).toEqual([...uiLocales]);
    const keys = Object.keys(labels.en);
    expect(keys).toEqual(keys.toSorted());
    for (const locale of uiLocales) expect(Object.keys(labels[locale]), locale).toEqual(keys);
  });

  test('has the plural forms that each language needs, and every place for a value', () => {
    for (const locale of uiLocales) {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
      for (const [key, label] of Object.entries(labels[locale])) {
        const english = labels.en[key];
        if (english === undefined) throw new Error(`${key} is missing in English.`);
        if (typeof label === 'object') expect(Object.keys(label).toSorted(), `${locale} ${key}`).toEqual(needed);
        const last = forms(label).at(-1) ?? '';
        expect(places(last), `${locale} ${key}`).toBe(places(forms(english).at(-1) ?? ''));
      }
    }
  });

  test('is written in the words of each language', () => {
    const scripts = { ar: /\p{sc=Arabic}/u, 'zh-CN': /\p{sc=Han}/u } as const;
    const equal: string[] = [];
    for (const locale of ['fr', 'ar', 'zh-CN'] as const) {
      for (const [key, label] of Object.entries(labels[locale])) {
        if (forms(label).join() === forms(labels.en[key] ?? '').join()) equal.push(`${locale} ${key}`);
        if (locale === 'fr') continue;
        for (const text of forms(label)) expect(text.replaceAll(/\{\w+\}/g, ''), key).toMatch(scripts[locale]);
      }
    }
    // '{width} × {height} pixels' is the same in French.
    expect(equal).toEqual('size' in labels.en ? ['fr size'] : []);
  });
});
