/** The definition of an API without code: a request, the values to extract, and tests. Stored, exported and imported in this format. */
import * as z from 'zod/mini';
import { Area } from '../hub/hub.ts';
import { OneLine } from '../problem.ts';

/** Limits of one definition. */
export const scraperLimits = {
  fields: 60,
  /** Fields inside fields. */
  depth: 4,
  items: 2000,
  /** Characters of a selector or pattern. */
  selector: 1000,
  sizeBytes: 10_000_000,
  timeoutMs: 25_000,
  retries: 3,
  pages: 10,
} as const;

const selectorText = z.string().check(z.minLength(1), z.maxLength(scraperLimits.selector));
const plainName = z
  .string()
  .check(
    z.maxLength(60),
    z.regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'Use letters, digits and underscores. Start with a letter.'),
  );
const line = (max: number) => OneLine.check(z.minLength(1), z.maxLength(max));
const scalar = z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean()]);
export type Scalar = z.infer<typeof scalar>;

export const paramTypes = ['string', 'number', 'integer', 'boolean', 'date'] as const;

/** An input of the API that the definition makes. */
export const ScraperParam = z.strictObject({
  name: plainName,
  title: z.optional(line(80)),
  help: z.optional(line(300)),
  /** `date` is 2026-11-20. */
  type: z._default(z.enum(paramTypes), 'string'),
  /** A parameter with a default is never required. */
  required: z._default(z.boolean(), true),
  default: z.optional(scalar),
  example: z.optional(scalar),
  /** Of numbers. */
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  /** Of texts. */
  lengthMax: z.optional(z.int().check(z.minimum(1), z.maximum(2000))),
  /** Linear-time regular expression that the whole text must match. */
  pattern: z.optional(selectorText),
  /** The only values allowed. */
  options: z.optional(z.array(line(200)).check(z.minLength(1), z.maxLength(200))),
});
export type ScraperParam = z.output<typeof ScraperParam>;

const templates = z.record(z.string().check(z.minLength(1), z.maxLength(200)), z.string().check(z.maxLength(4000)));

/**
 * The request to the site. `{name}` is replaced by a parameter, `{{secret:NAME}}` by a secret; neither can change the host.
 */
export const ScraperRequest = z.strictObject({
  url: z.string().check(z.minLength(1), z.maxLength(4000)),
  method: z._default(z.enum(['GET', 'POST']), 'GET'),
  headers: z._default(templates, {}),
  /** Added to the address; a parameter without a value leaves its entry out. */
  query: z._default(templates, {}),
  body: z._default(
    z.nullable(
      z.strictObject({
        /** Exactly one of the three. In JSON, a text that is nothing but `{name}` becomes the parameter's own value. */
        json: z.optional(z.unknown()),
        form: z.optional(templates),
        text: z.optional(z.string().check(z.maxLength(100_000))),
        /** Content type of a text body. */
        contentType: z.optional(line(200)),
      }),
    ),
    null,
  ),
  timeoutMs: z._default(z.int().check(z.minimum(100), z.maximum(scraperLimits.timeoutMs)), 10_000),
  retries: z._default(z.int().check(z.minimum(0), z.maximum(scraperLimits.retries)), 1),
  /** Maximum size of the decoded body in bytes. */
  sizeBytesMax: z._default(z.int().check(z.minimum(1000), z.maximum(scraperLimits.sizeBytes)), 5_000_000),
});
export type ScraperRequest = z.output<typeof ScraperRequest>;

