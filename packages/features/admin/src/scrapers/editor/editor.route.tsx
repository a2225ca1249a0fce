import { getScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { Suspense } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { query } from '@apiyard/kit/data/query.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useVisit } from '@apiyard/kit/routing/use-visit.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';

/** The editor is large, so a skeleton of the same shape is shown first. */
const EditorPage = lazyPart('editor-page', () => import('./EditorPage.tsx').then(({ EditorPage }) => EditorPage));

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs): null {
  const { id = 'new' } = args.params;
  if (id !== 'new') void servicesOf(args).queryClient.prefetchQuery(query(getScraper, { id }));
  return null;
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['id'] !== nextParams['id'];
}

/** `/addscrape/:id`, where `new` creates an API. */
export function Component() {
  const { key, id, onCreated } = useVisit('/addscrape');
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <EditorPage key={key} id={id} onCreated={onCreated} />
    </Suspense>
  );
}
