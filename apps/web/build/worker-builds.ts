import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * For the bundles of workers: packages that have a build for workers are resolved to it. Vite resolves them as for pages,
 * and their builds for pages may need a document.
 */
export function workerBuilds(): Plugin {
  return {
    name: 'apiyard:worker-builds',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^(?:@[\w.-]+\/)?\w[\w.-]*$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null || found.external ? found : ((await workerBuildOf(source, found.id)) ?? found);
    },
  };
}

/** @param file the file of the package that pages load */
export async function workerBuildOf(name: string, file: string): Promise<string | null> {
  const folder = `/node_modules/${name}/`;
  const at = file.lastIndexOf(folder);
  if (at < 0) return null;
  const root = file.slice(0, at + folder.length);
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { readonly exports?: Exports };
  const target = exports?.['.']?.worker ?? exports?.worker;
  return typeof target === 'string' ? join(root, target) : null;
}

interface Exports {
  readonly '.'?: { readonly worker?: unknown };
  readonly worker?: unknown;
}
