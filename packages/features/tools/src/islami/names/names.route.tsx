import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { NamesScreen } from './NamesScreen.tsx';

const viewInAddress = {
  read: (params: URLSearchParams) => ({ query: params.get('q') ?? '' }),
  write: ({ query }: { readonly query: string }) => new URLSearchParams(query === '' ? {} : { q: query }),
};

export function Component() {
  useLossDisplay('notice');
  const [{ query }, onView] = useViewInAddress(viewInAddress);
  return <NamesScreen query={query} onQuery={(next) => onView({ query: next })} />;
}
