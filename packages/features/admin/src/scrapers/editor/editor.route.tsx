import { Suspense } from 'react';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { useVisit } from '@apiyard/kit/routing/use-visit.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';

/** The editor is large, so a skeleton of the same shape is shown first. */
const EditorPage = lazyPart('editor-page', () => import('./EditorPage.tsx').then(({ EditorPage }) => EditorPage));

/** Reloading would replace unsaved changes. */
export function shouldRevalidate(): boolean {
  return false;
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
