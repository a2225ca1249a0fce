import { expect, test } from 'vitest';
import { uiLocales } from './labels.ts';
import type { PluralForms } from './labels.ts';
import { loadLabels } from './load-labels.ts';
import { fill } from './use-labels.ts';

const places = (label: string) => label.match(/\{\w+\}/g) ?? [];

test.for(uiLocales)('%s has every label, with the places and plural forms it needs', async (locale) => {
  const [english, labels] = await Promise.all([loadLabels('en'), loadLabels(locale)]);
  expect(Object.keys(labels)).toEqual(Object.keys(english));
  expect(Object.keys(labels)).toEqual(Object.keys(labels).toSorted());

  for (const [key, label] of Object.entries<string | PluralForms>({ ...labels })) {
    const source = Object.entries<string | PluralForms>({ ...english }).find(([other]) => other === key)?.[1];
    if (typeof label === 'string' && typeof source === 'string') {
      expect(label.trim(), key).not.toBe('');
      expect(places(label), key).toEqual(places(source));
      if (locale !== 'en') expect(label, key).not.toBe(source);
    } else {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      expect(Object.keys(label).toSorted(), key).toEqual(needed.toSorted());
    }
  }
});

test('fill puts each value in its place and leaves unknown places alone', () => {
  expect(fill('Remove {name} ({kind})', { name: 'a.png' })).toBe('Remove a.png ({kind})');
});
