import type { Email, EmailChange, MailLabel } from '@apiyard/api/contract/modules/email';

export const folders = [
  'inbox',
  'starred',
  'important',
  'snoozed',
  'sent',
  'scheduled',
  'draft',
  'archive',
  'spam',
  'trash',
] as const;
export type Folder = (typeof folders)[number];
export const labels = ['Promotional', 'Social', 'Health'] as const satisfies readonly MailLabel[];

/** What a list shows: a folder, a label, or `all` emails outside of spam and trash. */
export type Place = Folder | MailLabel | 'all';

export const isLabel = (place: Place): place is MailLabel => (labels as readonly string[]).includes(place);

/** The place of that name in any case, or null. */
export function placeNamed(name: string): Place | null {
  const wanted = name.toLowerCase();
  return [...folders, ...labels, 'all' as const].find((place) => place.toLowerCase() === wanted) ?? null;
}

/** Whether an email is in a place. What is in the trash or in spam is in no other. */
export function isIn(email: Email, place: Place): boolean {
  if (email.trash) return place === 'trash';
  if (email.spam) return place === 'spam';
  switch (place) {
    case 'inbox':
      return email.inbox && email.snoozedUntil === null;
    case 'starred':
      return email.starred;
    case 'important':
      return email.important;
    case 'snoozed':
      return email.snoozedUntil !== null;
    case 'sent':
      return email.sent;
    case 'scheduled':
      return email.sendAt !== null;
    case 'draft':
      return email.draft;
    case 'archive':
      return !email.inbox && !email.sent && !email.draft && email.sendAt === null && email.snoozedUntil === null;
    case 'spam':
    case 'trash':
      return false;
    case 'all':
      return true;
    default:
      return email.label === place;
  }
}

export type Counts = Readonly<Record<Folder | MailLabel, number>>;

/** Where what was not read counts; elsewhere everything does. */
const countsUnread: ReadonlySet<Folder | MailLabel> = new Set(['inbox', 'archive', 'spam', ...labels]);

/** What is next to the name of each place: unread emails of inbox, archive, spam and labels, all emails elsewhere. */
export function countsOf(emails: readonly Email[]): Counts {
  const places = [...folders, ...labels];
  const counts = Object.fromEntries(places.map((place) => [place, 0])) as Record<Folder | MailLabel, number>;
  for (const email of emails)
    for (const place of places)
      if (isIn(email, place) && (email.unread || !countsUnread.has(place))) counts[place] += 1;
  return counts;
}

/** Where emails can be moved. */
export const targets = ['inbox', 'archive', 'spam', 'trash'] as const satisfies readonly Folder[];
export type Target = (typeof targets)[number];

/** The change that moves an email. Deleting only sets `trash`: what it was before is kept for restoring it. */
export const moveTo: Readonly<Record<Target, Omit<EmailChange, 'id'>>> = {
  inbox: { inbox: true, spam: false, trash: false, snoozedUntil: null },
  archive: { inbox: false, spam: false, trash: false, snoozedUntil: null },
  spam: { spam: true, trash: false, snoozedUntil: null },
  trash: { trash: true },
};
