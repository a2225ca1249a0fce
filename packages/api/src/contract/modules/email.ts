/** Email. The path of the list and the names of the fields of an email are the specification's. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras, OneLine } from '../problem.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const Moment = z.iso.datetime();
/** Mailboxes as RFC 5322 writes them, with commas between: 'Noor Haddad <noor@example.com>, sales@example.com'. */
const Mailboxes = OneLine.check(z.maxLength(20_000));

export const MailLabel = z.enum(['Promotional', 'Social', 'Health']);
export type MailLabel = z.infer<typeof MailLabel>;

/** The name of the list is the specification's. */
const Attachment = z.object({
  id: Id,
  /** URL of a preview, or null. */
  image: z.nullable(z.string().check(z.maxLength(1_500_000))),
  title: OneLine.check(z.minLength(1), z.maxLength(255)),
  /** In bytes. */
  fileSize: z.int().check(z.minimum(0)),
  /** The file as a data URL. */
  url: z.string().check(z.regex(/^data:/), z.maxLength(1_500_000)),
});
export type Attachment = z.infer<typeof Attachment>;

const attachmentsMax = 10;

/** What people write. A draft may have no recipients. */
export const Message = z.object({
  To: Mailboxes,
  cc: Mailboxes,
  bcc: Mailboxes,
  subject: OneLine.check(z.maxLength(998)),
  /** HTML. Nobody has checked it. */
  emailContent: z.string().check(z.maxLength(1_000_000)),
  attchments: z.array(Attachment).check(z.maxLength(attachmentsMax)),
  /** The thread that it continues, or null for a new one. */
  threadId: z.nullable(Id),
});
export type Message = z.infer<typeof Message>;

/** What people change about an email. A deleted email is in the trash and keeps its other folders. */
const Marks = z.object({
  unread: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  checked: z.boolean(),
  inbox: z.boolean(),
  spam: z.boolean(),
  trash: z.boolean(),
  label: z.nullable(MailLabel),
  /** It returns to the inbox at this moment. */
  snoozedUntil: z.nullable(Moment),
});
export type Marks = z.infer<typeof Marks>;

export const Email = z.extend(z.extend(Message, Marks.shape), {
  id: Id,
  threadId: Id,
  /** One mailbox: 'Noor Haddad <noor@example.com>'. */
  from: OneLine.check(z.maxLength(500)),
  /** URL of a picture of the sender, or null. */
  thumbnail: z.nullable(z.string()),
  /** When it was received, sent or last changed. */
  time: Moment,
  /** The beginning of its text. */
  emailExcerpt: z.string(),
  /** Whether it has attachments. */
  attachment: z.boolean(),
  sent: z.boolean(),
  draft: z.boolean(),
  /** A scheduled email is sent at this moment; null for all others. */
  sendAt: z.nullable(Moment),
});
export type Email = z.infer<typeof Email>;

export const EmailChange = z.extend(z.partial(Marks), { id: Id });
export type EmailChange = z.infer<typeof EmailChange>;

const success = z.literal(true);
const shared = { auth: 'anyone', isSample: true, failures: 'message' } as const;
const OneEmail = z.object({ success, data: Email });
const Ids = z.array(Id).check(z.minLength(1), z.maxLength(10_000));

export const getEmails = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/data/email/EmailData',
  summary: 'All emails, the latest first, and whose they are.',
  input: z.object({}),
  output: z.object({
    success,
    data: z.array(Email),
    /** The mailbox of the person. */
    owner: z.string(),
  }),
  errors: { Internal: NoExtras },
});

/** All of them or, if one is unknown, none. */
export const changeEmails = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/email/changes',
  summary: 'Marks, moves, labels or snoozes emails. Returns them.',
  input: z.object({ changes: z.array(EmailChange).check(z.minLength(1), z.maxLength(10_000)) }),
  output: z.object({ success, data: z.array(Email) }),
  errors: { NotFound: NoExtras, Internal: NoExtras },
});

/** Without an id it is a new draft. */
export const saveDraft = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/email/draft',
  summary: 'Saves a draft.',
  input: z.object({ id: z.nullable(Id), message: Message }),
  output: OneEmail,
  errors: { NotFound: NoExtras, NotADraft: NoExtras, Internal: NoExtras },
});

/** With `sendAt` it is scheduled until then. A draft becomes the email. */
export const sendEmail = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/email/send',
  summary: 'Sends or schedules an email.',
  input: z.object({ draftId: z.nullable(Id), message: Message, sendAt: z.nullable(Moment) }),
  output: OneEmail,
  errors: { NotFound: NoExtras, NotADraft: NoExtras, NoRecipients: NoExtras, Internal: NoExtras },
});

export const cancelSending = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/email/cancelSending',
  summary: 'Turns a scheduled email into a draft.',
  input: z.object({ id: Id }),
  output: OneEmail,
  errors: { NotFound: NoExtras, NotScheduled: NoExtras, Internal: NoExtras },
});

export const deleteForever = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/data/email/deleteForever',
  summary: 'Deletes emails in the trash for good.',
  input: z.object({ ids: Ids }),
  output: z.object({ success }),
  errors: { NotFound: NoExtras, NotInTrash: NoExtras, Internal: NoExtras },
});
