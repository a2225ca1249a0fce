/** View state of a content list, kept in the URL query. */
import type { ContentState } from '@apiyard/api/contract/content/admin-content';

export const states = ['draft', 'scheduled', 'published'] as const satisfies readonly ContentState[];

export interface ContentView {
  readonly query: string;
  /** Null means all. */
  readonly state: ContentState | null;
}

export const wholeContent: ContentView = { query: '', state: null };

export const inAddress = {
  read: (params: URLSearchParams): ContentView => ({
    query: params.get('q') ?? '',
    state: states.find((state) => state === params.get('state')) ?? null,
  }),
  /** Omits default values. */
  write({ query, state }: ContentView): URLSearchParams {
    const params = new URLSearchParams();
    if (query.trim() !== '') params.set('q', query);
    if (state !== null) params.set('state', state);
    return params;
  },
};

/** Query of a list request. */
export const askedFor = ({ query, state }: ContentView) => ({
  ...(query.trim() !== '' && { query: query.trim().slice(0, 100) }),
  ...(state !== null && { state }),
});