export const sourceKinds = ['html', 'json', 'xml', 'text', 'script-json', 'ld-json'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Exactly one of its members. */
export const Select = z.strictObject({
  /** Selector for the sources html and xml. */
  css: z.optional(selectorText),
  /** RFC 9535, of json, script-json and ld-json. */
  jsonpath: z.optional(selectorText),
  /** Linear-time, over the text; the first group where there is one, else the whole match. */
  regex: z.optional(selectorText),
  const: z.optional(z.unknown()),
  /** The value of a parameter. */
  param: z.optional(plainName),
});
export type Select = z.output<typeof Select>;

/** Steps of a value, in order; exactly one member each. A step acts on each entry of a list; `join` makes one text of it. */
export const Transform = z.strictObject({
  trim: z.optional(z.literal(true)),
  /** Runs of white space become one space. */
  collapse: z.optional(z.literal(true)),
  lower: z.optional(z.literal(true)),
  upper: z.optional(z.literal(true)),
  /** `from` is a plain text; every occurrence is replaced. */
  replace: z.optional(z.strictObject({ from: selectorText, to: z.string().check(z.maxLength(1000)) })),
  /** Keeps the first group where there is one, else the whole match; nothing when it does not match. */
  regex: z.optional(selectorText),
  split: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  join: z.optional(z.string().check(z.maxLength(100))),
  prefix: z.optional(z.string().check(z.maxLength(1000))),
  suffix: z.optional(z.string().check(z.maxLength(1000))),
  /** Characters; negative counts from the end. */
  slice: z.optional(z.strictObject({ start: z._default(z.int(), 0), end: z.optional(z.int()) })),
  /** Reads `1.234,5` as a locale writes it, and suffixes such as `12K` and `3 million`. */
  'parse-number': z.optional(z.strictObject({ locale: z._default(line(35), 'en') })),
  /** Unicode date pattern such as `dd.MM.yyyy HH:mm`; without one, machine-readable formats. Returns ISO 8601. */
  'parse-date': z.optional(
    z.strictObject({
      format: z.optional(line(60)),
      zone: z._default(line(60), 'UTC'),
      locale: z._default(line(35), 'en'),
    }),
  ),
  'absolute-url': z.optional(z.literal(true)),
  'html-to-text': z.optional(z.literal(true)),
  'html-to-markdown': z.optional(z.literal(true)),
  /** In place of nothing. */
  default: z.optional(z.unknown()),
  /** Texts to values; what it does not name stays. */
  map: z.optional(z.record(z.string().check(z.maxLength(500)), z.unknown())),
});
export type Transform = z.output<typeof Transform>;

export const fieldTypes = ['string', 'number', 'integer', 'boolean', 'date', 'url', 'json'] as const;

export const ScraperField = z.strictObject({
  name: plainName,
  /** Left out: the item itself (or the whole source). */
  select: z.optional(Select),
  /** Part of an element: `text` (trimmed), `html`, `own-text`, or an attribute's name. */
  attr: z.optional(line(100)),
  /** Every match, as a list; else the first. */
  many: z._default(z.boolean(), false),
  /** `json` is a JSON value exactly as its source writes it; only `default` and `map` apply to one. */
  type: z._default(z.enum(fieldTypes), 'string'),
  transforms: z._default(z.array(Transform).check(z.maxLength(20)), []),
  /** An item without it is left out; a single object without it is a failure. */
  required: z._default(z.boolean(), false),
  /** Makes an object of each match: selectors inside start from it. */
  get fields() {
    return z.optional(z.array(ScraperField).check(z.minLength(1), z.maxLength(scraperLimits.fields)));
  },
});
export type ScraperField = z.output<typeof ScraperField>;

const Expectation = z.strictObject({
  /** Expected number of items. */
  items: z.optional(
    z.strictObject({ min: z.optional(z.int().check(z.minimum(0))), max: z.optional(z.int().check(z.minimum(0))) }),
  ),
  /** Fields that no item leaves empty. */
  filled: z.optional(z.array(plainName)),
  /** Expected values of the first item. */
  values: z.optional(z.record(plainName, z.unknown())),
  /** Known not to exist: `NotFound`, an empty list, or nothing in any field. */
  absent: z.optional(z.literal(true)),
});

export const ScraperTest = z.strictObject({
  name: line(80),
  params: z._default(z.record(plainName, scalar), {}),
  expect: Expectation,
});
export type ScraperTest = z.output<typeof ScraperTest>;

export const ScraperDefinition = z.strictObject({
  area: z._default(Area, 'scrape'),
  /** `books/list`: the API is called at `/api/v1/{area}/{path}`. */
  path: z
    .string()
    .check(
      z.maxLength(120),
      z.regex(
        /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/,
        'Use lower-case letters, digits and dashes. Separate parts with slashes.',
      ),
    ),
  title: line(80),
  summary: line(300),
  tags: z._default(z.array(line(40)).check(z.maxLength(20)), []),
  params: z._default(z.array(ScraperParam).check(z.maxLength(30)), []),
  request: ScraperRequest,
  source: z.enum(sourceKinds),
  /** For script-json: the script element, or the variable with the JSON; one of them. */
  script: z.optional(
    z.strictObject({ css: z.optional(selectorText), variable: z.optional(z.string().check(z.maxLength(200))) }),
  ),
  /** The repeated element; the result is then a list. */
  items: z.optional(
    z.strictObject({
      css: z.optional(selectorText),
      jsonpath: z.optional(selectorText),
      regex: z.optional(selectorText),
      /** A page without items is a failure, not an empty list. */
      required: z._default(z.boolean(), false),
    }),
  ),
  fields: z.array(ScraperField).check(z.minLength(1), z.maxLength(scraperLimits.fields)),
  /** Where the next page is; only pages of the same host are read. */
  next: z.optional(
    z.strictObject({
      css: z.optional(selectorText),
      jsonpath: z.optional(selectorText),
      regex: z.optional(selectorText),
      attr: z.optional(line(100)),
      pagesMax: z.int().check(z.minimum(1), z.maximum(scraperLimits.pages)),
    }),
  ),
  cacheS: z._default(z.int().check(z.minimum(0), z.maximum(86_400)), 0),
  cost: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  premium: z._default(z.boolean(), false),
  tests: z._default(z.array(ScraperTest).check(z.maxLength(20)), []),
});
/** As stored: defaults filled in. */
export type ScraperDefinition = z.output<typeof ScraperDefinition>;
/** As entered: defaults may be omitted. */
export type ScraperDefinitionInput = z.input<typeof ScraperDefinition>;
