import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperSecret } from '@apiyard/api/contract/scrapers/scrapers';

/** Secret names used by the request, each once, in order. */
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

/** Host and port of the request URL; empty if it has none. */
export function hostIn(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#\s]+)/i.exec(url.trim())?.[1]?.toLowerCase() ?? '';
}

/** The secrets with this one, new or replaced, sorted by name. */
export function withSecret(secrets: readonly ScraperSecret[], secret: ScraperSecret): ScraperSecret[] {
  return [...secrets.filter(({ name }) => name !== secret.name), secret].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
