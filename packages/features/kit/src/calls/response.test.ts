import { describe, expect, test } from 'vitest';
import { fileNameOf, outcomeOnPage, readOutcome } from './response.ts';

const clock = { now: () => 1_000_250 };
const read = (response: Response) => readOutcome(response, 1_000_000, 'resize', clock);
const meta = { api: 'convert/data', ms: 1.8, cost: 1, cached: false, provider: null, requestId: 'r-1' };

test('a result that came with the page took no time, and keeps large integers', () => {
  const text = '{"é":12345678901234567890}';
  expect(outcomeOnPage(text, { inBrowser: true })).toEqual({
    kind: 'answered',
    answer: {
      status: 200,
      headers: [],
      ms: 0,
      sizeBytes: 27,
      meta: null,
      quotaLeft: null,
      body: { kind: 'json', value: { é: 12345678901234567890n }, text },
      ranInBrowser: true,
      cameWithPage: true,
    },
  });
});

describe('a response', () => {
  test('unwraps the JSON envelope and keeps the full text', async () => {
    const text = JSON.stringify({ success: true, data: { a: 1 }, meta });
    const response = new Response(text, {
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-quota-remaining': '41' },
    });
    expect(await read(response)).toEqual({
      kind: 'answered',
      answer: {
        status: 200,
        ms: 250,
        sizeBytes: text.length,
        meta,
        quotaLeft: 41,
        headers: [
          ['content-type', 'application/json; charset=utf-8'],
          ['x-quota-remaining', '41'],
        ],
        body: { kind: 'json', value: { a: 1 }, text },
      },
    });
  });

  test.each([
    ['image/png', 'picture', 'resize.png'],
    ['image/svg+xml', 'picture', 'resize.svg'],
    ['audio/mpeg', 'audio', 'resize.mp3'],
    ['video/mp4', 'video', 'resize.mp4'],
    ['application/pdf', 'file', 'resize.pdf'],
    ['application/zip', 'file', 'resize.zip'],
    ['text/csv', 'text', 'resize.csv'],
    ['application/xml', 'text', 'resize.xml'],
  ])('%s is shown as %s', async (type, kind, name) => {
    const outcome = await read(
      new Response('bytes', { headers: { 'content-type': type, 'x-meta': JSON.stringify(meta) } }),
    );
    expect(outcome).toMatchObject({ kind: 'answered', answer: { meta, quotaLeft: null, body: { kind, type, name } } });
  });

  test('large whole numbers keep every digit', async () => {
    const outcome = await read(
      new Response('{"id":12345678901234567890,"ratio":1e300}', { headers: { 'content-type': 'application/json' } }),
    );
    expect(outcome).toMatchObject({ answer: { body: { value: { id: 12345678901234567890n, ratio: 1e300 } } } });
  });

  test('shows invalid JSON as text', async () => {
    const outcome = await read(new Response('{oops', { headers: { 'content-type': 'application/json' } }));
    expect(outcome).toMatchObject({ kind: 'answered', answer: { body: { kind: 'text', text: '{oops' } } });
  });
});

describe('a refusal', () => {
  test('lists the input fields of a validation problem', async () => {
    const errors = [{ pointer: '/text', code: 'syntax', detail: 'A comma is missing.', line: 2, column: 5 }];
    const body = {
      success: false,
      type: 'about:blank',
      title: 'Invalid input',
      status: 422,
      detail: 'A comma is missing.',
      code: 'InvalidInput',
      errors,
      requestId: 'r-2',
    };
    expect(
      await read(Response.json(body, { status: 422, headers: { 'content-type': 'application/problem+json' } })),
    ).toEqual({
      kind: 'refused',
      refused: {
        status: 422,
        code: 'InvalidInput',
        detail: 'A comma is missing.',
        issues: errors,
        requestId: 'r-2',
        retryAtMs: null,
        ms: 250,
        headers: [['content-type', 'application/problem+json']],
      },
    });
  });

  test('reads the retry delay from the body or the header', async () => {
    const body = { success: false, code: 'RateLimited', detail: 'Wait.', requestId: 'r', retryAfterS: 30 };
    expect(await read(Response.json(body, { status: 429 }))).toMatchObject({
      refused: { code: 'RateLimited', retryAtMs: 1_030_250 },
    });
    expect(
      await read(new Response('', { status: 503, headers: { 'retry-after': '2', 'x-request-id': 'r-9' } })),
    ).toMatchObject({
      refused: { code: 'Unknown', detail: '', retryAtMs: 1_002_250, requestId: 'r-9' },
    });
  });
});

test.each([
  ['attachment; filename="a b.png"', 'a b.png'],
  [String.raw`attachment; filename="say \"hi\".txt"`, 'say "hi".txt'],
  ['inline; filename="x.png"; filename*=UTF-8\'\'%D8%B5%D9%88%D8%B1%D8%A9.png', 'صورة.png'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['inline', null],
  [null, null],
])('the file name in %s is %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
