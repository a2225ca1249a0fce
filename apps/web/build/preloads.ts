import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLanguage } from './page.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The texts that every page starts with, by the ending of their folder. */
const texts = 'shell/src/copy';
const labels: Readonly<Record<PageLanguage, string>> = {
  en: 'locales/en.ts',
  fr: 'locales/fr.ts',
  ar: 'locales/ar.ts',
  ch: 'locales/zh-CN.ts',
};

/**
 * Pages for signed-in people whose frame is rendered at build time, and whose code and data are preloaded with the app:
 * the common first pages. The calls are those that the page makes when it opens.
 */
export const firstPages = [
  {
    path: '/dashboards',
    name: 'dashboards',
    sources: ['layouts/FullLayout/FullLayout.tsx', 'dashboard/dashboard.route.tsx'],
    copy: 'dashboard/copy',
    calls: (language: PageLanguage) => [
      `/api/v1/catalogue/apis?lang=${language}`,
      '/api/account/favourites',
      '/api/account/usage?days=90',
      '/api/account/calls?limit=6',
      '/api/updates',
    ],
  },
] as const;

/** The first calls of the app. */
export const firstCalls = ['/api/stats', '/api/user/me'] as const;

/**
 * Scripts that the app would otherwise load only after it runs.
 * @param page one of `firstPages`, or null for what every page needs
 */
export function scriptsAhead(
  dist: string,
  language: PageLanguage,
  page: (typeof firstPages)[number] | null,
  basePath: string,
): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sources = [texts, ...(page === null ? [] : [page.copy])].map((folder) => `${folder}/${language}.ts`);
  const keys = [...sources, labels[language], ...(page?.sources ?? [])].map((ending) => keyOf(manifest, ending));
  const there = filesOf(manifest, ['index.html']);
  return Array.from(filesOf(manifest, keys))
    .filter((file) => !there.has(file))
    .map((file) => `${basePath}/${file}`);
}

function keyOf(manifest: Manifest, ending: string): string {
  const key = Object.keys(manifest).find((source) => source.endsWith(`/${ending}`));
  if (key === undefined) throw new Error(`The build made nothing of a source that ends in ${ending}.`);
  return key;
}

function filesOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return new Set(Array.from(seen, (key) => manifest[key]?.file ?? ''));
}
