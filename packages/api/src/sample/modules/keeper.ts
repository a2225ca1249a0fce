/** Where the sample layer keeps the changed data of a module. */
export interface SampleKeeper {
  /** Undefined if nothing was changed. */
  read(name: string): Promise<unknown>;
  /** Replaces what is kept by what `change` returns, in one step; undefined leaves it. */
  update(name: string, change: (kept: unknown) => unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Lasts as long as the page, story or test. Values are copied, as a browser's database does. */
export function memoryKeeper(): SampleKeeper {
  const kept = new Map<string, unknown>();
  return {
    async read(name) {
      return structuredClone(kept.get(name));
    },
    async update(name, change) {
      const next = change(structuredClone(kept.get(name)));
      if (next !== undefined) kept.set(name, structuredClone(next));
    },
    async remove(name) {
      kept.delete(name);
    },
  };
}
