import type { Api } from '@apiyard/api/contract/hub/hub';

/** The API whose path is the longest prefix of the path under `/hub/`. */
export function apiAt(apis: readonly Api[], path: string): Api | undefined {
  return apis
    .filter((api) => path === api.path || path.startsWith(`${api.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
