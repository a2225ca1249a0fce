import type { Api } from '@apiyard/api/contract/hub';

/** The API at an address under `/hub/`; what follows its path is left to it. The longest path wins. */
export function apiAt(apis: readonly Api[], path: string): Api | undefined {
  return apis
    .filter((api) => path === api.path || path.startsWith(`${api.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
