/** Documents from the built `index.html`: the empty one, those with a page rendered into them, and frames for people. */
import ar from '../src/boot/copy/ar.ts';
import ch from '../src/boot/copy/ch.ts';
import en from '../src/boot/copy/en.ts';
import fr from '../src/boot/copy/fr.ts';
import { siteTags, socialTags } from '../src/boot/social-tags.ts';
import type { PublicPage } from '../src/public-pages.ts';

const words = { en, fr, ar, ch };
export type PageLanguage = keyof typeof words;
export const pageLanguages = ['en', 'fr', 'ar', 'ch'] as const satisfies readonly PageLanguage[];

const locales: Readonly<Record<PageLanguage, string>> = { en: 'en', fr: 'fr', ar: 'ar', ch: 'zh-CN' };

export interface Rendered {
  readonly page: PublicPage;
  /** The site data used for rendering: see `renderedSites`. */
  readonly site: 'bare' | 'named';
  readonly head: string;
  readonly body: string;
}

/** The words of the page itself in a language; `%site.name%` and its like stay for the server. */
export function withWords(html: string, language: PageLanguage): string {
  const texts = words[language];
  return html
    .replaceAll('%words.description%', () => texts['boot.description'])
    .replaceAll('%words.noScript%', () => texts['boot.noScript'].replace('{{site}}', '%site.name%'))
    .replaceAll('%words.failed%', () => texts['boot.failed'].replace('{{site}}', '%site.name%'));
}

/**
 * The page without content, for URLs that are rendered in the browser.
 * @param ahead scripts to preload with the app
 */
export function emptyPage(template: string, language: PageLanguage, ahead: readonly string[]): string {
  const head = ahead.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  const tags = siteTags('%words.description%', { language, origin: '%origin%', siteName: '%site.name%' });
  return once(
    withWords(
      once(inLanguage(template, language), /<title>[^<]*<\/title>/, (found) => found + tags),
      language,
    ),
    /\n\s*<link rel="stylesheet"/,
    (found) => `\n    ${head}${found}`,
  );
}

/** Hides a frame without scripts, or in another language than the chosen one. */
const frameStyles =
  '<noscript><style>#root{display:none}</style></noscript><style>html[data-other-language] #root{visibility:hidden}</style>';

/**
 * A page for signed-in people, as rendered before their identity is known. The start-up screen is included, for an app
 * that fails to start.
 */
export function framePage(template: string, language: PageLanguage, body: string): string {
  const html = once(
    withWords(inLanguage(template, language), language),
    '</head>',
    (found) => `  ${frameStyles}\n  ${found}`,
  );
  return once(html, root, (found) => {
    const start = found.replace(/^<div id="root">|<\/div>\s*$/g, '');
    const words = /<noscript>([\s\S]*?)<\/noscript>/.exec(start)?.[1] ?? '';
    return `<noscript><div id="start">${words}</div></noscript><template id="start-screen">${start}</template><div id="root" data-rendered="${language}" data-site="bare" data-for="people">${body}</div>\n    `;
  });
}

/** Where the server writes a page that it renders with its data. */
const slots = { head: '<!--page-head-->', body: '<!--page-body-->', data: '<!--page-data-->' } as const;

/**
 * The page into which the server renders content.
 * @param font loaded along with the style sheet: headings that wrap at other words in the fallback font would move the page
 */
export function contentPage(template: string, language: PageLanguage, font: string): string {
  let html = withWords(inLanguage(template, language), language);
  html = once(html, /\s*<meta name="description"[^>]*>/, '');
  html = once(html, /\s*<title>[^<]*<\/title>/, '');
  html = once(html, /(<meta name="color-scheme"[^>]*>)/, (found) => `${found}\n    ${slots.head}`);
  html = once(html, /<style>#start\{[\s\S]*?<\/style>/, '');
  html = once(
    html,
    /<link rel="stylesheet"/,
    (found) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">${found}`,
  );
  return once(html, root, () => `${slots.body}${slots.data}\n    `);
}

const root = /<div id="root">[\s\S]*?<\/div>\s*(?=<script id="site")/;

/** A rendered page. */
export function renderedPage(template: string, language: PageLanguage, { page, site, head, body }: Rendered): string {
  let html = inLanguage(template, language);
  html = once(html, /\s*<meta name="description"[^>]*>/, '');
  html = once(html, /\s*<title>[^<]*<\/title>/, '');
  // After the charset declaration, which must be in the first kilobyte.
  html = once(
    html,
    /(<meta name="color-scheme"[^>]*>)/,
    (found) =>
      `${found}\n    ${head}${socialTags(head, { path: page.path, picture: page.name, language, origin: '%origin%', siteName: '%site.name%' })}`,
  );
  html = once(html, /<style>#start\{[\s\S]*?<\/style>/, '');
  return once(html, root, () => `<div id="root" data-rendered="${language}" data-site="${site}">${body}</div>\n    `);
}

function inLanguage(template: string, language: PageLanguage): string {
  const attributes = `lang="${locales[language]}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-language="${language}"`;
  return once(template, /<html[^>]*>/, `<html ${attributes}>`);
}

/** Replaces what must be there: a template that has changed shape fails the build. */
function once(html: string, what: RegExp | string, by: string | ((found: string) => string)): string {
  if (html.search(what) === -1) throw new Error(`index.html has no ${what}.`);
  return html.replace(what, (found) => (typeof by === 'string' ? by : by(found)));
}
