/** The catalogue of APIs, calls to them, and favourites. */
import * as z from 'zod/mini';
import { endpoint, raw } from '../endpoint.ts';
import { NoExtras, OneLine, RetryAfter } from '../problem.ts';

/** Interface languages; `ch` is the product's code for Chinese. */
export const languages = ['en', 'fr', 'ar', 'ch'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** The areas, in menu order; each has a page of the same name. */
export const areas = [
  'downloader',
  'stalker',
  'cekid',
  'convert',
  'convertasync',
  'puzzle',
  'islami',
  'photoeditor',
  'random',
  'ai',
  'scrape',
] as const;
export const Area = z.enum(areas);
export type Area = z.infer<typeof Area>;

/** What built-in tools of an area are about, in the order of its page. */
export const subjects = [
  'data',
  'query',
  'text',
  'numbers',
  'checks',
  'web',
  'security',
  'time',
  'units',
  'identifiers',
  'passwords',
  'chance',
  'people',
  'codes',
  'pictures',
  'shape',
  'format',
  'effects',
  'compose',
  'inspect',
  'language',
  'grids',
  'prayer',
  'quran',
  'calendar',
  'places',
] as const;
export const Subject = z.enum(subjects);
export type Subject = z.infer<typeof Subject>;

/**
 * How the page of a tool shows its response: `data` as what it is (table, tree, file), `text` by its member `text` with
 * the rest around it, `values` as a list of values to copy, `picture` as a picture, next to the source if that is one,
 * `diff` as the changes of a text by its member `hunks`, or of data by its member `differences`.
 */
const layouts = ['data', 'text', 'values', 'picture', 'diff'] as const;
export const Layout = z.enum(layouts);
export type Layout = z.infer<typeof Layout>;

export const apiPathPattern = /^[a-z][a-z0-9]*(?:\/[a-z0-9][a-z0-9-]*)+$/;

/** `untested` until a call, or a test of its definition, has succeeded within the last 30 days. */
export const healths = ['untested', 'ok', 'failing', 'paused'] as const;
export const Health = z.enum(healths);
export type Health = z.infer<typeof Health>;

/** A JSON Schema 2020-12 object schema. Files are `{ type: 'string', format: 'binary' }`. */
export const JsonSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.infer<typeof JsonSchema>;

const Example = z.object({
  name: z.string(),
  input: z.record(z.string(), z.unknown()),
});

const ApiOutput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('json'),
    types: z.array(z.string()),
    /** What `data` of a response is. Its `examples` has at least one. Titles are in the requested language. */
    schema: JsonSchema,
  }),
  z.object({
    kind: z.literal('raw'),
    /** The media types that the file may have. */
    types: z.array(z.string()),
  }),
]);

/** A code of the tool's own, and its sentence in the requested language. Values are in double braces. */
const ToolSentence = z.object({ code: z.string(), text: z.string() });
export type ToolSentence = z.infer<typeof ToolSentence>;

/** What lists of APIs show. */
export const ApiSummary = z.object({
  /** `convert/data`: the address under `/api/v1/` and `/hub/`. */
  path: z.string(),
  area: Area,
  /** Absent for scrapers. */
  subject: z.optional(Subject),
  title: z.string(),
  summary: z.string(),
  /** Words that describe it. */
  tags: z.array(z.string()),
  /** Other words people search for, in every language. */
  synonyms: z.array(z.string()),
  /** GET only where every input is a short text, number or truth value. */
  methods: z.array(z.enum(['GET', 'POST'])),
  output: z.object({ kind: z.enum(['json', 'raw']), types: z.array(z.string()) }),
  /** Calls of the day's quota per success. */
  cost: z.int(),
  /** A visitor may try it within a small allowance. */
  open: z.boolean(),
  premium: z.boolean(),
  /** Fast enough to run while typing. */
  instant: z.boolean(),
  /** The same code runs in the browser, without a call. Absent: no. */
  inBrowser: z.optional(z.literal(true)),
  health: Health,
  /** How much it was used in the last 30 days: 0 for not at all, and each step is twice as much. */
  use: z.int(),
});
export type ApiSummary = z.infer<typeof ApiSummary>;

export const Api = z.extend(ApiSummary, {
  /** Titles and descriptions are in the requested language. */
  input: JsonSchema,
  output: ApiOutput,
  /** Absent: `data`. */
  layout: z.optional(Layout),
  /** Codes of `errors[].code` beyond those of the schema. Absent: none. */
  errors: z.optional(z.array(ToolSentence)),
  /** Codes of `notes[].code` in the response. Absent: none. */
  notes: z.optional(z.array(ToolSentence)),
  /** The first fills the form. */
  examples: z.array(Example),
});
export type Api = z.infer<typeof Api>;

export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/v1/catalogue',
  summary:
    'Every API with its description, input schema, cost, health and examples; all of them without a filter or limit.',
  auth: 'anyone',
  input: z.object({
    lang: z._default(Language, 'en'),
    area: z.optional(Area),
    /** Words that the path, title, summary, tags or synonyms contain, in that language. */
    search: z.optional(OneLine.check(z.maxLength(100))),
    tag: z.optional(OneLine.check(z.minLength(1), z.maxLength(100))),
    limit: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ items: z.array(Api), next: z.nullable(z.string()) }),
});

/** An API in a list. */
export const ListedApi = z.extend(ApiSummary, {
  /** What can be its input: `text`, if it has an input of several lines, and types of files. */
  takes: z.array(z.string()),
  /** The input of its first example, if that is short. */
  example: z.optional(z.record(z.string(), z.unknown())),
});
export type ListedApi = z.infer<typeof ListedApi>;

