import { beforeAll, expect, it, vi } from 'vitest';
import { chargeOf } from '../../../test/charge-of.ts';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';
import { newId } from '../../db/id.ts';

const day = 86_400_000;

describeOnEngines('Deleting an account', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });
  const idOf = async (username: string) =>
    (await on().database.kysely.selectFrom('person').select('id').where('username', '=', username).executeTakeFirst())
      ?.id ?? null;
  const ask = (visitor: Visitor, given = password) =>
    visitor.send('POST', '/api/account/deletion', { password: given });
  const mailsTo = async (address: string) => {
    await testSite.accounts.settled();
    return testSite.mails
      .filter(({ to }) => to === address)
      .map(({ subject }) => subject)
      .toSorted();
  };

  it('has a grace period of 14 days, in which the account works and the deletion can be cancelled', async () => {
    const visitor = await member(testSite, 'ann');
    expect(await ask(visitor, 'not this')).toMatchObject({ status: 409, body: { code: 'WrongPassword' } });
    expect(await ask(visitor)).toMatchObject({ status: 200, body: { deletionDueAt: '2026-12-04T10:00:00.000Z' } });
    testSite.clock.nowMs += day;
    expect(await ask(visitor)).toMatchObject({ status: 200, body: { deletionDueAt: '2026-12-04T10:00:00.000Z' } });
    expect((await visitor.me()).status).toBe(200);
    testSite.clock.nowMs += 13 * day - 1;
    await testSite.accounts.sweep();
    await visitor.logIn('ann');
    expect((await visitor.me()).status).toBe(200);
    expect(await visitor.send('DELETE', '/api/account/deletion')).toMatchObject({
      status: 200,
      body: { deletionDueAt: null },
    });
    testSite.clock.nowMs += day;
    await testSite.accounts.sweep();
    expect(await idOf('ann')).not.toBe(null);
    expect(await mailsTo('ann@example.com')).toEqual([
      'Confirm your email address for Apiyard',
      'Your account on Apiyard will be deleted',
      'Your account on Apiyard won’t be deleted',
    ]);
  });

  it('deletes the emails to the person’s own address, but none to an unconfirmed address of someone else', async () => {
    const { kysely } = on().database;
    await member(testSite, 'holder');
    const squatter = new Visitor(testSite);
    await squatter.register('squatter', { email: 'Holder@example.com' });
    await squatter.logIn('squatter');
    const sure = new Visitor(testSite);
    await sure.register('sure');
    await sure.logIn('sure');
    const mail = {
      subject: 'Hello',
      sealed: null,
      tries: 1,
      due_at: 1,
      created_at: 1,
      sent_at: 2,
      failed_at: null,
      failure: null,
    };
    await kysely
      .insertInto('mail')
      .values([
        { ...mail, id: 'mail-1', recipient: 'holder@example.com' },
        { ...mail, id: 'mail-2', recipient: 'sure@example.com' },
      ])
      .execute();
    for (const visitor of [squatter, sure]) expect((await ask(visitor)).status).toBe(200);
    testSite.clock.nowMs += 14 * day;
    await testSite.accounts.sweep();
    expect([await idOf('squatter'), await idOf('sure')]).toEqual([null, null]);
    expect(await kysely.selectFrom('mail').select('id').orderBy('id').execute()).toEqual([{ id: 'mail-1' }]);
    await kysely.deleteFrom('mail').execute();
  });

  it('leaves nothing that identifies the person', async () => {
    const { kysely, hot } = on().database;
    const visitor = await member(testSite, 'bea');
    const other = await member(testSite, 'bob');
    const id = (await idOf('bea')) ?? '';
    const otherId = (await idOf('bob')) ?? '';
    const { user } = (await visitor.me()).body as { user: { apiKey: string } };
    await visitor.send('POST', '/api/account/favourites', { api: 'random/uuid' });
    await visitor.send('POST', '/api/account/two-steps', { password });
    for (const personId of [id, otherId]) {
      const { id: keyId } = await kysely
        .selectFrom('api_key')
        .select('id')
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      await hot.commitCharges([chargeOf({ personId, keyId })]);
      const calls = Array.from({ length: personId === id ? 600 : 2 }, () => ({
        request_id: newId(),
        person_id: personId,
        key_id: keyId,
        api: 'random/uuid',
        method: 'GET',
        status: 200,
        code: null,
        us: 5,
        cost: 1,
        at: 1,
      }));
      await kysely.insertInto('call_log').values(calls).execute();
      const puzzle = {
        person_id: personId,
        kind: 'sudoku',
        level: 'hard',
        seed: 'a',
        elapsed_ms: 1,
        mistakes: 0,
        hints: 0,
      };
      await kysely
        .insertInto('puzzle_game')
        .values({ ...puzzle, revision: 1, played_at: 1, position: '[]' })
        .execute();
      await kysely
        .insertInto('puzzle_result')
        .values({ ...puzzle, day: '2026-11-20', score: null, is_unsolved: 0 })
        .execute();
      await kysely
        .insertInto('prayer_feed')
        .values({
          id: `feed-${keyId}`,
          person_id: puzzle.person_id,
          token_hash: keyId,
          cipher: '',
          settings: '{}',
          created_at: 1,
          revoked_at: null,
        })
        .execute();
      await kysely
        .insertInto('quran_position')
        .values({ person_id: puzzle.person_id, position: 'surah=2', read_at: 1 })
        .execute();
      await kysely.insertInto('quran_bookmark').values({ person_id: puzzle.person_id, verse: 262 }).execute();
      await kysely.insertInto('failed_day').values({ key_id: keyId, day: '2026-11-20', failed: 2 }).execute();
    }
    const message = { name: 'Bea', email: 'bea@example.com', subject: 'Hello', text: 'A letter', website: '' };
    expect((await visitor.send('POST', '/api/contact', message)).status).toBeLessThan(500);
    await ask(visitor);
    testSite.clock.nowMs += 14 * day;
    await visitor.logIn('bea');
    await testSite.accounts.settled();
    await testSite.audit.settled();
    for (const recipient of ['Bea@example.com', 'bob@example.com']) {
      await kysely
        .insertInto('mail')
        .values({
          id: newId(),
          recipient,
          subject: 'Hello',
          sealed: null,
          tries: 1,
          due_at: 1,
          created_at: 1,
          sent_at: 1,
          failed_at: null,
          failure: null,
        })
        .execute();
    }
    expect(
      (await kysely.selectFrom('audit').select('actor_name').where('actor_id', '=', id).execute()).some(
        ({ actor_name }) => actor_name === 'bea',
      ),
    ).toBe(true);
    const common: unknown[] = [];
    const stop = testSite.accounts.events.listen((event) => event.type === 'account deleted' && common.push(event));
    await testSite.accounts.sweep();
    stop();
    expect(common).toEqual([{ type: 'account deleted', from: null, personId: id }]);
    expect(await mailsTo('bea@example.com')).toContain('Your account on Apiyard was deleted');
    expect([(await visitor.me()).status, (await new Visitor(testSite).logIn('bea')).status]).toEqual([401, 401]);
    expect(await visitor.send('GET', '/identify', undefined, { 'x-api-key': user.apiKey })).toMatchObject({
      body: { caller: { code: 'Unauthenticated' } },
    });

    expect(await kysely.selectFrom('mail').select('recipient').execute()).toEqual([{ recipient: 'bob@example.com' }]);
    const kept = await kysely
      .selectFrom('audit')
      .select(['actor_id', 'actor_name'])
      .where('actor_id', '=', id)
      .execute();
    expect(kept.length).toBeGreaterThan(3);
    expect(new Set(kept.map(({ actor_name }) => actor_name))).toEqual(new Set([null]));
    const tables = (await kysely.introspection.getTables()).map(({ name }) => name as 'person');
    expect(tables).toContain('call_log');
    for (const table of tables) {
      // Audit entries stay with the ID alone; the record of the deletion is kept until late calls are logged.
      if (['audit', 'departed'].includes(table)) continue;
      const rows = JSON.stringify(await kysely.selectFrom(table).selectAll().execute());
      expect([table, rows.includes(id)]).toEqual([table, false]);
      if (!['message', 'throttle'].includes(table))
        expect([table, rows.includes('bea@example.com')]).toEqual([table, false]);
    }
    expect((await kysely.selectFrom('call_log').select('person_id').execute()).map((row) => row.person_id)).toEqual([
      otherId,
      otherId,
      otherId,
    ]);
    const keysLeft = new Set((await kysely.selectFrom('api_key').select('id').execute()).map(({ id: keyId }) => keyId));
    expect(
      (await kysely.selectFrom('failed_day').select(['key_id', 'failed']).execute()).map(({ key_id, failed }) => [
        keysLeft.has(key_id),
        failed,
      ]),
    ).toEqual([[true, 2]]);
    expect(await hot.usedOn(otherId, '2026-11-20')).toBe(1);
    expect((await new Visitor(testSite).logIn('bob')).status).toBe(200);
    await other.logIn('bob');

    // A call that was under way is charged and written late.
    await hot.commitCharges([chargeOf({ personId: id, day: '2026-12-04' })]);
    await kysely
      .insertInto('call_log')
      .values({
        request_id: newId(),
        person_id: id,
        key_id: 'k',
        api: 'random/uuid',
        method: 'GET',
        status: 200,
        code: null,
        us: 5,
        cost: 1,
        at: 1,
      })
      .execute();
    testSite.clock.nowMs += 3_600_000;
    await testSite.accounts.sweep();
    expect(await kysely.selectFrom('call_log').select('api').where('person_id', '=', id).execute()).toEqual([]);
    expect(await hot.usedOn(id, '2026-12-04')).toBe(0);
    expect(await kysely.selectFrom('departed').selectAll().execute()).toEqual([]);
    expect((await new Visitor(testSite, { address: '192.0.2.9' }).register('bea')).status).toBe(200);
  });

  it('is refused to the last admin, both on request and when due', async () => {
    const { kysely } = on().database;
    const [one, two] = [
      await member(testSite, 'cid', { address: '192.0.2.1' }),
      await member(testSite, 'dan', { address: '192.0.2.2' }),
    ];
    const setRole = (username: string, role: 'user' | 'admin') =>
      kysely.updateTable('person').set({ role }).where('username', '=', username).execute();
    await setRole('cid', 'admin');
    expect(await ask(one)).toMatchObject({ status: 409, body: { code: 'LastAdmin' } });
    await setRole('dan', 'admin');
    const answers = await Promise.all([ask(one), ask(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [leaving, staying] = answers[0]?.status === 200 ? ['cid', 'dan'] : ['dan', 'cid'];
    await setRole(staying ?? '', 'user');
    testSite.clock.nowMs += 14 * day;
    await testSite.accounts.sweep();
    expect(await idOf(leaving ?? '')).not.toBe(null);
    expect(testSite.logLines.some((line) => line.includes('it is the only admin'))).toBe(true);
    await setRole(staying ?? '', 'admin');
    await testSite.accounts.sweep();
    expect(await idOf(leaving ?? '')).toBe(null);
  });

  it('happens by itself soon after the start, and stops cleanly', async () => {
    const visitor = await member(testSite, 'eve', { address: '192.0.2.3' });
    await ask(visitor);
    const own = await openTestSite(on().database, { startMs: testSite.clock.nowMs + 14 * day });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    own.scheduler.start();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(() => idOf('eve')).toBe(null);
    await own.close();
  });
});
