/** APIs made from a form: the admin's calls. Live calls always run a published revision. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { JsonSchema } from '../hub/hub.ts';
import { InputIssue, NoExtras, OneLine, Stale } from '../problem.ts';
import { ScraperDefinition } from './scraper-definition.ts';

const Invalid = z.object({ errors: z.array(InputIssue) });
/** The path of another API: `scrape/books/list`. */
const PathTaken = z.object({ api: z.string() });
const scraperId = z.object({ id: Id });
/** The version that was read: the change is refused as `Stale` if someone else saved first. Without it, the change overwrites. */
const version = z.optional(z.int());

export const ScraperTestRun = z.object({
  at: z.iso.datetime(),
  /** Which definition was tried. */
  of: z.enum(['draft', 'live']),
  passed: z.boolean(),
  tests: z.array(z.object({ name: z.string(), passed: z.boolean(), ms: z.number(), detail: z.nullable(z.string()) })),
});
export type ScraperTestRun = z.infer<typeof ScraperTestRun>;

const rowMembers = {
  id: z.string(),
  /** Grows with each save. */
  version: z.int(),
  /** `scrape/books/list`. */
  api: z.string(),
  title: z.string(),
  /** The site it reads. */
  host: z.string(),
  state: z.enum(['draft', 'published', 'paused']),
  /** The draft differs from what is live. */
  changed: z.boolean(),
  /** `untested` until its own tests have run on the live revision. */
  health: z.enum(['untested', 'ok', 'failing']),
  live: z.nullable(z.object({ revision: z.int(), publishedAt: z.iso.datetime(), publishedBy: z.string() })),
  /** Successful calls in the last 30 days. */
  calls: z.int(),
  lastRun: z.nullable(
    z.object({ at: z.iso.datetime(), passed: z.boolean(), ms: z.number(), detail: z.nullable(z.string()) }),
  ),
  lastTest: z.nullable(ScraperTestRun),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export const ScraperRow = z.object(rowMembers);
export type ScraperRow = z.infer<typeof ScraperRow>;

export const ScraperSecret = z.object({
  name: z.string(),
  /** The only host it is sent to. */
  host: z.string(),
  updatedAt: z.iso.datetime(),
});
export type ScraperSecret = z.infer<typeof ScraperSecret>;

export const Scraper = z.object({ ...rowMembers, definition: ScraperDefinition, secrets: z.array(ScraperSecret) });
export type Scraper = z.infer<typeof Scraper>;

export const ScraperRevision = z.object({
  revision: z.int(),
  live: z.boolean(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  /** Set when it was made by going back to an earlier one. */
  restores: z.nullable(z.int()),
  note: z.nullable(z.string()),
  definition: ScraperDefinition,
});
export type ScraperRevision = z.infer<typeof ScraperRevision>;

/** A stage of a run, and what it saw. */
export const TraceStage = z.object({
  stage: z.enum(['request', 'fetch', 'decode', 'parse', 'items', 'fields', 'next']),
  ms: z.number(),
  note: z.string(),
});
export type TraceStage = z.infer<typeof TraceStage>;

/** Why a page gave nothing, as far as it shows. */
export const Hint = z.object({
  code: z.enum([
    'script-shell',
    'json-found',
    'consent-page',
    'blocked',
    'moved',
    'other-kind',
    'no-match',
    'all-left-out',
  ]),
  detail: z.string(),
  /** Position of found JSON: a selector or variable for `script`. */
  at: z.nullable(z.string()),
});
export type Hint = z.infer<typeof Hint>;

export const FieldReport = z.object({
  /** `items`, `next`, or a field: `author.name`. */
  name: z.string(),
  matches: z.int(),
  /** At most five, as callers would get them. */
  samples: z.array(z.unknown()),
  /** Characters of the shown source, start and end; at most 500. */
  ranges: z.array(z.tuple([z.int(), z.int()])),
  /** The `data-n` of matched elements of the shown page; at most 500. */
  nodes: z.array(z.int()),
});
export type FieldReport = z.infer<typeof FieldReport>;

/** The first page as received, for the inspector. */
export const ShownPage = z.object({
  url: z.string(),
  status: z.int(),
  contentType: z.string(),
  charset: z.string(),
  bytes: z.int(),
  /** Decoded; JSON is indented. */
  source: z.string(),
  /** Whether the source continues after this excerpt. */
  isCut: z.boolean(),
  /** Harmless HTML: no script, no addresses to load; every element carries `data-n`. Null where the source is no HTML. */
  html: z.nullable(z.string()),
});
export type ShownPage = z.infer<typeof ShownPage>;

export const Preview = z.object({
  /** The `data` of a caller's response; null when the run failed. */
  result: z.unknown(),
  failure: z.nullable(z.object({ code: z.string(), detail: z.string() })),
  fields: z.array(FieldReport),
  trace: z.array(TraceStage),
  hints: z.array(Hint),
  page: z.nullable(ShownPage),
});
export type Preview = z.infer<typeof Preview>;

export const Suggestion = z.object({
  kind: z.enum(['ld-json', 'script-json', 'json', 'xml', 'repeated', 'table', 'page']),
  /** Description of the matches: `24 × article.product`. */
  title: z.string(),
  /** 0 to 1, best first. */
  score: z.number(),
  count: z.int(),
  fields: z.array(z.object({ name: z.string(), samples: z.array(z.unknown()) })),
  definition: ScraperDefinition,
});
export type Suggestion = z.infer<typeof Suggestion>;

export const listScrapers = endpoint({
  method: 'GET',
  path: '/api/admin/scrapers',
  summary: 'All scrapers, last changed first.',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ items: z.array(ScraperRow), next: z.nullable(z.string()) }),
});

