import { beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

describe('Pictures that came with the product', () => {
  let testServer: TestServer;
  const get = (name: string, headers: Record<string, string> = {}) =>
    testServer.app.fastify.inject({ method: 'GET', url: `/api/data/content/pictures/${name}`, headers });
  beforeAll(async () => {
    testServer = await openTestServer('sqlite');
    return () => testServer.close();
  });

  it('are SVG that browsers cache permanently and that cannot run scripts', async () => {
    const answer = await get('cover-first-call.svg');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 675"/);
    const again = await get('cover-first-call.svg', { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '..%2Fpictures.ts',
    '..%2F..%2F..%2Fpackage.json',
    '%2e%2e%2fposts.ts',
    'cover-first-call.svg%00',
    'cover-first-call.svg%2F',
    '.',
    '..',
    'COVER-FIRST-CALL.SVG',
    '__proto__',
    'constructor',
    '%5C..%5Cposts.ts',
    'C:%5Cwindows%5Cwin.ini',
    '%2Fetc%2Fpasswd',
    'cover-first-call.svg%0d%0aSet-Cookie:a=b',
    'nothing.svg',
    '%E0%A4%A',
    'a'.repeat(101),
  ])('refuse %s', async (name) => {
    const answer = await get(name);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});
