import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';

const param = 'seed';

/** Default seed: fixed, so that the page can be prerendered. */
const firstSeed = 'contoh';

const read = (query: URLSearchParams) => ({ query: query.get(param) ?? firstSeed });
const write = ({ query }: { readonly query: string }) =>
  new URLSearchParams(query === firstSeed ? {} : { [param]: query });

/** The seed is in the URL, so that a link shows the same specimen. */
export function useSeed(): readonly [seed: string, onSeed: (seed: string) => void] {
  const [view, onView] = useViewInAddress({ read, write });
  return [view.query, (query) => onView({ query })];
}
