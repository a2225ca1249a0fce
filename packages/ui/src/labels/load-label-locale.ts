/// <reference types="vite/client" />
import type { LabelLocale, Labels, UiLocale } from './labels.ts';

/** One file per locale; the list is derived from the folder. */
const files = import.meta.glob<{ labels: Labels }>('./locales/*.ts');

/** The Arabic texts of Egypt, Saudi Arabia and Sudan are the same; digits and dates differ, and those are formatted by `Intl`. */
const fileOf = (locale: LabelLocale | UiLocale) => `./locales/${locale.startsWith('ar-') ? 'ar' : locale}.ts`;

/** Loads the texts of any supported locale. The app, which has four, uses `loadLabels`. */
export async function loadLabelLocale(locale: LabelLocale | UiLocale): Promise<Labels> {
  const load = files[fileOf(locale)];
  if (load === undefined) throw new Error(`There are no labels in ${locale}.`);
  return (await load()).labels;
}
