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
  return styles;
}

/** Draws with these rules at once; the whole sheet comes behind the content, for what the page will need next. */
export function withCriticalStyles(html: string, styles: string): string {
  const sheet = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
  if (sheet === undefined) throw new Error('The built page has no style sheet.');
  return html.replace(sheet, () => `\n    <style>${styles}</style>`).replace('</body>', () => `  ${sheet.trim()}\n  </body>`);
}
