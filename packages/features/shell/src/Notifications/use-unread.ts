import { countNotifications } from '@apiyard/api/contract/accounts/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { query } from '@apiyard/kit/data/query.ts';

const countQuery = query(countNotifications, {});

/** The unread count. Loads now, every three minutes and on return to the page. Failures are retried the next time. */
export function useUnread(): number {
  const { data } = useQuery({
    ...countQuery,
    refetchInterval: 180_000,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    // Returning to the page refreshes the count, unless it was just loaded.
    staleTime: 60_000,
  });
  return data?.unread ?? 0;
}

/** Applies a count from another response; pending earlier requests are outdated. */
export async function takeUnread(client: QueryClient, unread: number): Promise<void> {
  await client.cancelQueries(countQuery);
  client.setQueryData(countQuery.queryKey, { unread });
}
