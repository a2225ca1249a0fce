import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { localeOf, offeredLanguages } from '@apiyard/kit/settings/language.ts';

/** As Open Graph writes a locale. */
const openGraphLocales: Readonly<Record<OfferedLanguage, string>> = {
  en: 'en_GB',
  fr: 'fr_FR',
  ar: 'ar_AR',
  ch: 'zh_CN',
};

interface SocialTags {
  readonly path: string;
  /** Name of a picture below `/social`, without `.png`. */
  readonly picture: string;
  readonly language: OfferedLanguage;
  /** Origin of the site, with its base path. */
  readonly origin: string;
  /** Escaped for HTML. */
  readonly siteName: string;
}

/**
 * Addresses of the same page in the other languages, and what a shared link looks like.
 * @param head elements with the title and the description
 */
export function socialTags(head: string, { path, picture, language, origin, siteName }: SocialTags): string {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? siteName;
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const address = `${origin}${path}`;
  const alternates = offeredLanguages.map(
    (other) => `<link rel="alternate" hreflang="${localeOf(other)}" href="${address}?lang=${other}">`,
  );
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${address}?lang=${language}`],
    ['og:image', `${origin}/social/${picture}.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale', openGraphLocales[language]],
  ];
  return [
    `<link rel="canonical" href="${address}?lang=${language}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${address}">`,
    ...properties.map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
