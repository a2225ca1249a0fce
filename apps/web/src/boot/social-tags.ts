import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { localeOf, offeredLanguages } from '@apiyard/kit/settings/language.ts';

/** As Open Graph writes a locale. */
const openGraphLocales: Readonly<Record<OfferedLanguage, string>> = {
  en: 'en_GB',
  fr: 'fr_FR',
  ar: 'ar_AR',
  ch: 'zh_CN',
};

interface Around {
  readonly language: OfferedLanguage;
  /** Origin of the site, with its base path. */
  readonly origin: string;
  /** Escaped for HTML. */
  readonly siteName: string;
}

interface PageTags extends Around {
  readonly path: string;
  /** Name of a picture below `/social`, without `.png`. */
  readonly picture: string;
}

/**
 * Addresses of the same page in the other languages, and what a shared link looks like.
 * @param head elements with the title and the description, and with a picture of the page's own if it has one
 */
export function socialTags(head: string, { path, picture, ...around }: PageTags): string {
  const { language, origin, siteName } = around;
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? siteName;
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const hasPicture = head.includes('<meta property="og:image"');
  const address = `${origin}${path}`;
  const alternates = offeredLanguages.map(
    (other) => `<link rel="alternate" hreflang="${localeOf(other)}" href="${address}?lang=${other}">`,
  );
  return [
    `<link rel="canonical" href="${address}?lang=${language}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${address}">`,
    linkTags({
      title,
      description,
      url: `${address}?lang=${language}`,
      picture: hasPicture ? null : picture,
      ...around,
    }),
  ].join('');
}

/** What a shared link to any page of the site looks like. */
export const siteTags = (description: string, around: Around): string =>
  linkTags({ title: around.siteName, description, picture: 'landing', ...around });

interface LinkTags extends Around {
  readonly title: string;
  readonly description: string;
  readonly url?: string;
  readonly picture: string | null;
}

function linkTags({ title, description, url, picture, language, origin, siteName }: LinkTags): string {
  const drawn =
    picture === null
      ? []
      : ([
          ['og:image', `${origin}/social/${picture}.png`],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ] as const);
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ...(url === undefined ? [] : ([['og:url', url]] as const)),
    ...drawn,
    ['og:locale', openGraphLocales[language]],
  ];
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
