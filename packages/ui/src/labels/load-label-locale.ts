/// <reference types="vite/client" />
import type { LabelLocale, Labels, UiLocale } from './labels.ts';

/** One file per locale; the folder is the list. */
const files = import.meta.glob<{ labels: Labels }>('./locales/*.ts');

/** The Arabic of Egypt, Saudi Arabia and Sudan is written alike; digits and dates differ, and those are `Intl`'s. */
const fileOf = (locale: LabelLocale | UiLocale) => `./locales/${locale.startsWith('ar-') ? 'ar' : locale}.ts`;

/** Fetches the texts of any locale that components speak. The app, which speaks four, uses `loadLabels`. */
export async function loadLabelLocale(locale: LabelLocale | UiLocale): Promise<Labels> {
  const load = files[fileOf(locale)];
  if (load === undefined) throw new Error(`There are no labels in ${locale}.`);
  return (await load()).labels;
}
