/** Tables as both engines hold them. Times are Unix milliseconds, truth values 0 or 1, JSON is text. */
import type { Generated } from 'kysely';
import type { Language } from '@apiyard/api/contract/hub';

interface PersonTable {
  /** UUID v7. */
  id: string;
  username: string;
  /** Lower case; unique. */
  username_key: string;
  /** Whose link was followed from its mailbox; null until then. */
  email: string | null;
  /** Lower case; unique where not null. */
  email_key: string | null;
  /** As it was typed; it takes the other's place once it is confirmed. Several people may have typed the same. */
  pending_email: string | null;
  name: string;
  avatar: string | null;
  role: 'user' | 'admin';
  plan: string;
  premium_until: number | null;
  /** PHC string of argon2id. */
  password_hash: string;
  disabled_at: number | null;
  created_at: number;
  /** In which the site writes to the person. */
  language: Generated<Language>;
  /** Null exactly where `email` is. */
  email_confirmed_at: number | null;
  password_changed_at: number | null;
  signed_in_at: number | null;
  /** When the account goes for good; null while it stays. */
  deletion_due_at: number | null;
  /** 1 while the inputs of their calls are kept. */
  keep_inputs: Generated<number>;
  /** Grows with each change of role or state by an admin. */
  version: Generated<number>;
  /** Updates that were published until then are read. */
  updates_read_at: Generated<number>;
}

interface SessionTable {
  /** SHA-256 of the cookie's token, base64url: a stolen database signs nobody in. */
  token_hash: string;
  person_id: string;
  created_at: number;
  /** As of the last minute; the idle end counts from here. */
  seen_at: number;
  /** Absolute end. */
  expires_at: number;
  address: string;
  user_agent: string;
  /** UUID v7, by which the person ends it; unique. */
  id: Generated<string>;
}

export interface ApiKeyTable {
  id: string;
  person_id: string;
  name: string;
  /** 1 for the key that `getMe` returns and session calls are metered on. */
  main: number;
  /** HMAC-SHA256 of the key under a secret derived from APP_SECRET, base64url; unique. */
  key_hash: string;
  masked: string;
  /** AES-256-GCM of the whole key; main keys only. */
  cipher: string | null;
  /** JSON list, or null for all. */
  areas: string | null;
  /** JSON of `KeyRules`, or null when it has none. */
  rules: string | null;
  /** Counts changes by its owner. */
  version: number;
  created_at: number;
  expires_at: number | null;
  /** Set once another key took its place: it works until then. */
  grace_until: number | null;
  /** Set once ended; the row stays so that reports can name the key. */
  revoked_at: number | null;
  /** As of the last minute. */
  last_used_at: number | null;
}

/** What stands in a link of a mail, once. */
interface MailLinkTable {
  /** What it is for and whose it is: a later link takes the place of an earlier one. */
  slot: string;
  /** SHA-256 of the link's token, base64url. */
  token_hash: string;
  kind: 'confirm' | 'reset';
  /** Null for an address that nobody has: the same work is done for it, and no mail goes out. */
  person_id: string | null;
  /** Where the mail went. */
  email: string;
  created_at: number;
  expires_at: number;
}

/** The secret that an authenticator app shares. */
interface SecondStepTable {
  person_id: string;
  /** AES-256-GCM of the base32 secret, bound to the person. */
  cipher: string;
  started_at: number;
  /** Null until the app's first code came back: nothing holds before. */
  confirmed_at: number | null;
  /** The 30 seconds that the last code taken belongs to: no code of them or earlier is taken again. */
  last_step: number;
}

/** Those that are left: one that was used is gone. */
interface RecoveryCodeTable {
  person_id: string;
  /** HMAC-SHA256 under a secret derived from APP_SECRET: the codes are short enough to be tried offline. */
  code_hash: string;
}

export interface PasskeyTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  /** Base64url, from the device; unique. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** JSON list of what the browser may reach it by. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** What a passkey must sign, once. */
interface ChallengeTable {
  /** SHA-256, base64url. */
  hash: string;
  /** Who adds a passkey; null for a sign-in. */
  person_id: string | null;
  expires_at: number;
}

