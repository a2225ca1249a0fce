import { hashSources } from '@apiyard/tools/sources';
import type { Plugin } from 'vite';

const virtual = 'virtual:sources';

/** `virtual:sources`: the hashes of the sources of this build, for the page of results. */
export function sourcesPlugin(): Plugin {
  return {
    name: 'apiyard:sources',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load: async (id) =>
      id === `\0${virtual}` ? `export const sources = ${JSON.stringify(await hashSources())};` : null,
  };
}
