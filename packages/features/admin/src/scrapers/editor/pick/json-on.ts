/** The JSON a definition reads from a page, if the browser can find it. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ShownPage } from '@apiyard/api/contract/scrapers/scrapers';

/** Undefined if none is found, such as in a truncated source. */
export function jsonOn(
  { source }: Pick<ShownPage, 'source'>,
  kind: ScraperDefinition['source'],
  script: ScraperDefinition['script'],
): unknown {
  if (kind === 'json') return parsed(source);
  // A document from DOMParser runs no scripts and loads nothing.
  const page = new DOMParser().parseFromString(source, 'text/html');
  if (kind === 'ld-json') {
    const all = Array.from(page.querySelectorAll('script[type="application/ld+json"]'), ({ textContent }) =>
      parsed(textContent ?? ''),
    ).filter((value) => value !== undefined);
    return all.length === 1 ? all[0] : all.length === 0 ? undefined : all;
  }
  if (script?.css !== undefined) return parsed(elementText(page, script.css));
  return script?.variable === undefined ? undefined : assigned(page, script.variable);
}

function elementText(page: Document, css: string): string {
  try {
    return page.querySelector(css)?.textContent ?? '';
  } catch {
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value assigned to a variable. The end is found by trying each semicolon, from the last. */
function assigned(page: Document, variable: string): unknown {
  for (const { textContent } of page.querySelectorAll('script')) {
    const text = textContent ?? '';
    const at = text.indexOf(variable);
    const start = at === -1 ? -1 : text.indexOf('=', at + variable.length);
    if (start === -1) continue;
    const rest = text.slice(start + 1).trim();
    for (let end = rest.length, tries = 0; end > 0 && tries < 50; end = rest.lastIndexOf(';', end - 1), tries += 1) {
      const value = parsed(rest.slice(0, end).replace(/;\s*$/, ''));
      if (value !== undefined) return value;
    }
  }
  return undefined;
}
