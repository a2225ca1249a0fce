import { useLoaderData } from 'react-router';
import { CatalogueScreen } from './catalogue/CatalogueScreen.tsx';
import type { loader } from './catalogue/use-catalogue-page.ts';
import { useCataloguePage } from './catalogue/use-catalogue-page.ts';

export { loader, shouldRevalidate } from './catalogue/use-catalogue-page.ts';

/** The API hub, and all tools. */
export function Component() {
  const { place } = useLoaderData<typeof loader>();
  return <CatalogueScreen {...useCataloguePage(place)} />;
}
