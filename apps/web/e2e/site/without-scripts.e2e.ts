/** What people and programs read that run no scripts: the sentences of pages with data. */
import { expect, it } from 'vitest';
import { visit } from '../server/visit.ts';
import { runningYard } from '../server/yard.ts';

const yard = runningYard();

/** Texts in the order in which they are read. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/docs/convert/data': [
    'Data formats',
    'Converts between JSON, YAML, TOML, XML, CSV and NDJSON without loss where both formats allow it, and lists what changed.',
    'POST',
    '/api/v1/convert/data',
    '1 call, only on success',
    'Everyone, with a limit for visitors',
    'Parameters',
    'text · up to 5,000,000 characters',
    'Text. The data to convert. Leave empty if you send a file.',
    'File. UTF-8 or UTF-16, up to 5 MB.',
    'From',
    'To',
    'whole number · 0 to 8',
    'Indent. Spaces per level in JSON, YAML and XML. 0 leaves out line breaks.',
    'CSV delimiter. Automatic detects the delimiter when reading and writes commas. From CSV to CSV, choose the delimiter to write.',
    'CSV header. The first row contains column names. Dots in names create nested objects: address.city.',
    'curl http',
    "--header 'X-Api-Key: YOUR_KEY'",
    'Response fields',
    'Format of the data',
    'Format of the result',
    'Converted data',
    'Size of the text in bytes, as UTF-8',
    'Number of rows, for CSV and NDJSON',
    'What the conversion changed or lost',
    'JSON Pointer to the value',
    'What changed, in English',
    '"text": "name: Apiyard\\nareas:\\n  - convert\\n  - puzzle\\nport: 8080\\n"',
    'The most common errors of this API.',
    'The body or a file is larger than allowed.',
    'A value is missing, unknown or out of range.',
    'Too many calls in a short time.',
    'You’ve used all of today’s calls.',
    'The run, or the site it reads, took too long.',
  ],
  '/hub/convert/data': [
    'Data formats',
    'Converts between JSON, YAML, TOML, XML, CSV and NDJSON without loss where both formats allow it, and lists what changed.',
    'Operational',
    '1 call',
    'Free to try',
    'POST',
    '/api/v1/convert/data',
  ],
  '/hub': [
    'Find an API, try it here and copy the code.',
    '4 APIs',
    'Converts between JSON, YAML, TOML, XML, CSV and NDJSON without loss where both formats allow it, and lists what changed.',
    'Generates a sudoku with one solution and a rated difficulty, or solves one step by step.',
    'Generates a QR code from text or a link, as PNG or SVG.',
    'Generates random (v4) or time-ordered (v7) identifiers (RFC 9562).',
  ],
  '/apps/blog/detail/qr-codes-that-scan': [
    'Create QR codes that scan',
    'A QR code that works on your screen can still fail on a bottle, a poster or a shop window.',
    'Use a short link on your own domain.',
    'Use dark on light with enough contrast',
  ],
  '/recent-updates': [
    'What’s new, changed, fixed and removed on Apiyard.',
    'The site is available in four languages',
    'English, French, Arabic and Chinese, on every page.',
    'JSONPath filters can no longer stop the server',
    'These filters are now rejected when you save a definition, with an error that names the filter.',
  ],
  '/pricing': [
    'Compare quotas, limits and prices. Every plan includes all languages, the playground and API keys.',
    'For trying things out and small projects.',
    '1,000 calls a day',
    'For services others rely on.',
    '50,000 calls a day',
    'Failed calls are free. Quotas reset at midnight UTC.',
  ],
  '/dashboards/': [
    'Tools for everyday API work',
    'Convert, look up, generate and scrape. Run each tool in your browser, then make the same call from your code.',
    'Tools\n4',
    'Calls served',
    'Generates a sudoku with one solution and a rated difficulty, or solves one step by step.',
    'The site is available in four languages',
  ],
};

it.each(Object.entries(pages))('%s can be read', async (path, texts) => {
  const { page, leave } = await visit(yard.browser, yard.server.url, { javaScriptEnabled: false });
  await page.goto(path);
  const written = (await page.getByRole('main').innerText()).replaceAll(/\n+/g, '\n');
  let end = 0;
  for (const text of texts) {
    const at = written.indexOf(text, end);
    expect(at === -1 ? written.slice(end) : text).toContain(text);
    end = at + text.length;
  }
  expect(await page.locator('main [aria-busy=true]').count()).toBe(path.startsWith('/hub/') ? 1 : 0);
  await leave();
});
