/// <reference types="vite/types/importMeta.d.ts" />
/** Kernels of tools, which browsers load one at a time. Found by their folder; there is no list to maintain. */

export type Kernel = (input: Readonly<Record<string, unknown>>) => unknown;

/** Files of a kernel are in a folder of its name; a dot in a file's name marks tests and texts. */
const files = import.meta.glob<{ readonly default: Kernel }>(['./tools/*/*/*.ts', '!./tools/*/*/*.*.ts']);

/** @param place `area/subject/name`. Throws an Error if it has no kernel, and if that cannot be loaded. */
export async function loadKernel(place: string): Promise<Kernel> {
  const load = files[`./tools/${place}.ts`];
  if (load === undefined) throw new Error(`There is no kernel at ${place}.`);
  return (await load()).default;
}
