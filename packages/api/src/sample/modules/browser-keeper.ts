import { createStore, del, get, promisifyRequest } from 'idb-keyval';
import type { SampleKeeper } from './keeper.ts';
import { memoryKeeper } from './keeper.ts';

/** Keeps data in IndexedDB, so that they survive a reload and all tabs share them. Without it, they last as long as the page. */
export function browserKeeper(): SampleKeeper {
  if (typeof indexedDB === 'undefined') return memoryKeeper();
  const store = createStore('apiyard-sample', 'modules');
  return {
    read: (name) => get(name, store),
    // Not `update` of the library: it writes even if there is nothing to change, and hides an error of `change`.
    update: (name, change) =>
      store('readwrite', async (modules) => {
        const next = change(await promisifyRequest(modules.get(name)));
        if (next === undefined) return;
        modules.put(next, name);
        await promisifyRequest(modules.transaction);
      }),
    remove: (name) => del(name, store),
  };
}