/** People who are gone, until what they left in the log of calls is too. */
interface DepartedTable {
  person_id: string;
  at: number;
}

export interface PlanTable {
  /** `free`, `premium`… */
  id: string;
  calls_per_day: number;
  calls_per_minute: number;
  file_size_bytes_max: number;
  keys_max: number;
  premium_apis: number;
  /** Empty while pages call the plan by its id. */
  name: Generated<string>;
  /** In the smallest unit of the currency; null is on request. */
  monthly_price: number | null;
  /** ISO 4217. */
  currency: string | null;
  /** The one that pages point at. */
  featured: Generated<number>;
  /** Plans of one position stand in the order of their calls a day. */
  position: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
}

/** How people came to their plans. Rows are never changed, but for `told`. */
export interface PremiumEventTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  kind: 'granted' | 'extended' | 'changed' | 'revoked' | 'restored' | 'redeemed' | 'ended';
  plan: string;
  /** When the plan ends after this; of `revoked`, when it would have ended. Null is without end. */
  until: number | null;
  /** For admins only. */
  note: string;
  /** An admin's username; null for the person themself, or time. */
  by_name: string | null;
  /** 0 while a mail about it is due. */
  told: number;
  at: number;
}

export interface VoucherTable {
  /** UUID v7. */
  id: string;
  /** HMAC-SHA256 of the code under a secret derived from APP_SECRET, base64url; unique. */
  code_hash: string;
  masked: string;
  plan: string;
  days: number;
  uses_max: number;
  uses: number;
  expires_at: number | null;
  note: string;
  /** A username. */
  created_by: string;
  created_at: number;
  withdrawn_at: number | null;
}

/** Who redeemed what: each person once. */
interface VoucherUseTable {
  voucher_id: string;
  person_id: string;
  at: number;
}

/** Of a person at most one is open. */
export interface PremiumRequestTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  plan: string;
  message: string;
  state: 'open' | 'granted' | 'declined' | 'withdrawn';
  /** What the person reads. */
  answer: string;
  /** A username. */
  answered_by: string | null;
  answered_at: number | null;
  created_at: number;
}

/**
 * What a person's calls of one UTC day cost: the quota's authority. Neither this table nor `usage` has foreign keys:
 * many people's charges are written as one batch, and one row must not be able to fail the others.
 */
interface UsageDayTable {
  person_id: string;
  /** `2026-11-20`, UTC. */
  day: string;
  used: number;
}

/** The same per key and API, for reports. */
interface UsageTable {
  key_id: string;
  api: string;
  day: string;
  calls: number;
  cost: number;
}

/** Calls of the last days, for those who made them. Without foreign keys, as `usage` is, and written in batches like it. */
export interface CallLogTable {
  /** UUID v7: the order of the ids is the order in which requests came. */
  request_id: string;
  person_id: string;
  key_id: string;
  api: string;
  method: string;
  status: number;
  /** The failure's code; null for a success. */
  code: string | null;
  /** Microseconds from request to answer, or to the charge: writing that is not in it. */
  us: number;
  cost: number;
  /** When the request came. */
  at: number;
  /** What was sent, as JSON; null unless the person wants it kept. */
  input: string | null;
}

/** Refused and failed calls per key: counted with the log, and kept when its rows are gone. */
interface FailedDayTable {
  key_id: string;
  day: string;
  failed: number;
}

/** Tries that count against a next one; in the database so that throttling survives a restart and holds across processes. */
interface ThrottleTable {
  /** What is throttled, after a colon the SHA-256 of whom: `login-address:…`. */
  id: string;
  tries: number;
  blocked_until: number;
  /** From then on the tries no longer count. */
  forget_at: number;
}

interface FavouriteTable {
  person_id: string;
  api: string;
  created_at: number;
}

export interface BlogPostTable {
  id: string;
  title: string;
  content: string;
  cover_img: string | null;
  /** From when on it is shown; 0 for a draft without a date. */
  created_at: number;
  views: number;
  shares: number;
  category: string;
  featured: number;
  slug: string;
  author_id: string;
  published: number;
  /** 1 for what the first start filled in and nobody changed: an admin removes all of it at once. */
  sample: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  updated_at: Generated<number>;
  /** Set once taken away: it can be brought back for 30 days. */
  deleted_at: number | null;
}

