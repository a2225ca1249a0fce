import type { Labels, UiLocale } from './labels.ts';

const files: Record<UiLocale, () => Promise<{ labels: Labels }>> = {
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  ar: () => import('./locales/ar.ts'),
  'zh-CN': () => import('./locales/zh-CN.ts'),
};

/** Loads the texts of one language. Await it before the first render, so that texts do not change after it. */
export async function loadLabels(locale: UiLocale): Promise<Labels> {
  return (await files[locale]()).labels;
}
