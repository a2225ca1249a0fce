import { expect, test } from 'vitest';
import { occasions, prayers } from './prayers.ts';
import { rangeOfReference } from './reference.ts';

test('every prayer is verses that exist, once, with texts in four languages', () => {
  for (const { reference, title, note } of prayers) {
    const { first, last } = rangeOfReference(reference);
    expect(last - first).toBeLessThan(7);
    for (const text of [title, note]) {
      expect(Object.keys(text)).toEqual(['en', 'fr', 'ar', 'ch']);
      expect(Object.values(text)).not.toContain('');
    }
  }
  expect(new Set(prayers.map(({ reference }) => reference)).size).toBe(21);
});

test('prayers are in the order of the occasions, and each has one', () => {
  expect([...new Set(prayers.map(({ occasion }) => occasion))]).toEqual(occasions);
});
