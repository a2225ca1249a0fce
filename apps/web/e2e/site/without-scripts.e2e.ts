/** What people and programs read that run no scripts: the sentences of pages with data. */
import { expect, it } from 'vitest';
import { visit } from '../server/visit.ts';
import { runningSite } from '../server/site.ts';

const site = runningSite();

/** The main heading, and texts after it in the order in which they are read. In braces: how many tools there are. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'API tools you can run here or call from code',
    'Convert data, create QR codes, generate puzzles and more, with a form or a single API call.',
    'Convert\nConvert data, text and files from one format to another.',
    'Puzzles\nGenerate, solve and check puzzles by level.',
    'Call every tool the same way',
    'Calls\t30 an hour\tPer minute and per day, by plan',
    'Up to 30 seconds',
    'Do I need an account?',
  ],
  '/docs': [
    'Documentation',
    'How to call Apiyard APIs from your own programs.',
    'Make your first call in five minutes.',
    'Send an API key in a header to identify your calls.',
    'Every error code, what it means and what to do.',
    'Every API is at the same base URL, followed by its path.',
    '/api/v1/',
    'Puzzles\nGenerate, solve and check puzzles by level.\n{puzzle} APIs',
    'Random\nGenerate random IDs, codes, passwords and more.\n{random} APIs',
  ],
  '/docs/convert/data': [
    'Data formats',
    'Converts between JSON, YAML, TOML, XML, CSV and NDJSON without loss where both formats allow it, and lists what changed.',
    'POST',
    '/api/v1/convert/data',
    '1 call, only on success',
    'Everyone, with a limit for visitors',
    'Parameters',
    'text · up to 5,000,000 characters',
    'Text. The data to convert. Leave empty to send a file instead.',
    'File. UTF-8 or UTF-16, up to 5 MB.',
    'From',
    'To',
    'whole number · 0 to 8',
    'Indent. Spaces per level in JSON, YAML and XML. 0 writes no line breaks.',
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
    'What changed',
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
    'No recent calls',
    'Uses 1 call',
    'Free to try',
    'Runs in your browser',
    'POST',
    '/api/v1/convert/data',
    'Input',
    'The data to convert. Leave empty to send a file instead.',
    'Indent, CSV delimiter, CSV header',
    'Run',
    'Runs in your browser · uses no calls',
    'Response',
    'Code',
    'Result of the example · uses no calls',
    'name: Apiyard',
    'History',
    'Response fields',
    'Converted data',
    'Limits',
    '30 calls an hour',
    'Errors',
    'InvalidInput',
  ],
  '/hub': [
    'API hub',
    'Find an API, try it here and copy the code.',
    'Convert\n{convert}',
    'Free to try\n',
    '{all} tools',
    'Converts between JSON, YAML, TOML, XML, CSV and NDJSON without loss where both formats allow it, and lists what changed.',
    'Formats, minifies and sorts JSON (RFC 8259), keeps numbers as written and shows where the errors are.',
  ],
  '/allfeature': [
    'All tools',
    'Every tool on this site. Choose one and run it.',
    '{all} tools',
    'Converts between JSON, YAML, TOML, XML, CSV and NDJSON without loss where both formats allow it, and lists what changed.',
  ],
  '/random': [
    'Random',
    'Generate random IDs, codes, passwords and more.',
    'All\n{all}',
    '{random} tools',
    'Generates random (v4) or time-ordered (v7) identifiers (RFC 9562).',
    'Generates barcodes of 23 kinds, from EAN-13 to Data Matrix and GS1, as SVG or PNG.',
  ],
  '/apps/blog/posts': [
    'Blog',
    'How Apiyard works and what you can build with it.',
    '8 posts',
    'Your first call in five minutes',
    'You need a terminal and an account on this site.',
    'Build scrapers that survive a redesign',
    'Create QR codes that scan',
    'Run your own API hub',
  ],
  '/apps/blog/detail/qr-codes-that-scan': [
    'Create QR codes that scan',
    'A QR code that works on your screen can still fail on a bottle, a poster or a shop window.',
    'Use a short link on your own domain.',
    'Use dark on light with enough contrast',
  ],
  '/puzzle/2048': [
    '2048',
    'Slide the tiles. Two equal tiles become one, until you reach 2048.',
    'Turn on JavaScript to play. The API makes the same puzzles without it.',
    'Swipe on the board, or select it and use the arrow keys.',
    'View API: 2048',
  ],
  '/puzzle/sudoku': [
    'Sudoku',
    'Turn on JavaScript to play. The API makes the same puzzles without it.',
    'Print puzzles',
    'View API: Sudoku',
  ],
  '/recent-updates': [
    'Recent updates',
    'What’s new, changed, fixed and removed on Apiyard.',
    'The site is available in four languages',
    'English, French, Arabic and Chinese, on every page.',
    'JSONPath filters can no longer stop the server',
    'These filters are now rejected when you save a definition, with an error that names the filter.',
  ],
  '/pricing': [
    'Pricing',
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
    'Tools\n{all}',
    'Calls served',
    'Generates a sudoku with exactly one solution and a rated difficulty, or solves one step by step.',
    'Calculates the prayer times of a day at any place and shows how each time is derived.',
    'The site is available in four languages',
  ],
};

it.each(Object.entries(pages))('%s can be read', async (path, texts) => {
  const { page, leave } = await visit(site.browser, site.server.url, { javaScriptEnabled: false });
  await page.goto(path);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(texts[0]);
  const written = (await page.getByRole('main').innerText()).replaceAll(/\n+/g, '\n');
  let end = 0;
  const { items } = (await (await fetch(`${site.server.url}/api/v1/catalogue/apis`)).json()) as {
    items: { area: string }[];
  };
  const countOf = (area: string) => String(items.filter((api) => area === 'all' || api.area === area).length);
  for (const text of texts.map((each) => each.replace(/\{(\w+)\}/, (_, area: string) => countOf(area)))) {
    const at = written.indexOf(text, end);
    expect(at === -1 ? written.slice(end) : text).toContain(text);
    end = at + text.length;
  }
  expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
  await leave();
});
