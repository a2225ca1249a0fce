import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

/** Rules that hold under a choice which the rendered page cannot know: themes, mode, direction, language, card, layout. */
const byChoice = [/data-color-theme/, /data-(?:card|layout|boxed-layout|sidebar-type)/, /\[dir/, /\[lang/, /:root/, /\.dark|\.light/];

/** The rules of the built style sheet that a page needs to be drawn. */
export async function criticalStyles(html: string, dist: string): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    pruneSource: false,
    reduceInlineStyles: false,
    inlineFonts: true,
    preloadFonts: false,
    keyframes: 'critical',
    allowRules: byChoice,
    logLevel: 'warn',
  });
  const processed = await beasties.process(html);
  const inlined = Array.from(processed.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, text = '']) => text);
  const styles = inlined.find((text) => text.includes('--apiyard-'));
  if (styles === undefined) throw new Error('No rule of the style sheet was found to fit the page.');
  return (await fontFaces(html, dist)) + styles;
}

/** The families are named by variables, where they are not looked for. Without them lines would move when the sheet arrives. */
async function fontFaces(html: string, dist: string): Promise<string> {
  const sheet = await readFile(join(dist, sheetOf(html).href), 'utf8');
  return (sheet.match(/@font-face\{[^}]*\}/g) ?? []).join('');
}

function sheetOf(html: string): { readonly tag: string; readonly href: string } {
  const [tag, href] = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? [];
  if (tag === undefined || href === undefined) throw new Error('The built page has no style sheet.');
  return { tag, href };
}

/**
 * Draws with these rules at once. The whole sheet and the scripts come behind what the first screen needs: the app takes
 * the sheet into use before it takes over (`boot/whole-sheet.ts`).
 */
export function withCriticalStyles(html: string, styles: string): string {
  const { tag, href } = sheetOf(html);
  return html
    .replace(tag, () => `${fontAhead(styles, html)}\n    <style>${styles}</style>\n    <link rel="stylesheet" crossorigin href="${href}" media="print" fetchpriority="low" id="whole-sheet">\n    <noscript><link rel="stylesheet" href="${href}"></noscript>`)
    .replaceAll(/<link rel="modulepreload"|<script type="module"/g, (start) => `${start} fetchpriority="low"`);
}

/** The letters of most European languages, which the page needs first. */
function fontAhead(styles: string, html: string): string {
  const latin = /url\(([^)]+latin-wght[^)]+\.woff2)\)/.exec(styles)?.[1]?.replaceAll(/["']/g, '');
  if (latin === undefined) throw new Error('The style sheet has no Latin font.');
  return /<html lang="(?:en|fr)"/.test(html) ? `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="${latin}">` : '';
}
