import type { Plugin } from 'vite';
import { createDocReader, holdsComponents } from './docgen.ts';
import type { ComponentDoc, DocReader } from './docgen.ts';

/** Attaches each component's props table where Storybook expects it, and keeps it in `tables` by the path of the file. */
export function docgenPlugin(tables: Map<string, readonly ComponentDoc[]>): Plugin {
  let reader: DocReader | undefined;
  const close = () => {
    reader?.close();
    reader = undefined;
  };
  return {
    name: 'apiyard:docgen',
    enforce: 'pre',
    transform(code, id) {
      if (!holdsComponents(id)) return null;
      reader ??= createDocReader();
      const docs = reader.read(id);
      tables.set(id, docs);
      if (docs.length === 0) return null;
      const lines = docs.map((doc) => `;${doc.displayName}.__docgenInfo = ${JSON.stringify(doc)};`);
      // Only added at the end, so that every line keeps its place.
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
    watchChange(id) {
      reader?.invalidate([id]);
    },
    buildEnd: close,
  };
}
