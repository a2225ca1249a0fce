/** What has happened to the product so far, as people who use it notice it. */
import type { UpdateKind } from '@apiyard/api/contract/updates';

interface SampleUpdate {
  readonly kind: UpdateKind;
  readonly title: string;
  /** Markdown, without headings. */
  readonly body: string;
  readonly at: string;
}

export const updates: readonly SampleUpdate[] = [
  {
    kind: 'new',
    title: 'The whole site in four languages',
    body: 'English, French, Arabic and Chinese, on every page. Arabic is mirrored for real: charts, sliders and icons that point turn round too. Choose yours in the header.',
    at: '2026-11-20T08:00:00Z',
  },
  {
    kind: 'fixed',
    title: 'A JSONPath could stop the server',
    body: 'A filter that multiplies what it holds could fill the memory of its thread faster than the thread was stopped, and take the process along. Such filters are now refused when the definition is saved, with a sentence that says which part it is.',
    at: '2026-11-18T16:30:00Z',
  },
  {
    kind: 'changed',
    title: 'Forced colours and dark pages read better',
    body: 'Controls, icons and drawings take the colours that your system asks for. What floats above a dark page is parted from it by an edge that shows, and the ring around what has the keyboard is seen on every ground.',
    at: '2026-11-17T09:00:00Z',
  },
  {
    kind: 'changed',
    title: 'Repeated failures show in the catalogue',
    body: 'An API without code runs its own tests on a schedule. After three failures in a row it carries a mark in the hub, and admins get a mail. When it works again, the mark goes and they are told that too.',
    at: '2026-11-13T14:50:00Z',
  },
  {
    kind: 'removed',
    title: 'No more code for browsers of the past',
    body: 'What only browsers of years ago needed is gone, and so are words in languages that nobody here is offered. The dashboard loads less and stands sooner. Browsers that are kept up to date notice nothing else.',
    at: '2026-11-11T10:00:00Z',
  },
  {
    kind: 'new',
    title: 'Make an API out of a page, without code',
    body: 'Admins paste an address and get proposals with samples: from JSON-LD, data in scripts, feeds, repeated elements and tables. The editor shows the page with what each selector matches. What is published answers calls a moment later, with form, code and documentation, and earlier revisions come back with one press.',
    at: '2026-11-09T08:20:00Z',
  },
  {
    kind: 'changed',
    title: 'Large conversions hold nobody up',
    body: 'Work that takes more than a few milliseconds runs in threads of its own. A file of five megabytes is converted while other calls are answered as fast as before.',
    at: '2026-10-30T10:25:00Z',
  },
  {
    kind: 'fixed',
    title: 'Calls cost nothing when they fail',
    body: 'A call is charged after it succeeded and before its answer leaves. An input that is refused, a site that does not answer, a caller who goes away: none of it is taken from your day. [How the quota counts](/apps/blog/detail/how-the-daily-quota-counts)',
    at: '2026-10-27T13:40:00Z',
  },
  {
    kind: 'new',
    title: 'Data formats, sudoku, QR codes and identifiers',
    body: 'The first tools: [data formats](/hub/convert/data) between JSON, YAML, TOML, XML, CSV and NDJSON; [sudoku](/hub/puzzle/sudoku) with one solution and an honest grade; [QR codes](/hub/random/qr) that phones can read; and [UUIDs](/hub/random/uuid), random or in the order of time.',
    at: '2026-10-20T09:15:00Z',
  },
  {
    kind: 'new',
    title: 'A hub with a form, code and history for every API',
    body: 'Find an API by area or by what it is for, run it on the page, and take the same call along as curl, JavaScript, Python, Go or PHP. Accounts come with a key, keys can be limited to areas and end by themselves.',
    at: '2026-10-12T08:00:00Z',
  },
];
