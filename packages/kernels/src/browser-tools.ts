/// <reference types="vite/types/importMeta.d.ts" />
/** Kernels of tools, which browsers load one at a time. Found by their folder; there is no list to maintain. */

/** @param language of sentences that it writes itself */
export type Kernel = (input: Readonly<Record<string, unknown>>, language: string) => unknown;

/** The file of a kernel. */
export interface KernelFile {
  readonly default: Kernel;
  /** Sentences of its faults by key, in a language, if they are too many for the description of the tool. */
  readonly sentences?: (language: string) => Promise<Readonly<Record<string, string>>>;
}

/** Files of a kernel are in a folder of its name; a dot in a file's name marks tests and texts. */
const files = import.meta.glob<KernelFile>(['./tools/*/*/*.ts', '!./tools/*/*/*.*.ts']);

/** @param place `area/subject/name`. Throws an Error if it has no kernel, and if that cannot be loaded. */
export async function loadKernel(place: string): Promise<KernelFile> {
  const load = files[`./tools/${place}.ts`];
  if (load === undefined) throw new Error(`There is no kernel at ${place}.`);
  return load();
}
