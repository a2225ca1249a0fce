import { useState } from 'react';
import type { ScraperView } from '../list/scraper-view.ts';
import { wholeList } from '../list/scraper-view.ts';
import type { ScraperListScreenProps } from '../list/ScraperListScreen.tsx';
import { ScraperListScreen } from '../list/ScraperListScreen.tsx';

export interface ListInStoryProps extends Pick<
  ScraperListScreenProps,
  'scrapers' | 'onAct' | 'onImport' | 'onExportAll' | 'onRetry'
> {
  readonly view?: Partial<ScraperView>;
  readonly testing?: readonly string[];
}

/** The list with a stateful view, at a fixed time. */
export function ListInStory({ view: start, testing = [], ...props }: ListInStoryProps) {
  const [view, setView] = useState<ScraperView>({ ...wholeList, ...start });
  return (
    <ScraperListScreen
      {...props}
      view={view}
      onView={setView}
      testing={new Set(testing)}
      nowMs={Date.UTC(2026, 10, 20, 10)}
    />
  );
}
