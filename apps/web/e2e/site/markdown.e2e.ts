/** Every page of the documentation, and of every API, as Markdown. */
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runningSite } from '../server/site.ts';

const site = runningSite();

/** A busy server says when to ask again. */
async function markdownAt(path: string): Promise<{ status: number; type: string | null; text: string }> {
  const response = await fetch(site.server.url + path);
  const waitS = response.headers.get('retry-after');
  if (response.status === 503 && waitS !== null) {
    await setTimeout(1000 * Number(waitS));
    return markdownAt(path);
  }
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** Paths of the sitemap that have Markdown. */
async function pagesInSitemap(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${site.server.url}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<?]*)\?lang=en<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  return paths.filter((path) => /^\/docs(?:\/|$)|^\/hub\/./.test(path));
}

/** The text between code blocks and code. */
const proseOf = (markdown: string) => markdown.replaceAll(/^(`{3,})\w*\n[\s\S]*?^\1$|`[^`\n]*`/gm, '');

it('has every article, area and API, with a heading and without HTML', { timeout: 300_000 }, async () => {
  const pages = await pagesInSitemap();
  expect(pages.length).toBeGreaterThan(280);
  const wrong: string[] = [];
  for (const page of pages) {
    const { status, type, text } = await markdownAt(`${page}.md`);
    const prose = proseOf(text);
    const isRight =
      status === 200 &&
      type === 'text/markdown; charset=utf-8' &&
      /^# \S.*\n\n\S/.test(text) &&
      (text.match(/^```/gm) ?? []).length % 2 === 0 &&
      !/(?<!\\)<\/?[a-z][^>]*>|\.invalid|%origin%|undefined|^- ·/m.test(prose);
    if (!isRight) wrong.push(`${status} ${page}.md`);
  }
  expect(wrong).toEqual([]);
});

it('is in the language of the address, with links to pages in the same language', async () => {
  const titles = await Promise.all(
    ['en', 'fr', 'ar', 'ch'].map(async (language) => {
      const { text } = await markdownAt(`/docs/limits.md?lang=${language}`);
      return [
        text.split('\n', 1)[0],
        /\/docs\/[\w-]+\.md[^)]*/.exec((await markdownAt(`/docs.md?lang=${language}`)).text)?.[0],
      ];
    }),
  );
  expect(titles).toEqual([
    ['# Limits', '/docs/getting-started.md'],
    ['# Limites', '/docs/getting-started.md?lang=fr'],
    ['# الحدود', '/docs/getting-started.md?lang=ar'],
    ['# 限制', '/docs/getting-started.md?lang=ch'],
  ]);
});

it('is linked from its page and from llms.txt', async () => {
  const html = async (path: string) =>
    (await fetch(site.server.url + path, { headers: { accept: 'text/html' } })).text();
  const linkOf = (text: string) => /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(text)?.[1];
  const { url } = site.server;
  expect([
    linkOf(await html('/docs/limits?lang=fr')),
    linkOf(await html('/docs/convert/roman')),
    linkOf(await html('/hub/convert/roman')),
    linkOf(await html('/hub')),
  ]).toEqual([
    `${url}/docs/limits.md?lang=fr`,
    `${url}/docs/convert/roman.md?lang=en`,
    `${url}/hub/convert/roman.md?lang=en`,
    undefined,
  ]);
  const { text } = await markdownAt('/llms.txt');
  expect(text).toContain(`- [Guide](${url}/docs.md): `);
  expect(text).toContain(`- [Roman numerals](${url}/hub/convert/roman.md): `);
});

it('says all of an API that its page says', async () => {
  const { text } = await markdownAt('/hub/convert/roman.md');
  expect(text).toBe((await markdownAt('/docs/convert/roman.md')).text);
  expect(text.replaceAll(site.server.url, 'https://yard.example')).toBe(roman);
});

const roman = `# Roman numerals

Converts numbers from 1 to 3,999,999 to Roman numerals and back. Rejects numerals that are not well formed.

## Endpoint

- Method: GET · POST
- URL: \`https://yard.example/api/v1/convert/roman\`
- Returns: JSON
- Cost: 1 call, only on success
- Access: Everyone, with a limit for visitors
- Status: No successful call in the last 30 days

## Parameters

- \`text\` · text · 1 to 100 characters · required

  Number or Roman numeral. An overline (U+0305) multiplies a letter by 1000.

## Example

### A year

\`\`\`bash
curl https://yard.example/api/v1/convert/roman \\
  --get \\
  --header 'X-Api-Key: YOUR_KEY' \\
  --data-urlencode text=2026
\`\`\`

\`\`\`javascript
const query = new URLSearchParams({
  text: "2026",
});

const response = await fetch(\`https://yard.example/api/v1/convert/roman?\${query}\`, {
  headers: { 'X-Api-Key': "YOUR_KEY" },
});
const answer = await response.json();
console.log(answer);
\`\`\`

\`\`\`python
import requests

response = requests.get(
    "https://yard.example/api/v1/convert/roman",
    headers={"X-Api-Key": "YOUR_KEY"},
    params={
        "text": "2026",
    },
)
print(response.json())
\`\`\`

Replace \`YOUR_KEY\` with your own key. [Get an API key](https://yard.example/auth/register)

### A Roman numeral

\`\`\`bash
curl https://yard.example/api/v1/convert/roman \\
  --get \\
  --header 'X-Api-Key: YOUR_KEY' \\
  --data-urlencode text=MCMLXXXIV
\`\`\`

### More than 3999

\`\`\`bash
curl https://yard.example/api/v1/convert/roman \\
  --get \\
  --header 'X-Api-Key: YOUR_KEY' \\
  --data-urlencode text=1000000
\`\`\`

## Response fields

The result is in \`data\` and has these fields.

| Name | Type | Meaning |
| --- | --- | --- |
| \`text\` | text | Result |
| \`number\` | whole number | Number |
| \`roman\` | text | Roman numeral |
| \`parts\` | list | Parts |
| \`parts[].letters\` | text | Letters |
| \`parts[].value\` | whole number | Value |

\`\`\`json
{
  "text": "XIV",
  "number": 14,
  "roman": "XIV",
  "parts": [
    {
      "letters": "X",
      "value": 10
    },
    {
      "letters": "IV",
      "value": 4
    }
  ]
}
\`\`\`

## Errors

The most common errors of this API. See [all codes](https://yard.example/docs/errors.md).

- \`InvalidInput\` · 422

  A value is missing, unknown or out of range.

  Fix the values listed in \`errors\`.
- \`RateLimited\` · 429

  Too many calls in a short time.

  Wait \`retryAfterS\` seconds.
- \`QuotaSpent\` · 429

  You’ve used all of today’s calls.

  Wait until midnight UTC, or choose a higher [plan](https://yard.example/pricing).

### Errors of this tool

If the input can’t be used, the response has status 422, the code \`InvalidInput\` and one of these codes in \`errors\`. Change the input as the message describes.

- \`out_of_range\`: Roman numerals exist for whole numbers from 1 to *max*. Enter a number in this range.
- \`not_roman\`: “*character*” is not allowed in a Roman numeral. Use the letters I, V, X, L, C, D and M.
- \`not_well_formed\`: *text* is not well formed. *number* is written *numeral*.
`;
