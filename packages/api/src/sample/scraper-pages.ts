/** The sites that the sample layer knows: what one definition found at one address, as the server's engine recorded it. */
import type { FailureOf, OutputOf } from '../contract/endpoint.ts';
import { fail } from '../contract/endpoint.ts';
import type { ScraperDefinition, ScraperField } from '../contract/scraper-definition.ts';
import type { FieldReport, Preview, suggestScraper } from '../contract/scrapers.ts';
import { hostOf } from './scraper-definition-issues.ts';

export interface SamplePage {
  /** With its query, parameters filled in. */
  readonly url: string;
  /** What was asked of it. Another selector finds nothing there. */
  readonly definition: ScraperDefinition;
  readonly preview: Preview;
  readonly suggested: OutputOf<typeof suggestScraper>;
}

/** An address that cannot be read, and why. */
export interface SampleRefusal {
  readonly url: string;
  readonly refusal: Exclude<FailureOf<typeof suggestScraper>, { readonly code: 'InvalidInput' }>;
}

type Values = Readonly<Record<string, unknown>>;

/** Defaults filled in; what has neither value nor default is left out. */
export function valuesOf({ params }: ScraperDefinition, given: Values): Values {
  return Object.fromEntries(
    params
      .map(({ name, default: fallback }) => [name, given[name] ?? fallback])
      .filter(([, value]) => value !== undefined),
  );
}

/** Names of the parameters that must be sent and were not. */
export function missingOf({ params }: ScraperDefinition, given: Values): string[] {
  return params
    .filter((param) => param.required && param.default === undefined && (given[param.name] ?? '') === '')
    .map(({ name }) => name);
}

/** The address that a definition asks, values filled in. */
function addressOf({ request }: ScraperDefinition, values: Values): string {
  const fill = (template: string, write: (text: string) => string) =>
    template.replace(/(?<!\{)\{([A-Za-z][A-Za-z0-9_]*)\}(?!\})/g, (_, name: string) =>
      write(String(values[name] ?? '')),
    );
  const query = Object.entries(request.query)
    .map(([name, template]): [string, string] => [name, fill(template, String)])
    .filter(([, value]) => value !== '');
  const url = fill(request.url, encodeURIComponent);
  return query.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

/** What the definition finds. A site that nobody recorded is out of reach; a known one answers 404 where nothing was recorded. */
export function readPage(
  pages: readonly (SamplePage | SampleRefusal)[],
  definition: ScraperDefinition,
  values: Values,
): Preview {
  const url = addressOf(definition, values);
  const found = pages.find((page) => page.url === url);
  if (found && 'preview' in found) return seenBy(definition, found);
  const known = pages.some((page) => hostOf(page.url) === hostOf(url));
  const failure = found?.refusal ?? (known ? fail('NotFound', 'The site has nothing there (404).') : noOtherSites);
  return {
    result: null,
    failure: { code: failure.code, detail: failure.detail },
    fields: [],
    trace: [
      { stage: 'request', ms: 0, note: `${definition.request.method} ${url}` },
      { stage: 'fetch', ms: 0, note: failure.detail },
    ],
    hints: [],
    page: null,
  };
}

export const noOtherSites = fail('UpstreamFailed', 'The sample layer reads no other sites.');

/** A recording through the eyes of another definition: what it asks in the same way is there, under its own name. */
function seenBy(definition: ScraperDefinition, { definition: recorded, preview }: SamplePage): Preview {
  if (preview.failure || (same(definition.fields, recorded.fields) && same(asked(definition), asked(recorded))))
    return preview;
  const hasItems = same(asked(definition), asked(recorded));
  const twins = definition.fields.map((field) => ({
    name: field.name,
    twin: hasItems ? recorded.fields.find((other) => same(taken(other), taken(field))) : undefined,
  }));
  const project = (item: Values) =>
    Object.fromEntries(twins.map(({ name, twin }) => [name, twin ? item[twin.name] : null]));
  const items = Array.isArray(preview.result) && hasItems ? (preview.result as Values[]).map(project) : [];
  return {
    ...preview,
    result: definition.items ? items : project((preview.result ?? {}) as Values),
    fields: [
      ...(hasItems
        ? preview.fields.filter(({ name }) => name === 'items' || name === 'next')
        : definition.items
          ? [nothing('items')]
          : []),
      ...twins.flatMap(({ name, twin }) => (twin ? reportsOf(preview, twin.name, name) : [nothing(name)])),
    ],
    hints: twins.every(({ twin }) => twin === undefined)
      ? [{ code: 'no-match', detail: 'No selector matched anything on this page.', at: null }]
      : [],
  };
}

const reportsOf = (preview: Preview, from: string, to: string): FieldReport[] =>
  preview.fields
    .filter(({ name }) => name === from || name.startsWith(`${from}.`))
    .map((report) => ({ ...report, name: to + report.name.slice(from.length) }));

const nothing = (name: string): FieldReport => ({ name, matches: 0, samples: [], ranges: [], nodes: [] });
const asked = ({ source, script, items }: ScraperDefinition) => [source, script, items];
const taken = ({ name: _, required: __, ...rest }: ScraperField) => rest;

/** Whether two values are written the same. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
