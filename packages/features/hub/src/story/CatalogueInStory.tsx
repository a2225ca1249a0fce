import { useCallback, useState } from 'react';
import type { CataloguePlace, CatalogueView } from '../catalogue/catalogue-view.ts';
import { wholeCatalogue } from '../catalogue/catalogue-view.ts';
import { CatalogueScreen } from '../catalogue/CatalogueScreen.tsx';
import type { CatalogueScreenProps } from '../catalogue/use-catalogue-page.ts';
import { storyDays } from './health-days.ts';

export interface CatalogueInStoryProps extends Pick<CatalogueScreenProps, 'catalogue' | 'onRetry'> {
  readonly place?: CataloguePlace;
  readonly days?: CatalogueScreenProps['days'];
  readonly view?: Partial<CatalogueView>;
  readonly favourites?: readonly string[];
}

/** The catalogue with a stateful view. */
export function CatalogueInStory({
  place = 'hub',
  days = storyDays,
  view: start,
  favourites: marked = [],
  ...props
}: CatalogueInStoryProps) {
  const [view, onView] = useState<CatalogueView>({ ...wholeCatalogue(place), ...start });
  const [favourites, setFavourites] = useState(marked);
  const onFavourite = useCallback(
    (path: string) =>
      setFavourites((before) => (before.includes(path) ? before.filter((one) => one !== path) : [path, ...before])),
    [],
  );
  return <CatalogueScreen {...props} {...{ place, days, view, onView, favourites, onFavourite }} />;
}
