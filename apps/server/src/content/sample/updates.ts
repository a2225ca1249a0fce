/** The updates of the first start. */
import type { UpdateKind } from '@apiyard/api/contract/content/updates';

type UpdateName =
  | 'languages'
  | 'jsonpath'
  | 'contrast'
  | 'health'
  | 'browsers'
  | 'scrapers'
  | 'threads'
  | 'charges'
  | 'tools'
  | 'hub';

/** The texts of another language. */
export type UpdateTexts = Readonly<Record<UpdateName, { readonly title: string; readonly body: string }>>;

interface SampleUpdate {
  /** Of its translations. */
  readonly name: UpdateName;
  readonly kind: UpdateKind;
  readonly title: string;
  /** Markdown, without headings. */
  readonly body: string;
  readonly at: string;
}

export const updates: readonly SampleUpdate[] = [
  {
    name: 'languages',
    kind: 'new',
    title: 'The site is available in four languages',
    body: 'English, French, Arabic and Chinese, on every page. The Arabic interface is fully mirrored, including charts, sliders and icons. Choose your language in the header.',
    at: '2026-11-20T08:00:00Z',
  },
  {
    name: 'jsonpath',
    kind: 'fixed',
    title: 'JSONPath filters can no longer stop the server',
    body: 'A JSONPath filter that multiplied its data could use up the server’s memory. These filters are now rejected when you save a definition, with an error that names the filter.',
    at: '2026-11-18T16:30:00Z',
  },
  {
    name: 'contrast',
    kind: 'changed',
    title: 'Better contrast in high-contrast and dark mode',
    body: 'Controls, icons and illustrations now use your system’s high-contrast colours. In dark mode, menus and dialogs have a visible border. The focus ring is visible on every background.',
    at: '2026-11-17T09:00:00Z',
  },
  {
    name: 'health',
    kind: 'changed',
    title: 'The hub marks failing APIs',
    body: 'APIs made without code run their tests on a schedule. After three failures in a row, the API is marked in the hub and admins get an email. When the tests pass again, the mark is removed and admins get another email.',
    at: '2026-11-13T14:50:00Z',
  },
  {
    name: 'browsers',
    kind: 'removed',
    title: 'Support for old browsers removed',
    body: 'We removed code for outdated browsers and texts in languages that this site doesn’t offer. The dashboard loads faster. Nothing changes if your browser is up to date.',
    at: '2026-11-11T10:00:00Z',
  },
  {
    name: 'scrapers',
    kind: 'new',
    title: 'Create an API from a page, without code',
    body: 'Admins paste a URL and get suggestions with samples from JSON-LD, script data, feeds, repeated elements and tables. The editor shows what each selector matches on the page. Published APIs are available right away, with a form, code and documentation. You can roll back to an earlier revision at any time.',
    at: '2026-11-09T08:20:00Z',
  },
  {
    name: 'threads',
    kind: 'changed',
    title: 'Large conversions no longer slow down other calls',
    body: 'Work that takes more than a few milliseconds now runs in separate threads. While a 5 MB file is converted, other calls are as fast as before.',
    at: '2026-10-30T10:25:00Z',
  },
  {
    name: 'charges',
    kind: 'fixed',
    title: 'Failed calls no longer use your quota',
    body: 'Calls are charged only after they succeed. Rejected input, sites that don’t respond and cancelled calls don’t use your quota. [How the daily quota counts](/apps/blog/detail/how-the-daily-quota-counts)',
    at: '2026-10-27T13:40:00Z',
  },
  {
    name: 'tools',
    kind: 'new',
    title: 'Data formats, sudoku, QR codes and UUIDs',
    body: 'The first tools are here: [data formats](/hub/convert/data) converts between JSON, YAML, TOML, XML, CSV and NDJSON, [sudoku](/hub/puzzle/sudoku) creates and solves puzzles, [QR codes](/hub/random/qr) creates codes that phones can read, and [UUID](/hub/random/uuid) creates random or time-ordered identifiers.',
    at: '2026-10-20T09:15:00Z',
  },
  {
    name: 'hub',
    kind: 'new',
    title: 'API hub with a form, code and history for every API',
    body: 'Find an API by area or task, run it on its page, and copy the call for curl or one of 11 programming languages. Every account has an API key, and keys can be limited to areas and expire.',
    at: '2026-10-12T08:00:00Z',
  },
];
