import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { NamesScreen } from './NamesScreen.tsx';

export function Component() {
  const [params, setParams] = useOwnSearch();
  return (
    <NamesScreen
      query={params.get('q') ?? ''}
      onQuery={(query) => setParams(query === '' ? {} : { q: query }, { preventScrollReset: true, replace: true })}
    />
  );
}
