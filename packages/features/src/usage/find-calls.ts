import type { LoggedCall } from '@apiyard/api/contract/usage';
import { listCalls } from '@apiyard/api/contract/usage';
import type { Services } from '../_kit/services.tsx';
import type { CallFilters, CallsPage } from './calls.machine.ts';

const pageSize = 25;
/** Requests after which people see what was found so far: the server looks through thousands of calls in each. */
const looksMax = 8;

/** One page. Where the server has looked enough without filling it, it is asked to go on. */
export async function findCalls(
  api: Pick<Services['api'], 'send'>,
  filters: CallFilters,
  start: string | null,
  signal?: AbortSignal,
): Promise<CallsPage> {
  const items: LoggedCall[] = [];
  let cursor = start;
  for (let look = 0; look < looksMax; look += 1) {
    const page = await api.send(
      listCalls,
      { ...filters, limit: pageSize - items.length, ...(cursor !== null && { cursor }) },
      signal ? { signal } : {},
    );
    items.push(...page.items);
    cursor = page.next;
    if (cursor === null || items.length >= pageSize) break;
  }
  return { items, next: cursor };
}
