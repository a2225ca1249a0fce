import { useCataloguePage } from './catalogue-page.ts';
import { HubListScreen } from './list/HubListScreen.tsx';

export { loader, shouldRevalidate } from './catalogue-page.ts';

export function Component() {
  return <HubListScreen {...useCataloguePage()} />;
}
