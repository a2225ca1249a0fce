import type { ApiKey } from '@apiyard/api/contract/keys';
import { listKeys } from '@apiyard/api/contract/keys';
import { useCallback, useRef, useState } from 'react';
import type { Loadable } from '../_kit/loadable.ts';
import { useServices } from '../_kit/services.tsx';
import type { EndedList } from './KeysScreen/EndedKeys.tsx';
import { refusalOf } from './refusal.ts';

interface Ended {
  /** Null until somebody opens it. */
  readonly list: Loadable<EndedList> | null;
  open(): void;
  more(): void;
  /** One more has ended: what is in sight is asked for again. */
  refresh(): void;
}

/** Keys that no longer work, page by page, from when somebody asks for them. */
export function useEnded(): Ended {
  const { api } = useServices();
  const [list, setList] = useState<Loadable<EndedList> | null>(null);
  const known = useRef<{ readonly keys: readonly ApiKey[]; readonly next: string | null; readonly isAsked: boolean }>({
    keys: [],
    next: null,
    isAsked: false,
  });
  /** The last question alone counts: an older answer may come after it. */
  const asked = useRef(0);
  const load = useCallback(
    async (before: readonly ApiKey[], cursor: string | null) => {
      const mine = (asked.current += 1);
      known.current = { ...known.current, isAsked: true };
      if (before.length === 0) setList((shown) => (shown?.state === 'done' ? shown : { state: 'loading' }));
      try {
        const { items, next } = await api.send(listKeys, { ended: 'true', ...(cursor !== null && { cursor }) });
        if (mine !== asked.current) return;
        known.current = { keys: [...before, ...items], next, isAsked: true };
        setList({ state: 'done', value: { keys: known.current.keys, hasMore: next !== null } });
      } catch (error) {
        if (mine === asked.current) setList({ state: 'failed', requestId: refusalOf(error).requestId });
      }
    },
    [api],
  );
  const open = useCallback(() => void load([], null), [load]);
  const more = useCallback(() => void load(known.current.keys, known.current.next), [load]);
  const refresh = useCallback(() => {
    if (known.current.isAsked) void load([], null);
  }, [load]);
  return { list, open, more, refresh };
}
