import type { Email } from '@apiyard/api/contract/modules/email';
import { useDeferredValue, useMemo } from 'react';
import type { EmailView } from '../email-view.ts';
import type { Place } from '../mailbox/places.ts';
import { parseSearch } from '../mailbox/search.ts';
import type { Thread } from '../mailbox/threads.ts';
import { threadsOf } from '../mailbox/threads.ts';

/** The rows of the view. Typing in the search never waits for them. */
export function useThreads(
  emails: readonly Email[],
  { place: here, query }: EmailView,
): { readonly threads: readonly Thread[]; readonly place: Place } {
  const deferred = useDeferredValue(query);
  const search = useMemo(() => parseSearch(deferred), [deferred]);
  const threads = useMemo(() => threadsOf(emails, search, here), [emails, search, here]);
  return { threads, place: search.place ?? here };
}
