/** What a list of the desk shows, and how its address says so. */
import type { DeskState } from '@apiyard/api/contract/desk';

export const states = ['draft', 'scheduled', 'published'] as const satisfies readonly DeskState[];

export interface DeskView {
  readonly query: string;
  /** Null is all. */
  readonly state: DeskState | null;
}

export const wholeDesk: DeskView = { query: '', state: null };

export const inAddress = {
  read: (params: URLSearchParams): DeskView => ({
    query: params.get('q') ?? '',
    state: states.find((state) => state === params.get('state')) ?? null,
  }),
  /** What is as usual is left out. */
  write({ query, state }: DeskView): URLSearchParams {
    const params = new URLSearchParams();
    if (query.trim() !== '') params.set('q', query);
    if (state !== null) params.set('state', state);
    return params;
  },
};

/** As a list is asked for. */
export const askedFor = ({ query, state }: DeskView) => ({
  ...(query.trim() !== '' && { query: query.trim().slice(0, 100) }),
  ...(state !== null && { state }),
});
