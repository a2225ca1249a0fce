import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { neededStyles } from './needed-styles.ts';

/** Rules for choices that are unknown at build time: themes, mode, direction, language, card, layout, and the hour. */
const byChoice = [
  /data-color-theme/,
  /data-(?:card|layout|boxed-layout|sidebar-type|part-of-day)/,
  /\[dir/,
  /\[lang/,
  /:root/,
  /\.dark|\.light/,
];

/** The rules of the built style sheet that a page needs to be drawn. */
export async function criticalStyles(html: string, dist: string, basePath: string): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: `${basePath}/`,
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
  // Not for styles that were in the page before: they contain no themes.
  const styles = inlined.find((text) => text.includes('data-color-theme'));
  if (styles === undefined) throw new Error('No rule of the style sheet was found to fit the page.');
  return neededStyles((await fontFaces(html, dist, basePath)) + styles, html);
}

/**
 * Fallback fonts: local ones with adjusted metrics. The families are named by variables, which beasties does not resolve.
 * The web font comes with the whole style sheet.
 */
async function fontFaces(html: string, dist: string, basePath: string): Promise<string> {
  const sheet = await readFile(join(dist, sheetOf(html).slice(basePath.length)), 'utf8');
  return (sheet.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => face.includes('local(')).join('');
}

function sheetOf(html: string): string {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(html)?.[1];
  if (href === undefined) throw new Error('The built page has no style sheet.');
  return href;
}
