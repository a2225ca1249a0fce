/** Blocks scripts, requests, forms and base addresses; allows inline styles. */
const policy = (arePicturesShown: boolean) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data:${arePicturesShown ? ' https: http:' : ''}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The frame's page before its content: the policy is first, so that it applies to everything. */
export const emptyPage = (arePicturesShown: boolean) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${policy(arePicturesShown)}"><meta name="referrer" content="no-referrer"></head><body dir="auto"></body></html>`;

interface Look {
  /** Computed values of the frame element. */
  readonly color: string;
  readonly background: string;
  readonly font: string;
  readonly isDark: boolean;
}

/**
 * Styles below those of the content. Content with colours of its own expects a light page; other content takes the
 * colours of the theme.
 */
export function pageStyles({ color, background, font, isDark }: Look, hasColours: boolean): string {
  const look = hasColours
    ? 'color-scheme: light; background: white; color: black;'
    : `color-scheme: ${isDark ? 'dark' : 'light'}; background: ${background}; color: ${color};`;
  return `
    html { ${look} font: ${font}; overflow-wrap: anywhere; overflow-x: auto; overflow-y: hidden; }
    html, body { block-size: auto !important; min-block-size: 0 !important; max-block-size: none !important; }
    body { margin: 0; padding: 16px; }
    body > :first-child { margin-block-start: 0; }
    body > :last-child { margin-block-end: 0; }
    img { max-inline-size: 100%; block-size: auto; }
    img:not([src]) { display: inline-block; min-inline-size: 16px; min-block-size: 16px; outline: 1px dashed currentColor; outline-offset: -1px; }
    table { max-inline-size: 100%; }
    pre { white-space: pre-wrap; }
    a[href] { color: ${hasColours ? 'revert' : 'inherit'}; }
    blockquote { margin-inline: 0; padding-inline-start: 16px; border-inline-start: 2px solid currentColor; }
  `;
}

/** Adopted style sheets, because the app's policy, which the frame inherits, blocks style elements. */
export function dress(page: Document, sheets: readonly string[]): void {
  const { defaultView } = page as Document & { defaultView: (Window & typeof globalThis) | null };
  if (defaultView === null) return;
  page.adoptedStyleSheets = sheets.map((css) => {
    const sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}
