import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { lazyPart } from '../../_kit/lazy-part.ts';
import { requireAdmin } from '../../_kit/route.ts';
import { useVisit } from '../../_kit/use-visit.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';

/** The editor is large, and its shape stands before it. */
const EditorPage = lazyPart('editor-page', () => import('./EditorPage.tsx').then(({ EditorPage }) => EditorPage));

export function loader(args: LoaderFunctionArgs): null {
  requireAdmin(args);
  return null;
}

/** What is typed is not to be loaded over. */
export function shouldRevalidate(): boolean {
  return false;
}

/** `/addscrape/:id`, where the id `new` is a new API. */
export function Component() {
  const { key, id, onCreated } = useVisit('/addscrape');
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <EditorPage key={key} id={id} onCreated={onCreated} />
    </Suspense>
  );
}
