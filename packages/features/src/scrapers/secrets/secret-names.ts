import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';

/** The secrets that a definition's request asks for, each once, in the order in which they stand there. */
export function secretNamesIn({ request }: Pick<ScraperDefinition, 'request'>): readonly string[] {
  const texts = [
    request.url,
    ...Object.values(request.query),
    ...Object.values(request.headers),
    JSON.stringify(request.body),
  ];
  return [
    ...new Set(
      texts.flatMap((text) =>
        Array.from(text.matchAll(/\{\{secret:([A-Z][A-Z0-9_]{0,39})\}\}/g), ([, name = '']) => name),
      ),
    ),
  ];
}

/** The host that a request's address names, with its port; empty where it names none yet. */
export function hostIn(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#\s]+)/i.exec(url.trim())?.[1]?.toLowerCase() ?? '';
}
