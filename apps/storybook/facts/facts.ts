import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ComponentFacts, ComponentResult } from '@apiyard/ui/story/docs/component-facts.ts';
import { changesOf, readReleases } from './changes.ts';
import type { DocsEntry } from './titles.ts';
import { tokensOf } from './tokens.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The part of `results.json` that is used here. */
interface Results {
  runs: {
    run: string;
    at?: string;
    /** By the ID of the component. */
    components?: Record<string, Omit<ComponentResult, 'run' | 'at'>>;
  }[];
}

export interface Facts {
  components: readonly ComponentFacts[];
  version: string;
}

/** What the last run of the matrix found, for one component. */
export function resultsOf(id: string, { runs }: Results): ComponentResult[] {
  return runs.flatMap(({ run, at, components }) => {
    const found = components?.[id];
    return found === undefined || at === undefined ? [] : [{ run, at, ...found }];
  });
}

export async function readFacts(entries: readonly DocsEntry[]): Promise<Facts> {
  const [results, manifest, releases] = await Promise.all([
    readFile(pathOf('../docs/results.json'), 'utf8').then((text) => JSON.parse(text) as Results),
    readFile(pathOf('../../../packages/ui/package.json'), 'utf8').then(
      (text) => JSON.parse(text) as { version: string },
    ),
    readReleases(),
  ]);
  const components = await Promise.all(
    entries.flatMap(({ component: name, id }) =>
      name === undefined
        ? []
        : [
            tokensOf(name).then((tokens) => ({
              name,
              id,
              tokens,
              changes: changesOf(name, releases),
              results: resultsOf(id, results),
            })),
          ],
    ),
  );
  return { components, version: manifest.version };
}
