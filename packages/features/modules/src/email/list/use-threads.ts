import type { Email } from '@apiyard/api/contract/modules/email';
import { useDeferredValue, useMemo } from 'react';
import type { EmailView } from '../email-view.ts';
import type { Place } from '../mailbox/places.ts';
import { parseSearch } from '../mailbox/search.ts';
import type { Thread } from '../mailbox/threads.ts';
import { threadsOf } from '../mailbox/threads.ts';

/** The rows of the view, and which they are. Typing in the search and choosing a folder never wait for them. */
export function useThreads(
  emails: readonly Email[],
  view: EmailView,
): { readonly threads: readonly Thread[]; readonly place: Place; readonly query: string } {
  const { place: here, query } = useDeferredValue(view);
  const search = useMemo(() => parseSearch(query), [query]);
  const threads = useMemo(() => threadsOf(emails, search, here), [emails, search, here]);
  return { threads, place: search.place ?? here, query };
}
