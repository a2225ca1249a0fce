import type { DiffProps } from '@apiyard/ui/Diff';
import type { JsonDiffProps } from '@apiyard/ui/JsonDiff';
import { isObject } from '@apiyard/kit/search/api-fields.ts';

type Hunk = NonNullable<DiffProps['hunks']>[number];
type Difference = NonNullable<JsonDiffProps['differences']>[number];

/** The changes that a response describes. */
export type Changes =
  | { readonly of: 'text'; readonly hunks: readonly Hunk[] }
  | { readonly of: 'data'; readonly differences: readonly Difference[] };

/** Null for a response that describes none, or in another way. */
export function changesIn(data: Readonly<Record<string, unknown>>): Changes | null {
  const { hunks, differences } = data;
  if (Array.isArray(hunks) && hunks.every(isHunk)) return { of: 'text', hunks };
  if (!Array.isArray(differences) || !differences.every(isFound)) return null;
  return { of: 'data', differences: differences.map(({ pointer, ...found }) => ({ ...found, path: pointer })) };
}

const lineKinds = new Set<unknown>(['same', 'added', 'removed']);
const isLine = (line: unknown) => isObject(line) && lineKinds.has(line['kind']) && typeof line['text'] === 'string';
const isHunk = (hunk: unknown): hunk is Hunk =>
  isObject(hunk) &&
  typeof hunk['oldStart'] === 'number' &&
  typeof hunk['newStart'] === 'number' &&
  Array.isArray(hunk['changes']) &&
  hunk['changes'].every(isLine);

type Found = Omit<Difference, 'path'> & { readonly pointer: string };

const differenceKinds = new Set<unknown>(['added', 'removed', 'changed']);
const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string';
const isFound = (found: unknown): found is Found =>
  isObject(found) &&
  differenceKinds.has(found['kind']) &&
  typeof found['pointer'] === 'string' &&
  isTextOrNone(found['before']) &&
  isTextOrNone(found['after']);
