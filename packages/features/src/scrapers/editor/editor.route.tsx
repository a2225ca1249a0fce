import { lazy, Suspense, useCallback, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useNavigate, useParams } from 'react-router';
import { requireAdmin } from '../../_kit/route.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';

/** The editor is large, and its shape stands before it. */
const EditorPage = lazy(() => import('./EditorPage.tsx').then((module) => ({ default: module.EditorPage })));

/** Which editor is open: a new API keeps its own when it gets its address. */
interface Visit {
  readonly number: number;
  /** The id that the new API of this visit got. */
  readonly createdId: string | null;
  /** Its address has been reached. */
  readonly hasArrived: boolean;
}

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
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>({ number: 0, createdId: null, hasArrived: false });
  if (id === visit.createdId && !visit.hasArrived) setVisit({ ...visit, hasArrived: true });
  // Somebody starts the next one.
  if (id === 'new' && visit.hasArrived) setVisit({ number: visit.number + 1, createdId: null, hasArrived: false });
  const onCreated = useCallback(
    (createdId: string) => {
      setVisit((before) => ({ ...before, createdId }));
      void navigate(`/addscrape/${createdId}`, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const isNew = id === 'new' || id === visit.createdId;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <EditorPage key={isNew ? `new ${visit.number}` : id} id={isNew ? null : id} onCreated={onCreated} />
    </Suspense>
  );
}