export interface GalleryItemTable {
  id: string;
  cover: string;
  name: string;
  created_at: number;
  /** As of a post. */
  sample: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  updated_at: Generated<number>;
  /** Set once taken away: it can be brought back for 30 days. */
  deleted_at: number | null;
}

export interface UpdateEntryTable {
  /** UUID v7. */
  id: string;
  kind: 'new' | 'changed' | 'fixed' | 'removed';
  title: string;
  /** Markdown. */
  body: string;
  published: number;
  /** From when on it is shown; 0 for a draft without a date. */
  published_at: number;
  /** As of a post. */
  sample: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  updated_at: Generated<number>;
  /** Set once taken away: it can be brought back for 30 days. */
  deleted_at: number | null;
}

/** What admins uploaded. The files have the id as their name. */
export interface PictureTable {
  /** SHA-256 of the WebP, in hexadecimal. */
  id: string;
  width: number;
  height: number;
  size_bytes: number;
  created_at: number;
  /** When it was last uploaded or put somewhere: what is used nowhere goes a week later. */
  used_at: number;
}

/** What people wrote through the public forms. */
export interface MessageTable {
  /** UUID v7. */
  id: string;
  /** What people quote in later mails; unique. */
  reference: string;
  kind: 'contact' | 'support' | 'data-deletion';
  name: string;
  email: string;
  subject: string;
  text: string;
  request_id: string | null;
  /** Who was signed in, while that account is there. */
  person_id: string | null;
  created_at: number;
  /** Grows when an admin calls it done, or open again. */
  version: Generated<number>;
  done_at: number | null;
  /** When an admin opened it first. */
  read_at: number | null;
  /** Set once removed; for some days it can come back. */
  removed_at: number | null;
}

