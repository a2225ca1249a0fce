import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { useIsLive, useOrigin } from '../parts/use-origin.ts';
import { PortfolioScreen } from './PortfolioScreen/PortfolioScreen.tsx';
import { isRecipeArea } from './recipes.ts';

export function Component() {
  const [params, setParams] = useOwnSearch();
  const isLive = useIsLive();
  const origin = useOrigin();
  const asked = params.get('area');
  return (
    <PortfolioScreen
      // The page was rendered without a URL: output that depends on it follows with the second render.
      area={isLive && isRecipeArea(asked) ? asked : null}
      onArea={(area) => setParams(area === null ? {} : { area }, { preventScrollReset: true })}
      origin={origin}
    />
  );
}