export const createScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers',
  summary: 'Create a scraper as a draft.',
  auth: 'admin',
  input: ScraperDefinition,
  output: Scraper,
  errors: { InvalidInput: Invalid, Conflict: PathTaken },
});

export const getScraper = endpoint({
  method: 'GET',
  path: '/api/admin/scrapers/{id}',
  summary: 'One scraper with its state.',
  auth: 'admin',
  input: scraperId,
  output: Scraper,
  errors: { NotFound: NoExtras },
});

export const saveScraper = endpoint({
  method: 'PUT',
  path: '/api/admin/scrapers/{id}',
  summary: 'Replace the draft. The published revision stays live.',
  auth: 'admin',
  input: z.strictObject({ ...ScraperDefinition.shape, ...scraperId.shape, version }),
  output: Scraper,
  errors: { NotFound: NoExtras, InvalidInput: Invalid, Conflict: PathTaken, Stale },
});

export const deleteScraper = endpoint({
  method: 'DELETE',
  path: '/api/admin/scrapers/{id}',
  summary: 'Delete a scraper and its published revision. It can be restored for 30 days.',
  auth: 'admin',
  input: scraperId,
  output: z.object({ id: z.string() }),
  errors: { NotFound: NoExtras },
});

export const restoreScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/{id}/restore',
  summary: 'Restore a deleted scraper.',
  auth: 'admin',
  input: scraperId,
  output: Scraper,
  errors: { NotFound: NoExtras, Conflict: PathTaken },
});

export const previewScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/preview',
  summary: 'Test a definition, stored or not, and get what each part of it finds.',
  auth: 'admin',
  input: z.object({
    definition: ScraperDefinition,
    params: z._default(z.record(z.string(), z.unknown()), {}),
    /** The stored definition whose secrets are used. */
    id: z.optional(scraperId.shape.id),
    /** Request the site again, instead of using the page that the last preview fetched. */
    fresh: z._default(z.boolean(), false),
  }),
  output: Preview,
  errors: { InvalidInput: Invalid, NotFound: NoExtras },
});

export const publishScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/{id}/publish',
  summary: 'Publish the draft as a new revision.',
  auth: 'admin',
  input: z.object({ ...scraperId.shape, version, note: z._default(z.nullable(OneLine.check(z.maxLength(300))), null) }),
  output: Scraper,
  errors: { NotFound: NoExtras, InvalidInput: Invalid, Conflict: PathTaken, Stale },
});

export const pauseScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/{id}/pause',
  summary: 'Pause a scraper. Calls fail with `Paused` until it is resumed or published again.',
  auth: 'admin',
  input: scraperId,
  output: Scraper,
  errors: { NotFound: NoExtras, NotPublished: NoExtras },
});

