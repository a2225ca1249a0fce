import type { Api } from '@apiyard/api/contract/hub/hub';
import { useCallback, useState } from 'react';
import type { AreaView } from '../area/area-view.ts';
import type { AreaScreenProps } from '../area/AreaScreen.tsx';
import { AreaScreen } from '../area/AreaScreen.tsx';
import type { HubView } from '../list/hub-view.ts';
import { wholeHub } from '../list/hub-view.ts';
import type { CatalogueScreenProps } from '../catalogue-page.ts';
import { AllToolsScreen } from '../all/AllToolsScreen.tsx';

function useMarks(marked: readonly string[]) {
  const [favourites, setFavourites] = useState(marked);
  const toggle = useCallback(
    (path: string) =>
      setFavourites((before) => (before.includes(path) ? before.filter((one) => one !== path) : [path, ...before])),
    [],
  );
  return { favourites, onFavourite: toggle };
}

export interface AreaInStoryProps extends Pick<AreaScreenProps, 'area' | 'apis' | 'onRetry'> {
  readonly view?: Partial<AreaView>;
  readonly favourites?: readonly string[];
}

/** An area's list with a stateful view. */
export function AreaInStory({ view: start, favourites: marked = [], ...props }: AreaInStoryProps) {
  const [view, onView] = useState<AreaView>({ query: '', favouritesOnly: false, tool: null, ...start });
  return <AreaScreen {...props} {...{ view, onView }} {...useMarks(marked)} />;
}

export interface AllToolsInStoryProps extends Pick<CatalogueScreenProps, 'catalogue' | 'onRetry'> {
  readonly view?: Partial<HubView>;
  readonly favourites?: readonly string[];
}

/** The index of all tools with a stateful view. */
export function AllToolsInStory({ view: start, favourites: marked = [], ...props }: AllToolsInStoryProps) {
  const [view, onView] = useState<HubView>({ ...wholeHub, ...start });
  return <AllToolsScreen {...props} {...{ view, onView }} {...useMarks(marked)} />;
}

/** The APIs of one area, by name. */
export const inArea = (apis: readonly Api[], area: Api['area']): readonly Api[] =>
  apis.filter((api) => api.area === area).toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
