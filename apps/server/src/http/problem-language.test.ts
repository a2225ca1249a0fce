import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../test/test-server.ts';
import { openTestServer } from '../../test/test-server.ts';

describe('The language of problems', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer('sqlite');
  });
  afterAll(() => testServer.close());

  const ask = async (url: string, language?: string, body?: unknown) => {
    const { headers, body: text } = await testServer.app.fastify.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      headers: language === undefined ? {} : { 'accept-language': language },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { headers, problem: JSON.parse(text) as Record<string, unknown> };
  };

  it.each([
    [undefined, 'en', 'Not found', 'No endpoint matches GET /api/none.'],
    ['de', 'en', 'Not found', 'No endpoint matches GET /api/none.'],
    ['fr-CA,en;q=0.5', 'fr', 'Introuvable', 'Aucun point de terminaison ne correspond à GET /api/none.'],
    ['ar', 'ar', 'غير موجود', 'لا توجد نقطة نهاية تطابق GET /api/none.'],
    ['zh-CN', 'zh-CN', '未找到', '没有与 GET /api/none 匹配的端点。'],
  ])('is that of Accept-Language: %s', async (accepted, tag, title, detail) => {
    const { headers, problem } = await ask('/api/none', accepted);
    expect([
      headers['content-language'],
      headers['vary'],
      problem['code'],
      problem['title'],
      problem['detail'],
    ]).toEqual([tag, 'Accept-Language', 'NotFound', title, detail]);
  });

  it('is that of each issue of an input; codes and pointers stay', async () => {
    const { headers, problem } = await ask('/api/v1/random/uuid', 'fr', { version: '9', cuont: 1 });
    expect([headers['content-language'], problem['detail'], problem['errors']]).toEqual([
      'fr',
      'version doit être l’une des valeurs 4, 7.',
      [
        { pointer: '/version', code: 'invalid_value', detail: 'version doit être l’une des valeurs 4, 7.' },
        { pointer: '/cuont', code: 'unrecognized_keys', detail: 'cuont n’est pas une entrée de cet appel.' },
      ],
    ]);
  });

  it('is that of issues that a tool finds in its thread', async () => {
    const { headers, problem } = await ask('/api/v1/convert/data', 'fr', {
      text: 'a',
      file: undefined,
      to: 'json',
      from: 'json',
    });
    expect([headers['content-language'], problem['code'], problem['detail']]).toEqual([
      'fr',
      'InvalidInput',
      'Une valeur est attendue, mais «\u00a0a\u00a0» a été trouvé.',
    ]);
    const empty = await ask('/api/v1/convert/data', 'fr', { text: ' ', to: 'json' });
    const detail =
      'Les données sont vides, leur format ne peut donc pas être détecté. Envoyez des données, ou choisissez le format.';
    expect([empty.headers['content-language'], empty.problem['detail'], empty.problem['errors']]).toEqual([
      'fr',
      detail,
      [{ pointer: '/text', code: 'missing', detail }],
    ]);
  });

  it('is that of calls whose failure is a plain message', async () => {
    const { problem } = await ask('/api/user/me', 'ar');
    expect(problem).toMatchObject({ success: false, code: 'Unauthenticated' });
    expect(problem['message']).toMatch(/\p{Script=Arabic}/u);
  });
});
