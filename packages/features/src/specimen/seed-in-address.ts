import { useViewInAddress } from '../_kit/view-in-address.ts';

const param = 'seed';

/** What a first visit shows: the same for everybody, so that the page can be made before anybody comes. */
const firstSeed = 'contoh';

const read = (query: URLSearchParams) => ({ query: query.get(param) ?? firstSeed });
const write = ({ query }: { readonly query: string }) =>
  new URLSearchParams(query === firstSeed ? {} : { [param]: query });

/** The seed stands in the address: a link shows the same specimen to somebody else. */
export function useSeed(): readonly [seed: string, onSeed: (seed: string) => void] {
  const [view, onView] = useViewInAddress({ read, write });
  return [view.query, (query) => onView({ query })];
}

/** Short enough to read out. */
export function freshSeed(): string {
  // `randomUUID` is missing on plain HTTP.
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
