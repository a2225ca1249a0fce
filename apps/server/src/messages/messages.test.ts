import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../test/engines/engines.ts';
import type { ProofChallenge } from '@apiyard/api/contract/proof';
import { solveProof } from '@apiyard/api/client/solve-proof';
import { newId } from '../db/id.ts';
import { countersAt } from './admission.ts';
import { deleteRemovedMessages } from './messages-store.ts';
import { createProofs } from './proof.ts';
import { appSecret, member, openTestSite, Visitor, type TestResponse, type TestSite } from '../../test/test-site.ts';

const message = {
  kind: 'contact',
  name: 'Amina',
  email: 'amina@example.org',
  subject: 'Hours',
  text: 'When are you open?',
};

interface Page {
  readonly items: readonly {
    readonly id: string;
    readonly subject: string;
    readonly reference: string;
    readonly username: string | null;
  }[];
  readonly next: string | null;
}

describeOnEngines('Messages', (on) => {
  let testSite: TestSite;
  let admin: Visitor;
  let addresses = 0;
  /** Each a moment after the one before. */
  const send = (visitor: Visitor, more: object = {}): Promise<TestResponse> => {
    testSite.clock.nowMs += 1;
    return visitor.send('POST', '/api/messages', { ...message, ...more });
  };
  const stranger = () => new Visitor(testSite, { address: `203.0.113.${++addresses}` });
  const list = async (query = ''): Promise<Page> =>
    (await admin.send('GET', `/api/admin/messages${query}`)).body as Page;

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    admin = await member(testSite, 'keeper', { address: '198.51.100.200' });
    await on().database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', 'keeper').execute();
    return () => testSite.close();
  });

  it('are stored as sent, with a reference to quote, and the admins get a mail that they can reply to', async () => {
    const { status, body } = await send(stranger(), { requestId: 'req-17' });
    expect([status, body]).toEqual([
      200,
      { success: true, reference: expect.stringMatching(/^AY-[2-9A-HJKMNP-TV-Z]{6}$/) },
    ]);
    const { reference } = body as { reference: string };
    expect((await list()).items[0]).toEqual({
      ...message,
      id: expect.any(String),
      reference,
      requestId: 'req-17',
      username: null,
      createdAt: new Date(testSite.clock.nowMs).toISOString(),
      isRead: false,
      state: 'open',
      version: 1,
    });
    const reported = () => testSite.mails.filter(({ replyTo }) => replyTo !== undefined);
    await expect.poll(reported).toHaveLength(1);
    expect(reported()[0]).toEqual({
      to: 'keeper@example.com',
      replyTo: 'amina@example.org',
      subject: `Message · رسالة (${reference})`,
      text: expect.stringContaining('\nWhen are you open?\n'),
    });
    expect(testSite.logLines.some((line) => line.includes(message.email))).toBe(false);
  });

  it('name the signed-in sender, as long as that account exists', async () => {
    const person = await member(testSite, 'dina', { address: '198.51.100.7' });
    await send(person, { kind: 'data-deletion', subject: 'dina' });
    expect((await list()).items[0]).toMatchObject({ kind: 'data-deletion', username: 'dina' });
    await on().database.kysely.deleteFrom('person').where('username', '=', 'dina').execute();
    expect((await list()).items[0]).toMatchObject({ kind: 'data-deletion', username: null });
  });

  it('are refused after five within an hour from one network, and accepted again an hour later', async () => {
    const sender = stranger();
    for (let sent = 0; sent < 5; sent += 1) expect((await send(sender)).status).toBe(200);
    expect(await send(sender)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: {
        code: 'RateLimited',
        retryAfterS: 3600,
        detail: 'Too many messages from your network. Try again in 3600 s.',
      },
    });
    expect((await send(stranger())).status).toBe(200);
    testSite.clock.nowMs += 3_600_000;
    expect((await send(sender)).status).toBe(200);
  });

  /** As if so many visitors had written in the last hour. */
  const flood = async (
    count: number,
    kind: 'contact' | 'support' | 'data-deletion' = 'contact',
    createdAt = testSite.clock.nowMs,
  ) => {
    for (let start = 0; start < count; start += 250) {
      const rows = Array.from({ length: Math.min(250, count - start) }, (_, at) => ({
        id: newId(createdAt),
        reference: `AY-F${++flooded}-${at}`,
        kind,
        name: 'F',
        email: 'f@example.org',
        subject: 'flood',
        text: 't',
        request_id: null,
        person_id: null,
        created_at: createdAt,
      }));
      await on().database.kysely.insertInto('message').values(rows).execute();
    }
  };
  let flooded = 0;
  const ebb = () => on().database.kysely.deleteFrom('message').where('subject', '=', 'flood').execute();
  const challengeOf = ({ body }: TestResponse) => (body as { challenge: ProofChallenge }).challenge;

  it('require proof of work from visitors from the sixty-first in an hour, and are accepted with it', async () => {
    testSite.clock.nowMs += 7_200_000;
    await flood(59);
    expect((await send(stranger())).status).toBe(200);
    const visitor = stranger();
    const asked = await send(visitor, { subject: 'Proven' });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'ProofRequired',
        detail: expect.stringMatching(/^Many messages are arriving right now\. Solve the challenge /),
      },
    });
    const challenge = challengeOf(asked);
    expect(challenge.parameters).toMatchObject({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      data: { purpose: 'message', counters: 125, expiresAt: testSite.clock.nowMs + 300_000 },
    });
    const proof = await solveProof(challenge);
    expect(proof.solution.counter).toBeLessThan(125);
    expect(await send(visitor, { subject: 'Proven', proof })).toMatchObject({ status: 200, body: { success: true } });
    expect((await list()).items[0]?.subject).toBe('Proven');
    await ebb();
    expect((await send(stranger())).status).toBe(200);
  });

  it('accept a proof once, in time, unchanged, and for the same message', async () => {
    testSite.clock.nowMs += 7_200_000;
    await flood(60);
    const visitor = stranger();
    const solved = async (more: object = {}) => solveProof(challengeOf(await send(visitor, more)));
    const refused = {
      status: 409,
      body: {
        code: 'ProofRequired',
        detail: expect.stringMatching(/^This proof was already used, has expired or belongs to another message\./),
      },
    };
    const proof = await solved();
    expect(await send(visitor, { text: 'Other words', proof })).toMatchObject(refused);
    const { challenge, solution } = proof;
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
    const later = {
      ...challenge,
      parameters: {
        ...challenge.parameters,
        data: { ...challenge.parameters.data, expiresAt: challenge.parameters.data.expiresAt + 1e9 },
      },
    };
    const elsewhere = createProofs({
      database: on().database,
      appSecret,
      purpose: 'register',
      now: () => testSite.clock.nowMs,
    });
    const foreign = createProofs({
      database: on().database,
      appSecret: 'another secret of thirty-two characters',
      purpose: 'message',
      now: () => testSite.clock.nowMs,
    });
    const { subject } = challenge.parameters.data;
    for (const wrong of [
      { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
      await solveProof(easier).then((own) => ({ ...own, challenge: easier })),
      { challenge: later, solution },
      { challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution },
      await solveProof(await elsewhere.challenge(subject, 20)),
      await solveProof(await foreign.challenge(subject, 20)),
    ]) {
      expect(await send(visitor, { proof: wrong })).toMatchObject(refused);
    }
    expect((await send(visitor, { proof: { challenge, solution: { counter: -1, derivedKey: 'x' } } })).status).toBe(
      422,
    );
    expect((await send(visitor, { proof })).status).toBe(200);
    expect(await send(visitor, { proof })).toMatchObject(refused);
    const another = await on().openAnother();
    const sameProof = createProofs({
      database: another,
      appSecret,
      purpose: 'message',
      now: () => testSite.clock.nowMs,
    });
    expect(await sameProof.accept(subject, proof)).toBe(false);
    const late = await solved();
    testSite.clock.nowMs += 300_000;
    expect(await send(visitor, { proof: late })).toMatchObject(refused);
    const twice = await solved();
    const sendTwice = [0, 1, 2, 3].map(() => send(visitor, { proof: twice }));
    expect((await Promise.all(sendTwice)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await ebb();
  });

  it('require more work the more arrive, up to what a phone solves in seconds', async () => {
    expect([60, 119, 120, 180, 239, 240, 300, 100_000].map(countersAt)).toEqual([
      125, 125, 250, 500, 500, 1000, 1000, 1000,
    ]);
  });

  it('are accepted from people with a confirmed address, and deletion requests from everyone signed in, during a flood', async () => {
    testSite.clock.nowMs += 7_200_000;
    const person = await member(testSite, 'eli', { address: '198.51.100.8' });
    const fresh = new Visitor(testSite, { address: '198.51.100.9' });
    await fresh.register('new-here');
    expect((await fresh.logIn('new-here')).status).toBe(200);
    for (const kind of ['contact', 'support', 'data-deletion'] as const) await flood(2000, kind);
    expect((await send(person)).status).toBe(200);
    expect((await send(person, { kind: 'data-deletion' })).status).toBe(200);
    expect((await send(fresh, { kind: 'data-deletion' })).status).toBe(200);
    // An account without a confirmed address is made in a second: for all else it counts as a visitor.
    expect((await send(fresh)).status).toBe(429);
    await ebb();
  });

  it('are limited per kind and person: someone who wrote often can still request deletion', async () => {
    const person = await member(testSite, 'gil', { address: '198.51.100.10' });
    for (let sent = 0; sent < 5; sent += 1) expect((await send(person)).status).toBe(200);
    expect((await send(person)).status).toBe(429);
    expect((await send(person, { kind: 'data-deletion' })).status).toBe(200);
  });

  it('of one kind are refused to visitors after two thousand within a day, with the time of reopening; other kinds are accepted', async () => {
    testSite.clock.nowMs += 86_400_000;
    await flood(2000, 'contact');
    testSite.clock.nowMs += 7_200_000;
    expect(await send(stranger())).toMatchObject({
      status: 429,
      headers: { 'retry-after': '79200' },
      body: {
        code: 'RateLimited',
        detail: 'Too many messages were sent today. Sign in to send yours now, or try again in 79200 s.',
      },
    });
    expect((await send(stranger(), { kind: 'data-deletion' })).status).toBe(200);
    testSite.clock.nowMs += 79_200_000;
    expect((await send(stranger())).status).toBe(200);
    await ebb();
  });

  it('of one network are thirty a day at most, of the /48 around an IPv6 network twenty an hour', async () => {
    testSite.clock.nowMs += 86_400_000;
    const sender = stranger();
    const statuses: number[] = [];
    for (let hour = 0; hour < 8; hour += 1) {
      for (let sent = 0; sent < 5; sent += 1) statuses.push((await send(sender)).status);
      testSite.clock.nowMs += 3_600_000;
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const sixth = Array.from({ length: 25 }, (_, at) => new Visitor(testSite, { address: `2001:db8:7:${at}::1` }));
    const taken: number[] = [];
    for (const visitor of sixth) taken.push((await send(visitor)).status);
    expect([taken.filter((status) => status === 200).length, taken.at(-1)]).toEqual([20, 429]);
    expect((await send(new Visitor(testSite, { address: '2001:db8:8::1' }))).status).toBe(200);
    testSite.clock.nowMs += 86_400_000;
  });

  it('with a filled-in hidden field get the same response and are dropped', async () => {
    testSite.clock.nowMs += 7_200_000;
    await on().database.kysely.deleteFrom('throttle').execute();
    const before = (await list()).items[0]?.id;
    const bot = stranger();
    expect(await send(bot, { website: 'https://spam.example', subject: 'Cheap pills' })).toMatchObject({
      status: 200,
      body: { success: true, reference: expect.stringMatching(/^AY-\w{6}$/) },
    });
    expect((await list()).items[0]?.id).toBe(before);
    for (let sent = 0; sent < 4; sent += 1) await send(bot, { website: 'x', subject: 'Cheap pills' });
    expect((await send(bot)).status).toBe(429);
    expect((await send(stranger(), { website: '', subject: 'A person' })).status).toBe(200);
    expect((await list()).items[0]?.subject).toBe('A person');
    const reported = (words: string) => testSite.mails.filter(({ text }) => text.includes(words)).length;
    await expect.poll(() => reported('A person')).toBe(1);
    expect(reported('Cheap pills')).toBe(0);
  });

  it('lose control characters, and must not be empty', async () => {
    expect((await send(stranger(), { text: ' a\0b\r\nc\u0007\ud800 \n' })).status).toBe(200);
    expect((await list()).items[0]).toMatchObject({ text: 'ab\nc\ufffd' });
    for (const [wrong, pointer] of [
      [{ text: ' \n\t ' }, '/text'],
      [{ text: '' }, '/text'],
      [{ text: 'x'.repeat(5001) }, '/text'],
      [{ email: 'nobody' }, '/email'],
      [{ name: '' }, '/name'],
      [{ subject: 'a\nBcc: b@c.example' }, '/subject'],
      [{ kind: 'complaint' }, '/kind'],
    ] as const) {
      const { status, body } = await send(stranger(), wrong);
      expect([wrong, status, (body as { errors: { pointer: string }[] }).errors.map((issue) => issue.pointer)]).toEqual(
        [wrong, 422, [pointer]],
      );
    }
  });

  it('are listed fifty at a time, latest first, none twice and none left out', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      id: `ffff0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      reference: `AY-LIST${at}`,
      kind: 'support' as const,
      name: 'L',
      email: 'l@example.org',
      subject: `n${at}`,
      text: 't',
      request_id: null,
      person_id: null,
      created_at: at,
    }));
    await on().database.kysely.insertInto('message').values(rows).execute();
    const first = await list();
    const second = await list(`?cursor=${first.next}`);
    const third = await list(`?cursor=${second.next}`);
    const subjects = [first, second, third].flatMap(({ items }) => items.map(({ subject }) => subject));
    expect([first.items.length, second.items.length]).toEqual([50, 50]);
    expect(subjects.slice(0, 120)).toEqual(Array.from({ length: 120 }, (_, at) => `n${119 - at}`));
    expect(new Set([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(
      subjects.length,
    );
  });

  it('reject a cursor that is not from the list', async () => {
    for (const cursor of ['x', "' or 1=1 --", 'a%00b', '%F0%9F%90%91', '-1']) {
      expect((await admin.send('GET', `/api/admin/messages?cursor=${cursor}`)).status).toBe(422);
    }
  });

  it('are deleted permanently thirty days after removal, and can be restored until then', async () => {
    const deleteOld = () =>
      on().database.transaction((transaction) =>
        deleteRemovedMessages(transaction, testSite.clock.nowMs - 30 * 86_400_000),
      );
    await on().database.kysely.deleteFrom('throttle').execute();
    await send(stranger(), { subject: 'Removed' });
    await send(stranger(), { subject: 'Removed later' });
    const [later, first] = (await list('?search=Removed')).items;
    expect((await admin.send('DELETE', `/api/admin/messages/${first?.id}`)).body).toEqual({ id: first?.id });
    testSite.clock.nowMs += 29 * 86_400_000;
    // By now the session has ended.
    await admin.logIn('keeper');
    expect((await admin.send('DELETE', `/api/admin/messages/${later?.id}`)).status).toBe(200);
    await deleteOld();
    expect((await list('?state=removed')).items.map(({ id }) => id)).toEqual([later?.id, first?.id]);
    testSite.clock.nowMs += 86_400_000;
    await deleteOld();
    expect((await list('?state=removed')).items.map(({ id }) => id)).toEqual([later?.id]);
    expect((await admin.send('POST', `/api/admin/messages/${first?.id}/restore`)).status).toBe(404);
    expect((await admin.send('POST', `/api/admin/messages/${later?.id}/restore`)).body).toMatchObject({
      id: later?.id,
      state: 'open',
    });
  });

  it('are marked as done by one of two admins at the same moment, and the other gets Stale', async () => {
    const [message] = (await list('?search=Removed')).items;
    const change = (isDone: boolean) => admin.send('PUT', `/api/admin/messages/${message?.id}`, { isDone, version: 1 });
    const answers = await Promise.all([change(true), change(true)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'Stale', version: 2 });
  });

  it('can only be read by admins', async () => {
    expect((await stranger().send('GET', '/api/admin/messages')).status).toBe(401);
    const person = await member(testSite, 'fay', { address: '198.51.100.9' });
    expect((await person.send('GET', '/api/admin/messages')).status).toBe(403);
  });
});