export const resumeScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/{id}/resume',
  summary: 'Resume a paused scraper.',
  auth: 'admin',
  input: scraperId,
  output: Scraper,
  errors: { NotFound: NoExtras, NotPublished: NoExtras },
});

export const listScraperRevisions = endpoint({
  method: 'GET',
  path: '/api/admin/scrapers/{id}/revisions',
  summary: 'The published revisions, newest first.',
  auth: 'admin',
  input: scraperId,
  output: z.object({ items: z.array(ScraperRevision), next: z.nullable(z.string()) }),
  errors: { NotFound: NoExtras },
});

export const rollBackScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/{id}/rollback',
  summary: 'Roll back by publishing an earlier revision as a new one. A draft with unpublished changes stays.',
  auth: 'admin',
  input: z.object({ ...scraperId.shape, revision: z.int() }),
  output: Scraper,
  errors: { NotFound: NoExtras, Conflict: PathTaken },
});

export const testScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/{id}/test',
  summary: 'Run the tests of a scraper now.',
  auth: 'admin',
  input: z.object({ ...scraperId.shape, of: z._default(z.enum(['draft', 'live']), 'draft') }),
  output: ScraperTestRun,
  errors: { NotFound: NoExtras, NotPublished: NoExtras, NoTests: NoExtras },
});

export const suggestScraper = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/suggest',
  summary: 'Fetch a page and suggest definitions, best first.',
  auth: 'admin',
  input: z.object({
    url: z.string().check(z.minLength(1), z.maxLength(4000)),
    /** Values in the URL, such as a search, become defaults of the parameters. They're always their examples. */
    valuesAsDefaults: z._default(z.boolean(), false),
  }),
  output: z.object({ items: z.array(Suggestion), hints: z.array(Hint) }),
  errors: { InvalidInput: Invalid, AddressRefused: NoExtras, UpstreamFailed: NoExtras, UpstreamTimeout: NoExtras },
});

const secretName = z
  .string()
  .check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'Use capital letters, digits and underscores. Start with a letter.'));

export const setScraperSecret = endpoint({
  method: 'PUT',
  path: '/api/admin/scrapers/{id}/secrets/{name}',
  summary: 'Store a secret, encrypted. It is never shown again and only sent to its host.',
  auth: 'admin',
  input: z.object({
    ...scraperId.shape,
    name: secretName,
    value: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(4000),
        z.regex(
          /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/,
          'Use printable ASCII characters without spaces at the ends.',
        ),
      ),
    host: z
      .string()
      .check(
        z.maxLength(260),
        z.regex(/^[^\s/@?#]+$/, 'Use a host such as api.example.com, with :port if it is not the default port.'),
      ),
  }),
  output: ScraperSecret,
  errors: { NotFound: NoExtras },
});

export const removeScraperSecret = endpoint({
  method: 'DELETE',
  path: '/api/admin/scrapers/{id}/secrets/{name}',
  summary: 'Delete a secret.',
  auth: 'admin',
  input: z.object({ ...scraperId.shape, name: secretName }),
  output: z.object({ name: z.string() }),
  errors: { NotFound: NoExtras },
});

/** Export format between installations. Secrets are not included. */
export const ScraperFile = z.object({
  $schema: z.optional(z.string()),
  scrapers: z.array(ScraperDefinition).check(z.maxLength(500)),
});
export type ScraperFile = z.infer<typeof ScraperFile>;

export const exportScrapers = endpoint({
  method: 'GET',
  path: '/api/admin/scrapers/export',
  summary: 'Export all definitions as one file, without secrets.',
  auth: 'admin',
  input: z.object({}),
  output: ScraperFile,
});

export const importScrapers = endpoint({
  method: 'POST',
  path: '/api/admin/scrapers/import',
  summary:
    'Import the definitions of a file as drafts, all or none. A definition with an existing path replaces that draft.',
  auth: 'admin',
  input: ScraperFile,
  output: z.object({ created: z.int(), replaced: z.int() }),
  errors: { InvalidInput: Invalid, Conflict: PathTaken },
});

export const getScraperSchema = endpoint({
  method: 'GET',
  path: '/api/schemas/scraper.json',
  summary: 'The JSON Schema (2020-12) of definitions.',
  auth: 'anyone',
  input: z.object({}),
  output: JsonSchema,
});
