import type { Email } from '@apiyard/api/contract/modules/email';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { emailsQuery } from './session.ts';

/** Longer timers of browsers end immediately. */
const timerMaxMs = 2_147_483_647;

/** Loads the emails again when the next one is sent or returns to the inbox. */
export function useDue(emails: readonly Email[] | undefined): void {
  const client = useQueryClient();
  const next = useMemo(
    () =>
      (emails ?? [])
        .flatMap(({ sendAt, snoozedUntil }) => [sendAt, snoozedUntil])
        .filter((at) => at !== null)
        .toSorted()[0],
    [emails],
  );
  useEffect(() => {
    if (next === undefined) return undefined;
    const inMs = Math.max(Date.parse(next) - Date.now() + 200, 1000);
    const timer = setTimeout(() => void client.invalidateQueries(emailsQuery), Math.min(inMs, timerMaxMs));
    return () => clearTimeout(timer);
  }, [client, next]);
}
