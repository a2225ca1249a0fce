/** The locale of a language, with Western digits, as everywhere on the site. */
export const localeOf = (lang: 'en' | 'fr' | 'ar' | 'ch'): string =>
  ({ en: 'en', fr: 'fr', ar: 'ar-u-nu-latn', ch: 'zh-Hans' })[lang];
