import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';

/** Names used as `{name}` in the URL, query or headers without a declared parameter; each once, in order. */
export function undeclaredIn({ request, params }: Pick<ScraperDefinition, 'request' | 'params'>): readonly string[] {
  const texts = [request.url, ...Object.values(request.query), ...Object.values(request.headers)];
  const named = texts.flatMap((text) =>
    Array.from(text.replaceAll(/\{\{[^}]*\}\}/g, '').matchAll(/\{([A-Za-z][A-Za-z0-9_]*)\}/g), ([, name = '']) => name),
  );
  return [...new Set(named)].filter((name) => !params.some((param) => param.name === name));
}
