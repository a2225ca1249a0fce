import { ScraperDefinition, type ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

const url = 'https://books.example/list';

function hints(
  text: string,
  part: Partial<ScraperDefinitionInput> = {},
  page: { at?: string; status?: number; type?: string } = {},
) {
  const definition = ScraperDefinition.parse({
    path: 'x',
    title: 'x',
    summary: 'x',
    request: { url },
    source: 'html',
    items: { css: 'article.product' },
    fields: [{ name: 'text' }],
    ...part,
  });
  return extract(
    definition,
    {
      url: page.at ?? url,
      status: page.status ?? 200,
      contentType: page.type ?? 'text/html',
      body: new TextEncoder().encode(text),
    },
    {},
    { look: false },
  ).hints;
}
const prose = '<p>There is a lot to read on this page. </p>'.repeat(40);

describe('when nothing was found, the hints contain', () => {
  it('nothing when something did', () => {
    expect(
      hints(
        `<article class=product>x</article><script id=a type=application/json>${JSON.stringify({ a: 'x'.repeat(50) })}</script>`,
      ),
    ).toEqual([]);
  });

  it('that the body is a script shell, and where JSON was found', () => {
    const data = JSON.stringify({ props: { items: Array.from({ length: 20 }, (_, id) => ({ id })) } });
    expect(
      hints(
        `<title>Shop</title><div id="root"></div><script src="/app.js"></script><script id="__NEXT_DATA__" type="application/json">${data}</script>`,
      ),
    ).toEqual([
      {
        code: 'script-shell',
        detail: 'The page is rendered in the browser: its HTML has 0 characters of text and 1 script.',
        at: null,
      },
      { code: 'no-match', detail: '`article` matched 0.', at: null },
      {
        code: 'json-found',
        detail: 'JSON found in `script#__NEXT_DATA__` (211 bytes). Read the page as script-json.',
        at: 'script#__NEXT_DATA__',
      },
    ]);
  });

  it('that the page carries ld+json', () => {
    expect(hints(`${prose}<script type="application/ld+json">[{"@type":"Product"}]</script>`).at(-1)).toEqual({
      code: 'json-found',
      detail: 'The page has ld+json with 1 entry. Read it as ld-json.',
      at: 'script[type="application/ld+json"]',
    });
  });

  it('that the site requires consent', () => {
    expect(hints('<h1>Before you continue</h1><form><button>Accept all cookies</button></form>')[0]).toEqual({
      code: 'consent-page',
      detail: 'This looks like a consent page: it says “Before you continueAccept all cookies”.',
      at: null,
    });
    expect(hints(prose, {}, { at: 'https://consent.books.example/x' })[0]).toMatchObject({
      code: 'consent-page',
      detail: 'This looks like a consent page: its URL is a consent URL.',
    });
  });

  it('that the site keeps programs out', () => {
    expect(hints('<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x.js"></script>')[0]).toEqual(
      {
        code: 'blocked',
        detail: 'The site seems to block automated requests: the page is titled “Just a moment...”.',
        at: null,
      },
    );
    expect(hints(`<article class=product>x</article>${prose}`, {}, { status: 403 })[0]).toEqual({
      code: 'blocked',
      detail: 'The site seems to block automated requests: it returned 403.',
      at: null,
    });
    expect(hints('<p>Hello</p><div class="g-recaptcha"></div>')[0]).toMatchObject({
      code: 'blocked',
      detail: 'The site seems to block automated requests: the page asks for a human check.',
    });
  });

  it('that the page has moved', () => {
    expect(hints(`<meta http-equiv=Refresh content="0; url=/new/list">${prose}`)[0]).toEqual({
      code: 'moved',
      detail: 'The page is now at https://books.example/new/list.',
      at: 'https://books.example/new/list',
    });
    expect(hints(`<link rel=canonical href="https://shop.example/list">${prose}`)[0]).toEqual({
      code: 'moved',
      detail: 'The page is now at https://shop.example/list.',
      at: 'https://shop.example/list',
    });
    expect(hints(prose, {}, { at: 'https://books.example/login' })[0]).toEqual({
      code: 'moved',
      detail: 'The page is now at https://books.example/login.',
      at: 'https://books.example/login',
    });
    expect(
      hints(`<link rel=canonical href="https://www.books.example/list/">${prose}`).map(({ code }) => code),
    ).toEqual(['no-match']);
  });

  it('that the page is of another kind', () => {
    const json: Partial<ScraperDefinitionInput> = { source: 'json', items: { jsonpath: '$[*]' } };
    expect(hints(`<!doctype html>${prose}`, json)[0]).toEqual({
      code: 'other-kind',
      detail: 'The page is HTML, not JSON (content type text/html).',
      at: null,
    });
    expect(hints('{"a":1}', {}, { type: '' })[0]).toEqual({
      code: 'other-kind',
      detail: 'The page is JSON, not HTML.',
      at: null,
    });
    expect(hints('<?xml version="1.0"?><rss/>', json, { type: 'text/xml' })[0]).toMatchObject({
      code: 'other-kind',
      detail: 'The page is XML, not JSON (content type text/xml).',
    });
    expect(hints(' ', json, { type: '' })[0]).toMatchObject({ code: 'other-kind', detail: 'The page is empty.' });
  });

  it('which part of a selector still matches', () => {
    expect(hints(`<article class=card>1</article><article>2</article>${prose}`)).toEqual([
      { code: 'no-match', detail: '`article` matched 2, `article.product` matched 0.', at: 'article' },
    ]);
    expect(hints(`<ul><li>1</ul>${prose}`, { items: { css: 'ul > li.item a, b' } })).toEqual([
      { code: 'no-match', detail: '`ul > li` matched 1, `ul > li.item` matched 0.', at: 'ul > li' },
    ]);
    expect(
      hints(
        '{"data":{"books":[],"total":0}}',
        { source: 'json', items: { jsonpath: '$.data.items[*].id' } },
        { type: 'application/json' },
      ),
    ).toEqual([
      {
        code: 'no-match',
        detail: '`$.data` matches, but `$.data.items` does not. Found there: `books`, `total`.',
        at: '$.data',
      },
    ]);
    const fields: ScraperDefinitionInput['fields'] = [
      { name: 'a', select: { css: 'h1.x' } },
      { name: 'b', select: { css: 'h2' } },
    ];
    expect(hints(`<h1>1</h1>${prose}`, { items: undefined, fields })).toEqual([
      { code: 'no-match', detail: '`h1` matched 1, `h1.x` matched 0.', at: 'h1' },
      { code: 'no-match', detail: '`h2` matched 0.', at: null },
    ]);
  });

  it('that all items were left out', () => {
    const part = {
      items: { css: 'p' },
      fields: [{ name: 'price', select: { css: 'b' }, required: true }, { name: 'text' }],
    };
    expect(hints(prose, part)).toEqual([
      { code: 'all-left-out', detail: 'All were left out: 40 items left out: no price.', at: null },
    ]);
  });
});