export const listApis = endpoint({
  method: 'GET',
  path: '/api/v1/catalogue/apis',
  summary: 'Every API in short: what lists and searches need, without schemas and examples.',
  auth: 'anyone',
  input: z.object({ lang: z._default(Language, 'en') }),
  output: z.object({ items: z.array(ListedApi), next: z.null() }),
});

const RelatedApi = z.object({ path: z.string(), title: z.string() });
export type RelatedApi = z.infer<typeof RelatedApi>;

export const getApi = endpoint({
  method: 'GET',
  path: '/api/v1/catalogue/apis/{api+}',
  summary: 'One API with its schemas and examples: the one at the path, or at the longest start of the path.',
  auth: 'anyone',
  input: z.object({ api: z.string().check(z.maxLength(200)), lang: z._default(Language, 'en') }),
  output: z.object({
    api: Api,
    /** Others of the same subject, or of the area if it has no subject. */
    related: z.array(RelatedApi),
    /** Result of the first example, as JSON. Of APIs that always have the same result for it. */
    exampleResult: z.optional(z.string()),
  }),
  errors: { NotFound: NoExtras },
});

/** Days that `getApiHealth` describes. */
export const healthDays = 30;

export const ApiHealthDays = z.object({
  path: z.string(),
  /** Percent of the runs that succeeded, by UTC day, oldest first, today last; null for a day without runs. */
  days: z.array(z.nullable(z.int())),
});
export type ApiHealthDays = z.infer<typeof ApiHealthDays>;

export const getApiHealth = endpoint({
  method: 'GET',
  path: '/api/v1/catalogue/health',
  summary:
    'How reliable each API was on each of the last 30 days. Runs that failed because of the caller’s input don’t count.',
  auth: 'anyone',
  input: z.object({}),
  output: z.object({ items: z.array(ApiHealthDays) }),
});

const describedIn = z.object({ lang: z._default(Language, 'en'), area: z.optional(Area) });

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'The catalogue, or one area of it, as OpenAPI 3.1.',
  auth: 'anyone',
  input: describedIn,
  output: JsonSchema,
});

export const getOpenApiYaml = endpoint({
  method: 'GET',
  path: '/openapi.yaml',
  summary: 'The same document as YAML.',
  auth: 'anyone',
  input: describedIn,
  output: raw,
});

export const getPostmanCollection = endpoint({
  method: 'GET',
  path: '/postman.json',
  summary: 'The catalogue, or one area of it, as a Postman collection 2.1 with a request for each example.',
  auth: 'anyone',
  input: describedIn,
  output: raw,
});

export const getLlmsText = endpoint({
  method: 'GET',
  path: '/llms.txt',
  summary: 'What this site is, where its descriptions are, and one line for each API, for language models.',
  auth: 'anyone',
  input: z.object({ lang: z._default(Language, 'en') }),
  output: raw,
});

export const getLlmsFullText = endpoint({
  method: 'GET',
  path: '/llms-full.txt',
  summary: 'Every API with its inputs, outputs, errors and examples in Markdown, for language models.',
  auth: 'anyone',
  input: z.object({ lang: z._default(Language, 'en') }),
  output: raw,
});

/** Metadata of a successful call; in the header `X-Meta` of raw responses. */
export const CallMeta = z.object({
  api: z.string(),
  ms: z.number(),
  cost: z.int(),
  cached: z.boolean(),
  provider: z.nullable(z.string()),
  /** Which published revision ran, of an API that is made from a form. */
  revision: z.optional(z.int()),
  requestId: z.string(),
});
export type CallMeta = z.infer<typeof CallMeta>;

export const CallResponse = z.object({ success: z.literal(true), data: z.unknown(), meta: CallMeta });
export type CallResponse = z.infer<typeof CallResponse>;

/** Failures beyond those of any request. */
const callErrors = {
  NotFound: NoExtras,
  /** `pricing` is the path of the pricing page. */
  PremiumOnly: z.object({ pricing: z.string() }),
  Paused: NoExtras,
  RateLimited: RetryAfter,
  QuotaSpent: RetryAfter,
  UpstreamFailed: NoExtras,
  UpstreamTimeout: NoExtras,
  AddressRefused: NoExtras,
} as const;

const callInput = z.looseObject({ api: z.string().check(z.maxLength(200)) });

/** Runs an API, short inputs in the query. The rest of the input depends on the API. */
export const callApiByQuery = endpoint({
  method: 'GET',
  path: '/api/v1/{api+}',
  summary: 'Run an API with query parameters.',
  auth: 'caller',
  input: callInput,
  output: raw,
  errors: callErrors,
});

/** Run an API with JSON, or multipart where a file is among the values. */
export const callApi = endpoint({
  method: 'POST',
  path: '/api/v1/{api+}',
  summary: 'Run an API with a JSON or multipart body.',
  auth: 'caller',
  input: callInput,
  output: raw,
  errors: callErrors,
});

const favourite = z.object({ api: z.string().check(z.maxLength(200), z.regex(apiPathPattern)) });
const Favourites = z.object({ items: z.array(z.string()), next: z.nullable(z.string()) });

export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/account/favourites',
  summary: 'Paths of the favourite APIs, latest first.',
  auth: 'person',
  input: z.object({}),
  output: Favourites,
});

export const addFavourite = endpoint({
  method: 'POST',
  path: '/api/account/favourites',
  summary: 'Add an API to the favourites. Succeeds if it is already one.',
  auth: 'person',
  input: favourite,
  output: Favourites,
  errors: { NotFound: NoExtras },
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/account/favourites',
  summary: 'Remove an API from the favourites. Succeeds if it is not one.',
  auth: 'person',
  input: favourite,
  output: Favourites,
});
