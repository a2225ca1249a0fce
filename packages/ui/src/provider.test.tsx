import { useLocale } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadLabels } from './labels/load-labels.ts';
import { useLabels, useWording } from './labels/use-labels.ts';
import { UiProvider } from './provider.tsx';

function Probe() {
  const { locale, direction } = useLocale();
  const labels = useLabels();
  const wording = useWording();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(0);
  return [direction, month, labels.close, wording.count(labels.items, 2), wording.bytes(1_234_567)].join(' | ');
}

test.for([
  { locale: 'en', direction: undefined, expected: 'ltr | January | Close | 2 items | 1.2 MB' },
  { locale: 'en', direction: 'rtl', expected: 'rtl | January | Close | 2 items | 1.2 MB' },
  { locale: 'fr', direction: undefined, expected: 'ltr | janvier | Fermer | 2 éléments | 1,2 Mo' },
  { locale: 'ar', direction: undefined, expected: 'rtl | يناير | إغلاق | عنصران | 1.2 ميغابايت' },
  { locale: 'ar', direction: 'ltr', expected: 'ltr | يناير | إغلاق | عنصران | 1.2 ميغابايت' },
  { locale: 'zh-CN', direction: 'rtl', expected: 'rtl | 一月 | 关闭 | 2 项 | 1.2 MB' },
] as const)(
  '$locale, direction $direction: words, dates and direction agree',
  async ({ locale, direction, expected }) => {
    const labels = await loadLabels(locale);
    const markup = renderToStaticMarkup(
      <UiProvider locale={locale} labels={labels} {...(direction ? { direction } : {})}>
        <Probe />
      </UiProvider>,
    );
    expect(markup.replaceAll(/\s/g, ' ')).toBe(expected);
  },
);

test('a component outside of the provider throws an error that names it', () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrow('Put it inside UiProvider.');
});
