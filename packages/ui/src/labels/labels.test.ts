import { describe, expect, test } from 'vitest';
import { labelLocales, uiLocales } from './labels.ts';
import type { LabelLocale, Labels, PluralForms } from './labels.ts';
import { loadLabelLocale } from './load-label-locale.ts';
import { loadLabels } from './load-labels.ts';
import { fill } from './use-labels.ts';

/** Texts that are the same in English, each reviewed. */
const sharedWithEnglish: Partial<Record<LabelLocale, readonly (keyof Labels)[]>> = {
  ca: ['statusError', 'total'],
  de: ['optional'],
  es: ['statusError', 'total'],
  fr: ['actions', 'notifications', 'page', 'total'],
  nl: ['items'],
  'pt-BR': ['total'],
  'pt-PT': ['total'],
  ro: ['total'],
};

const englishLabels = await loadLabelLocale('en');
const entries = (labels: Labels) => Object.entries<string | PluralForms>({ ...labels });
const english = new Map(entries(englishLabels));
const forms = (label: string | PluralForms) => (typeof label === 'string' ? [label] : Object.values(label));
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** The script in which a language is written, as Unicode names it. */
const scripts: Readonly<Record<string, string>> = {
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Han}\\p{sc=Hira}\\p{sc=Kana',
  Kore: 'Hangul',
};
function letters(locale: string): RegExp {
  const script = new Intl.Locale(locale).maximize().script ?? 'Latn';
  return new RegExp(`[\\p{sc=${scripts[script] ?? script}}]`, 'u');
}

test('58 locales are supported', () => {
  expect(labelLocales.length).toBe(58);
  expect(new Set(labelLocales).size).toBe(58);
});

describe.for([...labelLocales, 'ar'] as const)('%s', (locale) => {
  test('has every label, in order, and no other', async () => {
    const labels = await loadLabelLocale(locale);
    expect(Object.keys(labels)).toEqual([...english.keys()]);
    expect(Object.keys(labels)).toEqual(Object.keys(labels).toSorted());
  });

  test('has the plural forms that the language needs', async () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    expect(Intl.PluralRules.supportedLocalesOf(locale)).toEqual([locale === 'tl' ? 'fil' : locale]);
    for (const [key, label] of entries(await loadLabelLocale(locale))) {
      expect(typeof label, key).toBe(typeof english.get(key));
      if (typeof label === 'object') expect(Object.keys(label).toSorted(), key).toEqual(needed);
    }
  });

  test('keeps every place for a value', async () => {
    const wrong: string[] = [];
    for (const [key, label] of entries(await loadLabelLocale(locale))) {
      const needed = places(forms(english.get(key) ?? '').at(-1) ?? '').join();
      for (const [category, text] of typeof label === 'string' ? [['other', label] as const] : Object.entries(label)) {
        // 'One item' and 'two items' may omit the number if the plural form applies to only one number.
        const mayLeaveOut =
          typeof label === 'object' && ['zero', 'one', 'two'].includes(category) && !text.includes('{');
        if (!mayLeaveOut && places(text).join() !== needed) wrong.push(`${key}, ${category}: ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is written in its own words', async () => {
    const script = letters(locale);
    const shared = locale === 'ar' ? [] : (sharedWithEnglish[locale] ?? []);
    const equal: string[] = [];
    for (const [key, label] of entries(await loadLabelLocale(locale))) {
      for (const text of forms(label)) {
        const words = text.replaceAll(/\{\w+\}/g, '');
        expect(text, key).toBe(text.trim());
        expect(words, key).toMatch(key === 'rangeOfCount' || key.startsWith('key') ? /\S/ : script);
        expect(text, key).not.toMatch(/[!<>]|\.\.\./);
      }
      // Key names are Latin in many languages.
      if (locale !== 'en' && !key.startsWith('key') && forms(label).join() === forms(english.get(key) ?? '').join())
        equal.push(key);
    }
    expect(equal).toEqual(shared);
  });
});

test('the app gets the same labels for its four languages', async () => {
  for (const locale of uiLocales) expect(await loadLabels(locale)).toBe(await loadLabelLocale(locale));
});

test('fill inserts each value and leaves unknown placeholders unchanged', () => {
  expect(fill('Remove {name} ({kind})', { name: 'a.png' })).toBe('Remove a.png ({kind})');
});
