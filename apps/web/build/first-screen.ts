/** The head of a rendered page: what the first paint needs, and a list of the rest. */

interface FirstScreen {
  /** Rules that the page needs to be drawn. Null if unknown: the whole sheet then stays in its head. */
  readonly styles: string | null;
  /** `boot/after-paint.ts` as an element. */
  readonly afterPaint: string;
  /** Scripts that the app loads immediately when it runs. */
  readonly ahead: readonly string[];
  /** Calls that the app makes when it starts; it reads the prefetched responses. @default none */
  readonly calls?: readonly string[];
}

/**
 * Removes scripts and style sheet from a page's head. `boot/after-paint.ts` loads them after the first paint: before, they
 * would compete with it for bandwidth.
 */
export function firstScreen(html: string, { styles, afterPaint, ahead, calls = [] }: FirstScreen): string {
  const sheet = taken(html, /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g);
  const script = taken(html, /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g);
  const modules = taken(html, /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g);
  if (sheet.found.length !== 1 || script.found.length !== 1)
    throw new Error('The built page has no style sheet, or no script.');
  const rest = {
    sheet: styles === null ? null : sheet.found[0],
    script: script.found[0],
    modules: [...modules.found, ...ahead],
    calls,
  };
  const bare = [...(styles === null ? [] : [sheet]), script, modules].reduce(
    (text, { elements }) => elements.reduce((left, element) => left.replace(element, ''), text),
    html,
  );
  return bare
    .replace('</head>', () =>
      styles === null
        ? '</head>'
        : `<style>${styles}</style><noscript><link rel="stylesheet" href="${sheet.found[0]}"></noscript>\n  </head>`,
    )
    .replace(
      '</body>',
      () =>
        `  <script id="rest" type="application/json">${JSON.stringify(rest)}</script>\n    ${afterPaint}\n  </body>`,
    );
}

function taken(
  html: string,
  element: RegExp,
): { readonly elements: readonly string[]; readonly found: readonly string[] } {
  const all = Array.from(html.matchAll(element));
  return { elements: all.map(([text]) => text), found: all.map(([, href = '']) => href) };
}
