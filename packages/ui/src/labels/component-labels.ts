import type { UiLocale } from './labels.ts';

/**
 * Texts of one component in the languages of the interface. They are part of the component's code, so that pages without
 * it don't load them.
 */
export type ComponentLabels<Texts> = Readonly<Record<UiLocale, Texts>>;

/** The nearest language of the interface; English for any other. */
export function uiLocaleOf(locale: string): UiLocale {
  const [language = ''] = locale.split('-');
  if (language === 'zh') return 'zh-CN';
  return language === 'fr' || language === 'ar' ? language : 'en';
}
