import { NumberField } from 'react-aria-components/NumberField';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ariaSpeaksEnglish } from './aria-gaps.ts';
import { labelLocales } from './labels.ts';
import { ariaLocale, directionOf } from './locale.ts';

/** React Aria's own label of a button in the given locale. */
function ariaWord(locale: string): string {
  const markup = renderToStaticMarkup(
    <I18nProvider locale={locale}>
      <NumberField aria-label="x">
        <Button slot="increment">+</Button>
      </NumberField>
    </I18nProvider>,
  );
  return /<button[^>]*aria-label="([^"]*)"/.exec(markup)?.[1] ?? '';
}

test('five languages read from the right', () => {
  expect(labelLocales.filter((locale) => directionOf(locale) === 'rtl')).toEqual([
    'ar-EG',
    'ar-SA',
    'ar-SD',
    'fa',
    'he',
    'ps',
    'ur',
  ]);
});

test('an explicit direction changes the direction of the page, but not the language', () => {
  expect(ariaLocale('en', 'rtl')).toBe('en-Arab');
  expect(ariaLocale('ar-EG', 'ltr')).toBe('ar-Latn-EG');
  expect(ariaLocale('de', 'ltr')).toBe('de');
  expect(ariaWord(ariaLocale('ar-EG', 'ltr'))).toBe(ariaWord('ar-AE'));
});

test('for locales without texts, React Aria uses the nearest language, else English', () => {
  const inEnglish = labelLocales.filter((locale) =>
    ariaWord(ariaLocale(locale, directionOf(locale))).startsWith('Increase'),
  );
  expect(inEnglish).toEqual(ariaSpeaksEnglish);
  expect(ariaWord(ariaLocale('zh-HK', 'ltr'))).toBe(ariaWord('zh-TW'));
  expect(ariaWord(ariaLocale('zh-HK', 'ltr'))).not.toBe(ariaWord('zh-CN'));
  expect(ariaWord(ariaLocale('nn', 'ltr'))).toBe(ariaWord('nb-NO'));
  expect(ariaWord(ariaLocale('pt-PT', 'ltr'))).toBe(ariaWord('pt-PT'));
  expect(ariaWord(ariaLocale('sr', 'ltr'))).toBe(ariaWord('sr-SP'));
});
