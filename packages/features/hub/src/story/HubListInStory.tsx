import { useCallback, useState } from 'react';
import type { HubView } from '../list/hub-view.ts';
import { wholeHub } from '../list/hub-view.ts';
import type { CatalogueScreenProps } from '../catalogue-page.ts';
import { HubListScreen } from '../list/HubListScreen.tsx';

export interface HubListInStoryProps extends Pick<CatalogueScreenProps, 'catalogue' | 'onRetry'> {
  readonly view?: Partial<HubView>;
  readonly favourites?: readonly string[];
}

/** The hub list with a stateful view. */
export function HubListInStory({ catalogue, onRetry, view: start, favourites: marked = [] }: HubListInStoryProps) {
  const [view, setView] = useState<HubView>({ ...wholeHub, ...start });
  const [favourites, setFavourites] = useState(marked);
  const toggle = useCallback(
    (path: string) =>
      setFavourites((before) => (before.includes(path) ? before.filter((one) => one !== path) : [path, ...before])),
    [],
  );
  return (
    <HubListScreen
      catalogue={catalogue}
      view={view}
      favourites={favourites}
      onView={setView}
      onFavourite={toggle}
      onRetry={onRetry}
    />
  );
}
