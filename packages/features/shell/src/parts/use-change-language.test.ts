import { afterAll, expect, it } from 'vitest';
import { activeLanguage, changeLanguage, defineCopy, loadActive } from '@apiyard/kit/copy.ts';
import { chooseLanguage } from './use-change-language.ts';

// Test files share a process.
afterAll(() => changeLanguage('en'));

it('keeps the language chosen last, also when an earlier one loads later', async () => {
  const texts = { default: { 'slow.line': 'A line' } };
  const french = Promise.withResolvers<typeof texts>();
  const here = async () => texts;
  await loadActive(defineCopy({ en: here, fr: () => french.promise, ar: here, ch: here }));
  const kept: unknown[] = [];
  const settings = { change: (choices: unknown) => void kept.push(choices) };
  const first = chooseLanguage(settings, 'fr');
  const second = chooseLanguage(settings, 'ar');
  expect(await second).toBe(true);
  french.resolve(texts);
  expect(await first).toBe(false);
  expect(activeLanguage()).toBe('ar');
  expect(kept).toEqual([{ isLanguage: 'ar' }]);
});
