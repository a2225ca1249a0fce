import type { Labels, UiLocale } from './labels.ts';

const files: Record<UiLocale, () => Promise<{ labels: Labels }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
};

/** Fetches the texts of one language. Await it before the first render, so that nothing flashes. */
export async function loadLabels(locale: UiLocale): Promise<Labels> {
  return (await files[locale]()).labels;
}
