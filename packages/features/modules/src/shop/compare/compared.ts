/** The products that are chosen for comparison, in the URL of every page of the shop where they can be chosen. */
import { createContext, use } from 'react';

/** As many columns as people can still tell apart. */
export const comparedMax = 4;
export const comparedMin = 2;

const name = 'compare';

/** In the order in which they were chosen. What is no id is ignored. */
export function readCompared(params: URLSearchParams): readonly number[] {
  const ids = (params.get(name) ?? '')
    .split(',')
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, comparedMax);
}

/** Changes the parameters, and returns them. */
export function withCompared(params: URLSearchParams, ids: readonly number[]): URLSearchParams {
  params.delete(name);
  if (ids.length > 0) params.set(name, ids.join(','));
  return params;
}

/** For links between the pages: `?compare=1,4`, or empty. */
export function comparedSearch(ids: readonly number[]): string {
  return ids.length === 0 ? '' : `?${name}=${ids.join(',')}`;
}

/** Without the id, or with it at the end while there is room. */
export function toggled(ids: readonly number[], id: number): readonly number[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < comparedMax ? [...ids, id] : ids;
}

export interface Compared {
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** Cards and details of products choose from here. */
export const ComparedContext = createContext<Compared>({ ids: [], onChange: () => undefined });

export const useCompared = (): Compared => use(ComparedContext);
