import { AllToolsScreen } from './all/AllToolsScreen.tsx';
import { useCataloguePage } from './catalogue-page.ts';

export { loader, shouldRevalidate } from './catalogue-page.ts';

export function Component() {
  return <AllToolsScreen {...useCataloguePage()} />;
}
