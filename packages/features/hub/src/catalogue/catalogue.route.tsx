import { useLoaderData } from 'react-router';
import { CatalogueScreen } from './CatalogueScreen.tsx';
import type { loader } from './use-catalogue-page.ts';
import { useCataloguePage } from './use-catalogue-page.ts';

export { loader, shouldRevalidate } from './use-catalogue-page.ts';

/** The API hub, all tools, and the page of each area. */
export function Component() {
  const { place } = useLoaderData<typeof loader>();
  return <CatalogueScreen {...useCataloguePage(place)} />;
}