/** A definition of an API without code: the draft, and which revision is live. */
export interface ScraperTable {
  /** UUID v7. */
  id: string;
  /** Grows with each change of the draft. */
  version: number;
  /** `scrape/books/list`, of the draft. No two that are not deleted have the same draft or live path. */
  api: string;
  /** Of the draft, so that a list reads no definitions. */
  title: string;
  host: string;
  /** The draft as JSON, defaults filled in. */
  definition: string;
  /** Null until first published. */
  live_revision: number | null;
  /** Path of the live revision; the draft may have moved on. */
  live_api: string | null;
  paused: number;
  /** Of the live revision. */
  health: 'untested' | 'ok' | 'failing';
  /** Test runs of the live revision that failed since one passed. */
  failures_in_row: number;
  /** 1 once the admins were told that it fails, until they are told that it works again. */
  told_failing: number;
  last_run_at: number | null;
  /** JSON `{ passed, ms, detail }`. */
  last_run: string | null;
  /** JSON of the contract's `ScraperTestRun`. */
  last_test: string | null;
  /** When its tests are due; while they run, when another process may take them over. Null without tests. */
  next_test_at: number | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

/** What was published. Rows are never changed. */
interface ScraperRevisionTable {
  scraper_id: string;
  /** 1, 2, 3… without gaps. */
  revision: number;
  definition: string;
  published_at: number;
  /** A username. */
  published_by: string;
  /** The revision that this one brought back. */
  restores: number | null;
  note: string | null;
}

interface ScraperSecretTable {
  scraper_id: string;
  name: string;
  /** The only host it is sent to. */
  host: string;
  /** AES-256-GCM, bound to scraper, name and host. */
  cipher: string;
  updated_at: number;
}

/** Mails: those that wait, and for some days those that went or could not go. */
export interface MailTable {
  /** UUID v7. */
  id: string;
  recipient: string;
  subject: string;
  /** AES-256-GCM of the letter, bound to the id: it may hold a link that lets somebody in. Null once nothing more is tried. */
  sealed: string | null;
  tries: number;
  /** When it is tried next; while it is tried, when another process may take it over. */
  due_at: number;
  created_at: number;
  sent_at: number | null;
  failed_at: number | null;
  /** What the mail server said last. */
  failure: string | null;
}

/** An APK that is on its way in; what has arrived of it stands in the files folder. */
interface AppUploadTable {
  /** UUID v7; the version that is made of it takes the same. */
  id: string;
  file_name: string;
  size_bytes: number;
  /** Bytes that are on the disk for good. */
  received: number;
  /** JSON of what the whole file was found to be; null before. */
  facts: string | null;
  /** When it was last heard of. */
  touched_at: number;
  /** The admin's id; null for those from before it was kept. Gone with the upload, after a day at most. */
  begun_by: string | null;
}

/** A version of an Android app. No two of an app that are not deleted have the same code. */
export interface AppVersionTable {
  /** UUID v7; also what its file is called. */
  id: string;
  /** Grows with each change. */
  version: number;
  package_name: string;
  label: string;
  version_name: string;
  version_code: number;
  min_sdk: number | null;
  size_bytes: number;
  /** Hexadecimal, as the next. */
  sha256: string;
  certificate_sha256: string | null;
  /** Media type; null without an icon. */
  icon_type: string | null;
  /** Markdown. */
  changelog: string;
  published: number;
  published_at: number | null;
  downloads: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

/** Who was counted on a day already. */
interface AppDownloadTable {
  /** `2026-11-20`, UTC. */
  day: string;
  version_id: string;
  /** A digest of the address and the day: it names nobody. */
  who: string;
}

/** What a person is to know of. Updates of the site are not here: they are news for everybody. */
interface NotificationTable {
  /** UUID v7. */
  id: string;
  person_id: string;
  /** What it is about: the same thing is told once. */
  key: string;
  /** JSON of what the contract's `Notification` has beside id, moment and whether it is read. */
  data: string;
  at: number;
  read_at: number | null;
}

/** Updates that a person has read one by one; all until `person.updates_read_at` are read anyway. */
interface UpdateReadTable {
  person_id: string;
  update_id: string;
  at: number;
}

/** Small facts of the installation, such as what the set-up link is made from. */
interface SettingTable {
  name: string;
  value: string;
}

/** What happened to accounts and what admins did. Without foreign keys: it outlives whom it is about. */
export interface AuditTable {
  /** UUID v7. */
  id: string;
  at: number;
  actor_id: string | null;
  /** As it was then. */
  actor_name: string | null;
  via: 'session' | 'key' | 'visitor' | 'server';
  /** Of the contract's `auditGroups`. */
  category: string;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  /** JSON, never secrets. */
  data: string;
  request_id: string | null;
  address: string | null;
}

/** Who may make an account while only people who were invited may. */
export interface InvitationTable {
  /** UUID v7. */
  id: string;
  /** SHA-256 of the link's token, base64url; unique. */
  token_hash: string;
  /** Lower case; null is whoever has the link. */
  email: string | null;
  note: string;
  uses_max: number;
  uses: Generated<number>;
  invited_by: string | null;
  /** The last one. */
  used_by: string | null;
  used_at: number | null;
  created_at: number;
  expires_at: number;
  withdrawn_at: number | null;
}

export interface Schema {
  person: PersonTable;
  session: SessionTable;
  mail_link: MailLinkTable;
  second_step: SecondStepTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  departed: DepartedTable;
  api_key: ApiKeyTable;
  plan: PlanTable;
  premium_event: PremiumEventTable;
  voucher: VoucherTable;
  voucher_use: VoucherUseTable;
  premium_request: PremiumRequestTable;
  usage_day: UsageDayTable;
  usage: UsageTable;
  call_log: CallLogTable;
  failed_day: FailedDayTable;
  throttle: ThrottleTable;
  favourite: FavouriteTable;
  blog_post: BlogPostTable;
  gallery_item: GalleryItemTable;
  update_entry: UpdateEntryTable;
  picture: PictureTable;
  message: MessageTable;
  audit: AuditTable;
  scraper: ScraperTable;
  scraper_revision: ScraperRevisionTable;
  scraper_secret: ScraperSecretTable;
  mail: MailTable;
  app_upload: AppUploadTable;
  app_version: AppVersionTable;
  app_download: AppDownloadTable;
  notification: NotificationTable;
  update_read: UpdateReadTable;
  setting: SettingTable;
  invitation: InvitationTable;
}
