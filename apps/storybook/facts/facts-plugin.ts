import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { createDocReader } from '../docgen/docgen.ts';
import type { ComponentDoc } from '../docgen/docgen.ts';
import { readFacts } from './facts.ts';
import { writePages } from './pages.ts';
import { readEntries } from './titles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const replaced = join(root, 'packages/ui/src/story/docs/component-facts.ts');

/** `tables` are those that were read for the build; others are read. */
async function makePages(tables: ReadonlyMap<string, readonly ComponentDoc[]>): Promise<ReadonlyMap<string, string>> {
  const entries = await readEntries();
  const reader = createDocReader();
  try {
    return await writePages(
      entries,
      await readFacts(entries),
      (path) => tables.get(join(root, path)) ?? reader.read(join(root, path)),
    );
  } finally {
    reader.close();
  }
}

/**
 * The facts for the docs pages of components, and every docs page as Markdown: in the build as files, in
 * development on request.
 */
export function factsPlugin(tables: ReadonlyMap<string, readonly ComponentDoc[]>): Plugin {
  return {
    name: 'apiyard:component-facts',
    async load(id) {
      if (id !== replaced) return null;
      const facts = await readFacts(await readEntries());
      return Object.entries(facts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    async generateBundle() {
      for (const [fileName, source] of await makePages(tables)) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /^\/(docs\/[\w-]+\.md|llms\.txt)$/.exec(request.url ?? '')?.[1];
        if (path === undefined) return next();
        makePages(tables).then((pages) => {
          const page = pages.get(path);
          response.statusCode = page === undefined ? 404 : 200;
          response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
          response.end(page);
        }, next);
      });
    },
  };
}
