import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hashSources } from '@apiyard/tools/sources';
import type { SourceHashes } from '@apiyard/tools/sources';
import type { ComponentFacts } from '@apiyard/ui/story/docs/component-facts.ts';
import type { CheckCounts, LastRun } from '@apiyard/ui/story/docs/results.ts';
import { changesOf, readReleases } from './changes.ts';
import type { DocsEntry } from './titles.ts';
import { tokensOf } from './tokens.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `results.json`, which `pnpm test stories --record` writes. */
export interface Results {
  at: string | null;
  commit: string | null;
  sources: SourceHashes;
  names: string[];
  notRun: string[];
  failures: [id: string, message: string][];
  /** By the ID of the component. */
  components: Record<string, CheckCounts>;
}

export interface Facts {
  components: readonly ComponentFacts[];
  version: string;
  lastRun: LastRun | null;
}

/** What the last recorded run found in the stories of one component. */
export function resultsOf(
  id: string,
  { components, failures, notRun }: Results,
): Pick<ComponentFacts, 'checks' | 'failures' | 'notRun'> {
  // Further files of the component have a title below its own.
  const isOwn = (storyId: string) => storyId.startsWith(`${id}-`);
  return {
    checks: components[id] ?? {},
    failures: failures.filter(([storyId]) => isOwn(storyId)),
    notRun: notRun.filter(isOwn),
  };
}

/** How current the results of components are for these sources. Null if there are none. */
export function lastRunOf({ at, commit, sources, names }: Results, now: SourceHashes): LastRun | null {
  return at === null ? null : { at, commit, names, isStale: sources.components !== now.components };
}

export async function readFacts(entries: readonly DocsEntry[]): Promise<Facts> {
  const [results, manifest, releases, sources] = await Promise.all([
    readFile(pathOf('../docs/results.json'), 'utf8').then((text) => JSON.parse(text) as Results),
    readFile(pathOf('../../../packages/ui/package.json'), 'utf8').then(
      (text) => JSON.parse(text) as { version: string },
    ),
    readReleases(),
    hashSources(),
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
              ...resultsOf(id, results),
            })),
          ],
    ),
  );
  return { components, version: manifest.version, lastRun: lastRunOf(results, sources) };
}
