import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../test/engines.ts';
import { sweepRemoved } from './messages.ts';
import { member, openYard, Visitor, type Answer, type Yard } from '../../test/yard.ts';

const message = { kind: 'contact', name: 'Amina', email: 'amina@example.org', subject: 'Hours', text: 'When are you open?' };

interface Page {
  readonly items: readonly { readonly id: string; readonly subject: string; readonly reference: string; readonly username: string | null }[];
  readonly next: string | null;
}

describeOnEngines('Messages', (on) => {
  let yard: Yard;
  let admin: Visitor;
  let addresses = 0;
  /** Each a moment after the one before. */
  const send = (visitor: Visitor, more: object = {}): Promise<Answer> => {
    yard.clock.nowMs += 1;
    return visitor.send('POST', '/api/messages', { ...message, ...more });
  };
  const stranger = () => new Visitor(yard, { address: `203.0.113.${++addresses}` });
  const list = async (query = ''): Promise<Page> => (await admin.send('GET', `/api/admin/messages${query}`)).body as Page;

  beforeAll(async () => {
    yard = await openYard(on().database);
    admin = await member(yard, 'keeper', { address: '198.51.100.200' });
    await on().database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', 'keeper').execute();
    return () => yard.close();
  });

  it('are kept as they were sent, with a reference to quote, and the admins get a mail that they can answer', async () => {
    const { status, body } = await send(stranger(), { requestId: 'req-17' });
    expect([status, body]).toEqual([200, { success: true, reference: expect.stringMatching(/^AY-[2-9A-HJKMNP-TV-Z]{6}$/) }]);
    const { reference } = body as { reference: string };
    expect((await list()).items[0]).toEqual({
      ...message, id: expect.any(String), reference, requestId: 'req-17', username: null, createdAt: new Date(yard.clock.nowMs).toISOString(),
      isRead: false, state: 'open', version: 1,
    });
    const told = () => yard.mails.filter(({ replyTo }) => replyTo !== undefined);
    await expect.poll(told).toHaveLength(1);
    expect(told()[0]).toEqual({
      to: 'keeper@example.com', replyTo: 'amina@example.org', subject: `Message · رسالة (${reference})`, text: expect.stringContaining('\nWhen are you open?\n'),
    });
    expect(yard.logLines.some((line) => line.includes(message.email))).toBe(false);
  });

  it('name who was signed in, as long as that account is there', async () => {
    const person = await member(yard, 'dina', { address: '198.51.100.7' });
    await send(person, { kind: 'data-deletion', subject: 'dina' });
    expect((await list()).items[0]).toMatchObject({ kind: 'data-deletion', username: 'dina' });
    await on().database.kysely.deleteFrom('person').where('username', '=', 'dina').execute();
    expect((await list()).items[0]).toMatchObject({ kind: 'data-deletion', username: null });
  });

  it('are refused after five within an hour from one network, and taken again an hour later', async () => {
    const sender = stranger();
    for (let sent = 0; sent < 5; sent += 1) expect((await send(sender)).status).toBe(200);
    expect(await send(sender)).toMatchObject({
      status: 429, headers: { 'retry-after': '3600' }, body: { code: 'RateLimited', retryAfterS: 3600, detail: 'Too many messages from here. Wait 3600 s, then send it again.' },
    });
    expect((await send(stranger())).status).toBe(200);
    yard.clock.nowMs += 3_600_000;
    expect((await send(sender)).status).toBe(200);
  });

  it('are taken from people who are signed in while visitors from everywhere are too many', async () => {
    yard.clock.nowMs += 7_200_000;
    const person = await member(yard, 'eli', { address: '198.51.100.8' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push((await send(stranger())).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
    expect((await send(person)).status).toBe(200);
    yard.clock.nowMs += 60_000;
    expect((await send(stranger())).status).toBe(200);
  });

  it('that fill in the hidden field are answered like others and dropped', async () => {
    yard.clock.nowMs += 7_200_000;
    await on().database.kysely.deleteFrom('throttle').execute();
    const before = (await list()).items[0]?.id;
    const bot = stranger();
    expect(await send(bot, { website: 'https://spam.example', subject: 'Cheap pills' })).toMatchObject({ status: 200, body: { success: true, reference: expect.stringMatching(/^AY-\w{6}$/) } });
    expect((await list()).items[0]?.id).toBe(before);
    for (let sent = 0; sent < 4; sent += 1) await send(bot, { website: 'x', subject: 'Cheap pills' });
    expect((await send(bot)).status).toBe(429);
    expect((await send(stranger(), { website: '', subject: 'A person' })).status).toBe(200);
    expect((await list()).items[0]?.subject).toBe('A person');
    const told = (words: string) => yard.mails.filter(({ text }) => text.includes(words)).length;
    await expect.poll(() => told('A person')).toBe(1);
    expect(told('Cheap pills')).toBe(0);
  });

  it('lose what no keyboard types, and must say something', async () => {
    expect((await send(stranger(), { text: ' a\0b\r\nc\u0007\ud800 \n' })).status).toBe(200);
    expect((await list()).items[0]).toMatchObject({ text: 'ab\nc\ufffd' });
    for (const [wrong, pointer] of [
      [{ text: ' \n\t ' }, '/text'], [{ text: '' }, '/text'], [{ text: 'x'.repeat(5001) }, '/text'], [{ email: 'nobody' }, '/email'],
      [{ name: '' }, '/name'], [{ subject: 'a\nBcc: b@c.example' }, '/subject'], [{ kind: 'complaint' }, '/kind'],
    ] as const) {
      const { status, body } = await send(stranger(), wrong);
      expect([wrong, status, (body as { errors: { pointer: string }[] }).errors.map((issue) => issue.pointer)]).toEqual([wrong, 422, [pointer]]);
    }
  });

  it('are listed fifty at a time, latest first, none twice and none left out', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      id: `ffff0000-0000-7000-8000-${String(at).padStart(12, '0')}`, reference: `AY-LIST${at}`, kind: 'support' as const, name: 'L', email: 'l@example.org',
      subject: `n${at}`, text: 't', request_id: null, person_id: null, created_at: at,
    }));
    await on().database.kysely.insertInto('message').values(rows).execute();
    const first = await list();
    const second = await list(`?cursor=${first.next}`);
    const third = await list(`?cursor=${second.next}`);
    const subjects = [first, second, third].flatMap(({ items }) => items.map(({ subject }) => subject));
    expect([first.items.length, second.items.length]).toEqual([50, 50]);
    expect(subjects.slice(0, 120)).toEqual(Array.from({ length: 120 }, (_, at) => `n${119 - at}`));
    expect(new Set([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(subjects.length);
  });

  it('have no page at a cursor that the list did not give', async () => {
    for (const cursor of ['x', "' or 1=1 --", 'a%00b', '%F0%9F%90%91', '-1']) {
      expect((await admin.send('GET', `/api/admin/messages?cursor=${cursor}`)).status).toBe(422);
    }
  });

  it('that were removed go for good after thirty days, and come back until then', async () => {
    await on().database.kysely.deleteFrom('throttle').execute();
    await send(stranger(), { subject: 'Removed' });
    await send(stranger(), { subject: 'Removed later' });
    const [later, first] = (await list('?search=Removed')).items;
    expect((await admin.send('DELETE', `/api/admin/messages/${first?.id}`)).body).toEqual({ id: first?.id });
    yard.clock.nowMs += 29 * 86_400_000;
    // By now the session has ended.
    await admin.logIn('keeper');
    expect((await admin.send('DELETE', `/api/admin/messages/${later?.id}`)).status).toBe(200);
    await sweepRemoved(on().database, yard.clock.nowMs);
    expect((await list('?state=removed')).items.map(({ id }) => id)).toEqual([later?.id, first?.id]);
    yard.clock.nowMs += 86_400_000;
    await sweepRemoved(on().database, yard.clock.nowMs);
    expect((await list('?state=removed')).items.map(({ id }) => id)).toEqual([later?.id]);
    expect((await admin.send('POST', `/api/admin/messages/${first?.id}/restore`)).status).toBe(404);
    expect((await admin.send('POST', `/api/admin/messages/${later?.id}/restore`)).body).toMatchObject({ id: later?.id, state: 'open' });
  });

  it('are called done by one of two admins at the same moment, and the other is told', async () => {
    const [message] = (await list('?search=Removed')).items;
    const change = (isDone: boolean) => admin.send('PUT', `/api/admin/messages/${message?.id}`, { isDone, version: 1 });
    const answers = await Promise.all([change(true), change(true)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'Stale', version: 2 });
  });

  it('are for admins alone to read', async () => {
    expect((await stranger().send('GET', '/api/admin/messages')).status).toBe(401);
    const person = await member(yard, 'fay', { address: '198.51.100.9' });
    expect((await person.send('GET', '/api/admin/messages')).status).toBe(403);
  });
});
