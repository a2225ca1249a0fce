/** Public data of an installation, and messages to its operator. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Language } from '../hub/hub.ts';
import { NoExtras, OneLine, RetryAfter, Stale } from '../problem.ts';
import { Proof, ProofChallenge } from '../proof.ts';

/** Pages whose text the operator may replace. */
export const legalPages = ['privacy', 'terms'] as const;
export const LegalPage = z.enum(legalPages);
export type LegalPage = z.infer<typeof LegalPage>;

const name = OneLine.check(z.minLength(1), z.maxLength(60));
const line = OneLine.check(z.maxLength(200));

export const Registration = z.enum(['open', 'invitation', 'closed']);
export type Registration = z.infer<typeof Registration>;

const Maintenance = z.object({
  /** The operator's own texts by language; empty uses the default. */
  message: z.partialRecord(Language, z.string().check(z.maxLength(500))),
  /** When it is thought to end, ISO 8601; null is not known. */
  until: z.nullable(z.string()),
});
export type Maintenance = z.infer<typeof Maintenance>;

/** Part of every page. Empty texts are left out, and pages omit what depends on them. */
export const Site = z.object({
  /** The name of the site. */
  name,
  /** The operator: a person or an organisation, as legal texts name them. */
  operator: line,
  /** Contact address. */
  contactEmail: z.string().check(z.maxLength(254)),
  /** One line of a postal address. */
  address: line,
  /** Governing law in the terms, such as `Indonesia`. */
  country: line,
  /** Pages with the operator's own text. */
  ownTexts: z.array(LegalPage),
  /** Who can create an account. */
  registration: Registration,
  /** The message during maintenance; null while the site is open. */
  maintenance: z.nullable(Maintenance),
});
export type Site = z.infer<typeof Site>;

/** Markdown by language; a language that is missing falls back to English, then to any. */
const LegalText = z.partialRecord(Language, z.string().check(z.maxLength(100_000)));
export type LegalText = z.infer<typeof LegalText>;

const days = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Retention in days, by kind of data. */
export const retentionDays = {
  calls: { least: 1, most: 365 },
  audit: { least: 30, most: 3650 },
  mails: { least: 1, most: 365 },
} as const;

const Retention = z.object({
  /** People's call history. */
  calls: days(retentionDays.calls.least, retentionDays.calls.most),
  /** The audit log. */
  audit: days(retentionDays.audit.least, retentionDays.audit.most),
  /** Mails that were sent. */
  mails: days(retentionDays.mails.least, retentionDays.mails.most),
});
export type Retention = z.infer<typeof Retention>;

/** All settings of the site, public and private. */
export const SiteSettings = z.object({
  ...Site.shape,
  /** The operator’s own texts; null uses the default. */
  legal: z.record(LegalPage, z.nullable(LegalText)),
  /** Whether an account works only once its address is confirmed. */
  confirmFirst: z.boolean(),
  retention: Retention,
  /** Grows with each change. */
  version: z.int(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'The name, operator and contact of this site.',
  auth: 'anyone',
  input: z.object({}),
  output: Site,
});

export const getLegalText = endpoint({
  method: 'GET',
  path: '/api/site/legal/{page}',
  summary: 'The operator’s own text of a page, as Markdown.',
  auth: 'anyone',
  input: z.object({ page: LegalPage, lang: z._default(Language, 'en') }),
  output: z.object({ markdown: z.string(), lang: Language }),
  errors: { NotFound: NoExtras },
});

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/admin/site',
  summary: 'The settings of the site.',
  auth: 'admin',
  input: z.object({}),
  output: SiteSettings,
});

export const changeSite = endpoint({
  method: 'PUT',
  path: '/api/admin/site',
  summary: 'Change the settings of the site.',
  auth: 'admin',
  input: z.object({
    /** The version that was read: after another change, nothing is stored. */
    version: z.int(),
    name: z.optional(name),
    operator: z.optional(line),
    contactEmail: z.optional(z.string().check(z.maxLength(254))),
    address: z.optional(line),
    country: z.optional(line),
    /** Null restores the default text. */
    legal: z.optional(z.partialRecord(LegalPage, z.nullable(LegalText))),
    registration: z.optional(Registration),
    confirmFirst: z.optional(z.boolean()),
    /** Null opens the site again. */
    maintenance: z.optional(z.nullable(Maintenance)),
    retention: z.optional(Retention),
  }),
  output: SiteSettings,
  errors: { Stale },
});

export const testMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-test',
  summary: 'Send a test email now.',
  auth: 'admin',
  input: z.object({ to: z.string().check(z.maxLength(254), z.email()) }),
  output: z.object({
    /** Over SMTP, or into a file because no mail server is set. */
    via: z.enum(['smtp', 'file']),
    /** The mail server’s host and port, or the folder. */
    place: z.string(),
    /** Duration. */
    ms: z.int(),
  }),
  errors: {
    /** `reason` is the error of the mail server or connection, without secrets. */
    MailFailed: z.object({ reason: z.string(), place: z.string(), ms: z.int() }),
  },
});

/** The public forms. */
export const MessageKind = z.enum(['contact', 'support', 'data-deletion']);
export type MessageKind = z.infer<typeof MessageKind>;

export const messageLengthMax = 5000;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/messages',
  summary: 'Send a message to the people who run this site. It is kept until an admin removes it.',
  auth: 'anyone',
  input: z.object({
    kind: MessageKind,
    name: OneLine.check(z.minLength(1), z.maxLength(80)),
    email: z.string().check(z.maxLength(254), z.email()),
    /** The subject; for support the topic; for data deletion the username, where there is one. */
    subject: OneLine.check(z.maxLength(120)),
    text: z.string().check(z.minLength(1), z.maxLength(messageLengthMax)),
    /** Request ID of the failure, for support. */
    requestId: z.optional(OneLine.check(z.maxLength(100))),
    /** A field that people do not see: what fills it in is no person, and its message is dropped without a word. */
    website: z.optional(z.string().check(z.maxLength(200))),
    /** The solved challenge of a `ProofRequired`. */
    proof: z.optional(Proof),
  }),
  output: z.object({ success: z.literal(true), /** To quote in later mails: `AY-7K3M9P`. */ reference: z.string() }),
  errors: {
    RateLimited: RetryAfter,
    /** Too many messages: a visitor must solve the challenge and send the same message with the solution. */
    ProofRequired: z.object({ challenge: ProofChallenge }),
  },
});
