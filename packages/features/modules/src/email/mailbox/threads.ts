import type { Email } from '@apiyard/api/contract/modules/email';
import type { Search } from './search.ts';
import { isFound } from './search.ts';
import type { Place } from './places.ts';

/** The emails of one conversation that a list has in one row. */
export interface Thread {
  readonly id: string;
  /** Its latest email there. */
  readonly latest: Email;
  /** Its emails there, the latest first: what is done with the row is done with them. */
  readonly emails: readonly Email[];
}

/** The rows of a list, the latest first. `emails` are in that order. */
export function threadsOf(emails: readonly Email[], search: Search, here: Place): Thread[] {
  const groups = new Map<string, Email[]>();
  for (const email of emails) {
    if (!isFound(email, search, here)) continue;
    const group = groups.get(email.threadId);
    if (group === undefined) groups.set(email.threadId, [email]);
    else group.push(email);
  }
  return Array.from(groups, ([id, group]) => ({ id, latest: group[0] as Email, emails: group }));
}

/** What the reader shows of a conversation, the oldest first: everything that is in the trash exactly if the row is. */
export function conversationOf(emails: readonly Email[], threadId: string, place: Place): Email[] {
  const isThere = (email: Email) => email.threadId === threadId && email.trash === (place === 'trash');
  return emails.filter(isThere).toReversed();
}
