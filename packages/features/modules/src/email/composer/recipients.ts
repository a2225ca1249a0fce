/** Recipients while they are written. */
import { folded } from '@apiyard/kit/search/folded.ts';
import type { Email } from '@apiyard/api/contract/modules/email';
import type { Mailbox } from '../mailbox/mailboxes.ts';
import { isAddress, mailboxesIn, mailboxText, unique } from '../mailbox/mailboxes.ts';

const suggestedMax = 8;

/** Senders and recipients of the emails, the latest first. */
export function addressBookOf(emails: readonly Email[], owner: string): Mailbox[] {
  const own = mailboxesIn(owner).map(({ address }) => address);
  const all = emails
    .filter(({ spam, trash, draft }) => !spam && !trash && !draft)
    .flatMap(({ from, To, cc, bcc }) => mailboxesIn([from, To, cc, bcc].filter((text) => text !== '').join(', ')));
  // Those with a name first: it is kept for an address that was also written without one.
  const named = unique(all.filter(({ name }) => name !== ''));
  return unique([...named, ...all], own).filter(({ address }) => isAddress(address));
}

/** The recipients of a text, and what is being typed: its last part, if it is that. */
export function typedIn(value: string, words: string): { readonly chosen: readonly string[]; readonly typed: string } {
  const all = mailboxesIn(value).map(mailboxText);
  const typed = words.trim();
  const isTyping = typed !== '' && value.trimEnd().endsWith(typed);
  if (!isTyping) return { chosen: distinct(all), typed: '' };
  return { chosen: distinct(all.slice(0, all.length - mailboxesIn(typed).length)), typed: words };
}

const distinct = (texts: readonly string[]): string[] => unique(texts.flatMap(mailboxesIn)).map(mailboxText);

/** Who fits what is typed, by any word of the name or the address; no one before something is typed. */
export function suggestedFor(typed: string, book: readonly Mailbox[], chosen: readonly string[]): Mailbox[] {
  const words = folded(typed.trim());
  if (words === '') return [];
  const addresses = chosen.flatMap(mailboxesIn).map(({ address }) => address);
  const isFitting = ({ name, address }: Mailbox) =>
    [...folded(name).split(/\s+/), folded(name), folded(address)].some((text) => text.startsWith(words));
  return unique(book.filter(isFitting), addresses).slice(0, suggestedMax);
}

/** Adds what was typed: the first suggestion for a part of a name, otherwise the text itself, valid or not. */
export function withRecipient(
  chosen: readonly string[],
  typed: string,
  suggested: readonly Mailbox[],
): readonly string[] {
  const [written] = mailboxesIn(typed);
  if (written === undefined) return chosen;
  const [first] = suggested;
  const added = isAddress(written.address) || first === undefined ? written : first;
  return distinct([...chosen, mailboxText(added)]);
}
