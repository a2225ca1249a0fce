import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useIsStaying } from './own-address.ts';

/** Identifies the open editor: a new item keeps its editor when it gets its URL. */
interface Visit {
  readonly number: number;
  /** The id that what is new in this visit got. */
  readonly createdId: string | null;
  /** Its address has been reached. */
  readonly hasArrived: boolean;
}

/** `:id` of the address, where `new` is something new. The key stays the same while a new one is saved for the first time. */
export function useVisit(path: string) {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const [visit, setVisit] = useState<Visit>({ number: 0, createdId: null, hasArrived: false });
  if (id === visit.createdId && !visit.hasArrived) setVisit({ ...visit, hasArrived: true });
  // The next visit starts.
  if (id === 'new' && visit.hasArrived) setVisit({ number: visit.number + 1, createdId: null, hasArrived: false });
  const onCreated = useCallback(
    (createdId: string) => {
      if (createdId === id) return;
      setVisit((before) => ({ ...before, createdId, hasArrived: false }));
      // The response does not redirect people who are navigating away.
      if (isStaying()) void navigate(`${path}/${createdId}`, { replace: true, preventScrollReset: true });
    },
    [id, isStaying, navigate, path],
  );
  const isNew = id === 'new' || id === visit.createdId;
  return { key: isNew ? `new ${visit.number}` : id, id: isNew ? null : id, onCreated };
}
