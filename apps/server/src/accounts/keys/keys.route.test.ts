import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import { naughtyTexts } from '../../../test/hostile/naughty.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, Visitor } from '../../../test/test-site.ts';

interface Issued {
  id: string;
  key: string;
  main: boolean;
  masked: string;
}

const hour = 3_600_000;

describeOnEngines('API keys', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });
  const list = async (visitor: Visitor) =>
    ((await visitor.send('GET', '/api/account/keys')).body as { items: Issued[] }).items;
  const create = (visitor: Visitor, name: string, more: object = {}) =>
    visitor.send('POST', '/api/account/keys', { name, ...more });
  const mainKey = async (visitor: Visitor) => ((await visitor.me()).body as { user: { apiKey: string } }).user.apiKey;
  const identify = async (visitor: Visitor, headers: Record<string, string>, query = '') =>
    ((await visitor.send('GET', `/identify${query}`, undefined, headers)).body as { caller: unknown }).caller;

  it('are returned completely once and masked afterwards; main first, then newest first', async () => {
    const visitor = await member(testSite, 'ann');
    testSite.clock.nowMs += 1;
    const one = await create(visitor, ' First ', { areas: ['random', 'convert'] });
    expect(one).toMatchObject({
      status: 200,
      body: {
        id: expect.any(String),
        name: 'First',
        masked: expect.stringMatching(/^ay_[0-9A-Za-z]{3}…[0-9A-Za-z]{4}$/),
        main: false,
        areas: ['random', 'convert'],
        createdAt: new Date(testSite.clock.nowMs).toISOString(),
        expiresAt: null,
        lastUsedAt: null,
        graceUntil: null,
        key: expect.stringMatching(/^ay_[0-9A-Za-z]{38}$/),
      },
    });
    testSite.clock.nowMs += 1;
    await create(visitor, 'Second');
    const items = await list(visitor);
    expect(items.map((key) => [(key as unknown as { name: string }).name, key.main])).toEqual([
      ['Main', true],
      ['Second', false],
      ['First', false],
    ]);
    expect(JSON.stringify(items)).not.toContain((one.body as Issued).key);
    const stored = JSON.stringify(await on().database.kysely.selectFrom('api_key').selectAll().execute());
    expect(stored).not.toContain((one.body as Issued).key);
  });

  it('identify their person, plan and areas, in either header', async () => {
    const visitor = await member(testSite, 'bea');
    const { id, key } = (await create(visitor, 'Random only', { areas: ['random'] })).body as Issued;
    const caller = {
      person: {
        id: expect.any(String),
        username: 'bea',
        email: 'bea@example.com',
        name: 'bea',
        avatar: null,
        role: 'user',
        premiumUntil: null,
        plan: {
          id: 'free',
          callsPerDay: 1_000,
          callsPerMinute: 60,
          fileSizeBytesMax: 5_000_000,
          keysMax: 5,
          premiumApis: false,
        },
      },
      via: 'key',
      keyId: id,
      areas: ['random'],
      scopes: [],
      keepsInputs: false,
    };
    expect(await identify(visitor, { 'x-api-key': key })).toEqual(caller);
    expect(await identify(visitor, { authorization: `Bearer ${key}` })).toEqual(caller);
    expect(await identify(visitor, { authorization: `bearer  ${key} ` })).toEqual(caller);
  });

  it('that are wrong, unknown or in the address are refused with what to do', async () => {
    const visitor = await member(testSite, 'cat');
    const key = await mainKey(visitor);
    expect(await identify(visitor, { 'x-api-key': 'nonsense' })).toEqual({
      code: 'Unauthenticated',
      extras: {},
      detail: 'This is not a valid API key. Keys start with "ay_" and have 41 characters. Copy the key again.',
    });
    const { id, key: other } = (await create(visitor, 'Other')).body as Issued;
    await visitor.send('DELETE', `/api/account/keys/${id}`);
    expect(await identify(visitor, { 'x-api-key': other })).toEqual({
      code: 'Unauthenticated',
      extras: {},
      detail: 'This API key was revoked or does not exist. Create one under "API keys".',
    });
    const inAddress = {
      code: 'Unauthenticated',
      extras: {},
      detail:
        'API keys are not accepted in the URL, where logs and browser histories record them. Send the header "X-Api-Key: <key>" and replace this key.',
    };
    expect(await identify(visitor, {}, `?apikey=${key}`)).toEqual(inAddress);
    expect(await identify(visitor, { 'x-api-key': key }, `?text=${key}`)).toEqual(inAddress);
    expect(await identify(visitor, {}, `?${key}`)).toEqual(inAddress);
    for (const authorization of ['Bearer', 'Bearer ', 'bearer two words'])
      expect(await identify(new Visitor(testSite), { authorization })).toMatchObject({ code: 'Unauthenticated' });
    expect(await identify(new Visitor(testSite), { authorization: 'Basic YTpi' })).toBe(null);
    expect(await identify(visitor, { 'x-api-key': key }, '?key=of+an+hmac')).toMatchObject({ via: 'key' });
    expect(testSite.logLines.join('')).not.toContain(key);
  });

  it('can only be managed with a session of our own pages, not from another site', async () => {
    const visitor = await member(testSite, 'dot');
    const main = (await list(visitor)).find((key) => key.main);
    expect(await identify(visitor, {})).toMatchObject({
      via: 'session',
      keyId: main?.id,
      areas: null,
      person: { username: 'dot' },
    });
    expect(await identify(visitor, { 'sec-fetch-site': 'same-origin' })).toMatchObject({ via: 'session' });
    expect(await identify(visitor, { 'sec-fetch-site': 'cross-site' })).toBe(null);
    expect(await identify(visitor, { origin: 'https://evil.example' })).toBe(null);
    visitor.cookies.clear();
    expect(await identify(visitor, {})).toBe(null);
  });

  it('expire', async () => {
    const visitor = await member(testSite, 'eli');
    const expiresAt = new Date(testSite.clock.nowMs + hour).toISOString();
    const { key } = (await create(visitor, 'Short', { expiresAt })).body as Issued;
    expect(await identify(visitor, { 'x-api-key': key })).toMatchObject({ via: 'key' });
    testSite.clock.nowMs += hour;
    expect(await identify(visitor, { 'x-api-key': key })).toEqual({
      code: 'KeyExpired',
      extras: {},
      detail: 'This API key has expired. Create another under "API keys".',
    });
    expect((await list(visitor)).length).toBe(1);
    expect(await create(visitor, 'Past', { expiresAt })).toMatchObject({
      status: 422,
      body: {
        code: 'InvalidInput',
        errors: [{ pointer: '/expiresAt', code: 'too_small', detail: 'The expiry must be in the future.' }],
      },
    });
  });

  it('rotate with a grace period; the main key stays one', async () => {
    const visitor = await member(testSite, 'fin');
    const old = await mainKey(visitor);
    const oldId = (await list(visitor))[0]?.id ?? '';
    const rotated = await visitor.send('POST', `/api/account/keys/${oldId}/rotate`, { graceS: 3_600 });
    const fresh = rotated.body as Issued;
    expect(rotated).toMatchObject({ status: 200, body: { main: true, graceUntil: null } });
    expect(await mainKey(visitor)).toBe(fresh.key);
    expect(await identify(visitor, { 'x-api-key': old })).toMatchObject({ keyId: oldId });
    expect(await identify(visitor, { 'x-api-key': fresh.key })).toMatchObject({ keyId: fresh.id });
    expect((await list(visitor)).map(({ id, main }) => [id, main])).toEqual([
      [fresh.id, true],
      [oldId, false],
    ]);
    expect(await list(visitor)).toMatchObject([
      { graceUntil: null },
      { graceUntil: new Date(testSite.clock.nowMs + hour).toISOString() },
    ]);
    expect((await visitor.send('POST', `/api/account/keys/${oldId}/rotate`, {})).status).toBe(404);
    testSite.clock.nowMs += hour;
    expect(await identify(visitor, { 'x-api-key': old })).toEqual({
      code: 'KeyExpired',
      extras: {},
      detail: 'This API key was replaced and its grace period has ended. Use the new key.',
    });
    const at = await Promise.all(
      Array.from({ length: 5 }, () => visitor.send('POST', `/api/account/keys/${fresh.id}/rotate`, { graceS: 0 })),
    );
    expect(at.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await list(visitor)).filter(({ main }) => main).length).toBe(1);
  });

  it('keep working after rotation in limited number, however often a person rotates', async () => {
    const visitor = await member(testSite, 'rosa');
    const list = async () =>
      ((await visitor.send('GET', '/api/account/keys')).body as { items: { id: string; graceUntil: string | null }[] })
        .items;
    const first = (await list())[0]?.id ?? '';
    let id = first;
    for (let n = 0; n < 25; n += 1) {
      testSite.clock.nowMs += 1000;
      id = ((await visitor.send('POST', `/api/account/keys/${id}/rotate`, {})).body as Issued).id;
    }
    const items = await list();
    expect([
      items.length,
      items.filter(({ graceUntil }) => graceUntil !== null).length,
      items.some((key) => key.id === first),
    ]).toEqual([21, 20, false]);
    const ended = (await visitor.send('GET', '/api/account/keys?ended=true')).body as {
      items: { id: string; ended: { how: string } }[];
    };
    expect(ended.items.map((key) => key.ended.how)).toEqual([
      'replaced',
      'replaced',
      'replaced',
      'replaced',
      'replaced',
    ]);
    expect(ended.items.at(-1)?.id).toBe(first);
  });

  it('are revoked immediately, but the main key cannot be revoked', async () => {
    const visitor = await member(testSite, 'gus');
    const { id, key } = (await create(visitor, 'Gone soon')).body as Issued;
    expect(await visitor.send('DELETE', `/api/account/keys/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await identify(visitor, { 'x-api-key': key })).toMatchObject({ code: 'Unauthenticated' });
    expect((await visitor.send('DELETE', `/api/account/keys/${id}`)).status).toBe(404);
    const main = (await list(visitor))[0]?.id ?? '';
    expect(await visitor.send('DELETE', `/api/account/keys/${main}`)).toMatchObject({
      status: 409,
      body: {
        code: 'MainKey',
        detail: 'The main key runs the calls made on this site, so it cannot be revoked. Replace it instead.',
      },
    });
  });

  it('are limited by the plan, also with parallel requests', async () => {
    const visitor = await member(testSite, 'hal');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => create(visitor, `Key ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'TooManyKeys',
      keysMax: 5,
      detail: 'Your plan allows 5 API keys. Revoke one you no longer need, or choose a larger plan.',
    });
  });

  it('work from the addresses that their owner lists, however the address is written; the refusal names none of these', async () => {
    const visitor = await member(testSite, 'ada');
    const { key } = (await create(visitor, 'Office', { addresses: ['203.0.113.0/24', '2001:db8::/32'] }))
      .body as Issued;
    const from = (address: string) => identify(new Visitor(testSite, { address }), { 'x-api-key': key });
    for (const address of ['203.0.113.1', '203.0.113.254', '::ffff:203.0.113.7', '2001:db8:1::1'])
      expect([address, await from(address)]).toEqual([address, expect.objectContaining({ via: 'key' })]);
    for (const address of ['203.0.114.1', '198.51.100.1', '2001:db9::1', '::ffff:198.51.100.1']) {
      expect(await from(address)).toEqual({
        code: 'Forbidden',
        extras: {},
        detail: `This API key cannot be used from the IP address ${address}. Its owner can change this under "API keys".`,
      });
    }
    // A session is not a key: the owner's own browser works from anywhere.
    expect(await identify(visitor, {})).toMatchObject({ via: 'session' });
  });

  it('work in pages of the origins that their owner lists, and in programs, which send none or any', async () => {
    const visitor = await member(testSite, 'bill');
    const { key } = (await create(visitor, 'Shop', { origins: ['https://shop.example'] })).body as Issued;
    const program = new Visitor(testSite);
    expect(await identify(program, { 'x-api-key': key })).toMatchObject({ via: 'key' });
    expect(await identify(program, { 'x-api-key': key, origin: 'https://shop.example' })).toMatchObject({ via: 'key' });
    for (const origin of [
      'https://shop.example:8443',
      'http://shop.example',
      'https://shop.example.evil.example',
      'null',
      'x',
    ]) {
      expect([origin, await identify(program, { 'x-api-key': key, origin })]).toEqual([
        origin,
        {
          code: 'Forbidden',
          extras: {},
          detail: 'This API key cannot be used by pages of this origin. Its owner can change this under "API keys".',
        },
      ]);
    }
  });

  it('that a page of another origin puts into an address do not work either, although such calls name no origin', async () => {
    const visitor = await member(testSite, 'bess');
    const { key } = (await create(visitor, 'Shop', { origins: ['https://shop.example'], inQuery: true }))
      .body as Issued;
    const by = async (headers: Record<string, string>) =>
      ((await identify(new Visitor(testSite), headers, `?key=${key}`)) as { via?: string; code?: string }).via ??
      'refused';
    const embedded = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    expect(await by({ ...embedded, referer: 'https://shop.example/' })).toBe('key');
    expect(await by({ ...embedded, referer: 'https://evil.example/' })).toBe('refused');
    expect(await by(embedded)).toBe('refused');
    expect(await by({ ...embedded, 'sec-fetch-site': 'same-site', referer: 'not an address' })).toBe('refused');
    // A typed address, a page of ours, a program.
    for (const headers of [{ 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }, {}])
      expect(await by(headers)).toBe('key');
    const open = (await create(visitor, 'Open', { inQuery: true })).body as Issued;
    expect(await identify(new Visitor(testSite), embedded, `?key=${open.key}`)).toMatchObject({ via: 'key' });
  });

  it('are made and rotated a hundred times a day at most', async () => {
    const visitor = await member(testSite, 'bob2');
    let { id } = (await create(visitor, 'Again')).body as Issued;
    const statuses: number[] = [];
    for (let n = 1; n < 102; n += 1) {
      const { status, body } = await visitor.send('POST', `/api/account/keys/${id}/rotate`, { graceS: 0 });
      statuses.push(status);
      if (status === 200) ({ id } = body as Issued);
    }
    expect(statuses).toEqual([...Array.from({ length: 99 }, () => 200), 429, 429]);
    expect(await create(visitor, 'One more')).toMatchObject({
      status: 429,
      body: {
        code: 'RateLimited',
        detail: 'You have created 100 API keys today. Try again in 3600 s, or use one you already have.',
      },
    });
    testSite.clock.nowMs += 24 * hour;
    expect((await create(visitor, 'Tomorrow')).status).toBe(200);
  });

  it('are accepted in the URL if their owner allows it: alone, as `key`, and never logged', async () => {
    const visitor = await member(testSite, 'cora');
    const { id, key } = (await create(visitor, 'Feed reader', { inQuery: true })).body as Issued;
    const other = (await create(visitor, 'Plain')).body as Issued;
    const program = new Visitor(testSite);
    expect(await identify(program, {}, `?key=${key}`)).toMatchObject({ via: 'key', keyId: id });
    expect(await identify(program, {}, `?text=a&key=${key}`)).toMatchObject({ via: 'key', keyId: id });
    for (const query of [
      `?key=${other.key}`,
      `?apikey=${key}`,
      `?${key}`,
      `?key=${key}&key=${key}`,
      `?key=${key}&key=a`,
      `?key=${key}&text=${other.key}`,
    ]) {
      expect([query, await identify(program, {}, query)]).toEqual([
        query,
        expect.objectContaining({ code: 'Unauthenticated' }),
      ]);
    }
    expect(await identify(program, { 'x-api-key': other.key }, `?key=${key}`)).toMatchObject({
      code: 'Unauthenticated',
    });
    expect(testSite.logLines.join('')).not.toContain(key);
    expect(testSite.logLines.join('')).not.toContain(other.key);
  });

  it('change immediately, and a stale change does not overwrite another', async () => {
    const visitor = await member(testSite, 'dina');
    const made = (await create(visitor, 'Server')).body as Issued & Record<string, unknown>;
    const limits = {
      name: 'Server',
      areas: null,
      expiresAt: null,
      addresses: [],
      origins: [],
      inQuery: false,
      version: 1,
    };
    const change = (more: object) => visitor.send('PUT', `/api/account/keys/${made.id}`, { ...limits, ...more });
    expect(await change({ name: 'Build server', addresses: ['203.0.113.9'] })).toMatchObject({
      status: 200,
      body: { name: 'Build server', addresses: ['203.0.113.9'], version: 2 },
    });
    expect(await identify(visitor, { 'x-api-key': made.key })).toMatchObject({ code: 'Forbidden' });
    expect(await change({ name: 'Mine' })).toMatchObject({
      status: 409,
      body: {
        code: 'Stale',
        version: 2,
        detail: 'This API key was changed elsewhere, so nothing was saved. Reload it.',
      },
    });
    expect((await list(visitor))[1]).toMatchObject({ name: 'Build server', version: 2 });
    const both = await Promise.all(['One', 'Two', 'Three'].map((name) => change({ name, version: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await list(visitor))[1]).toMatchObject({ version: 3 });
    expect(testSite.logLines.join('')).toContain('key changed');
  });

  it('that have ended are listed with time and reason, in pages', async () => {
    const visitor = await member(testSite, 'elsa');
    const ids: string[] = [];
    for (let time = 0; time < 52; time++) {
      testSite.clock.nowMs += 1;
      const { id } = (await create(visitor, `Key ${time}`)).body as Issued;
      await visitor.send('DELETE', `/api/account/keys/${id}`);
      ids.unshift(id);
    }
    const page = async (query = '') =>
      (await visitor.send('GET', `/api/account/keys?ended=true${query}`)).body as {
        items: { id: string; ended: object }[];
        next: string | null;
      };
    const first = await page();
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(first.items[0]?.ended).toEqual({ at: new Date(testSite.clock.nowMs).toISOString(), how: 'revoked' });
    const second = await page(`&cursor=${first.next ?? ''}`);
    expect([second.items.map(({ id }) => id), second.next]).toEqual([ids.slice(50), null]);
  });

  it('reject invalid rules of any shape without an internal error', async () => {
    const visitor = await member(testSite, 'finn');
    for (const text of naughtyTexts) {
      for (const rules of [{ addresses: [text] }, { origins: [text] }]) {
        const { status } = await create(visitor, 'Odd', rules);
        expect([text, status]).toEqual([text, 422]);
      }
    }
  });

  it('of other people behave as unknown ones', async () => {
    const owner = await member(testSite, 'ida');
    const { id, key } = (await create(owner, 'Private')).body as Issued;
    const other = await member(testSite, 'jon');
    const unknown = await other.send('DELETE', '/api/account/keys/01a1f862-f58b-76da-bc4e-3f922f9078f0');
    const plain = (body: unknown) => ({ ...(body as object), requestId: '' });
    const foreign = await other.send('DELETE', `/api/account/keys/${id}`);
    expect([foreign.status, plain(foreign.body)]).toEqual([404, plain(unknown.body)]);
    expect((await other.send('POST', `/api/account/keys/${id}/rotate`, {})).status).toBe(404);
    expect(await identify(owner, { 'x-api-key': key })).toMatchObject({ keyId: id });
  });

  it('need a signed-in person', async () => {
    const visitor = await member(testSite, 'kim');
    await visitor.send('POST', '/api/logout');
    expect((await visitor.send('GET', '/api/account/keys')).status).toBe(401);
    expect((await create(visitor, 'No')).status).toBe(401);
  });

  it('record when they were last used, at most once a minute, after the response', async () => {
    const visitor = await member(testSite, 'lea');
    const key = await mainKey(visitor);
    const usedAt = async () => {
      await identify(visitor, { 'x-api-key': key });
      await testSite.accounts.settled();
      return (await list(visitor)) as unknown as { lastUsedAt: string | null }[];
    };
    const start = testSite.clock.nowMs;
    expect(await usedAt()).toMatchObject([{ lastUsedAt: new Date(start).toISOString() }]);
    testSite.clock.nowMs = start + 59_999;
    expect(await usedAt()).toMatchObject([{ lastUsedAt: new Date(start).toISOString() }]);
    testSite.clock.nowMs = start + 60_000;
    expect(await usedAt()).toMatchObject([{ lastUsedAt: new Date(start + 60_000).toISOString() }]);
  });

  it('are created again when the secret they were encrypted with is lost', async () => {
    const visitor = await member(testSite, 'max');
    const old = await mainKey(visitor);
    const other = await openTestSite(on().database, {
      appSecret: 'another secret of thirty-two characters',
      startMs: testSite.clock.nowMs,
    });
    const there = await member(other, 'nan', { address: '198.51.100.9' });
    there.cookies.set('__Host-apiyard', visitor.cookies.get('__Host-apiyard') ?? '');
    const fresh = await Promise.all([mainKey(there), mainKey(there), mainKey(there)]);
    expect(new Set(fresh).size).toBe(1);
    expect(fresh[0]).not.toBe(old);
    expect(await identify(there, { 'x-api-key': fresh[0] ?? '' })).toMatchObject({
      via: 'key',
      person: { username: 'max' },
    });
    await other.close();
  });

  it('accept names in any script unchanged, and reject those with several lines', async () => {
    const visitor = await member(testSite, 'oli');
    for (const name of [
      'مفتاحي',
      '钥匙 🗝️',
      "Robert'); drop table api_key;--",
      '<img src=x onerror=alert(1)>',
      '%s %n ${7*7} {{7*7}}',
    ]) {
      const made = await create(visitor, name);
      expect(made).toMatchObject({ status: 200, body: { name } });
      expect(await list(visitor)).toMatchObject([{ name: 'Main' }, { name }]);
      await visitor.send('DELETE', `/api/account/keys/${(made.body as Issued).id}`);
    }
    for (const name of ['', '  ', 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(61)])
      expect([name, (await create(visitor, name)).status]).toEqual([name, 422]);
    for (const id of ['%00', '%F0%9F%97%9D', "'", '..'])
      expect([id, (await visitor.send('DELETE', `/api/account/keys/${id}`)).status < 500]).toEqual([id, true]);
  });
});
