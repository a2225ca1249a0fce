import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';

describeOnEngines('Mails to one person are sent in the order of their events', (on) => {
  let testSite: TestSite;
  /** The next mail waits until it is released. */
  let gate: Promise<void> | null = null;
  beforeAll(async () => {
    testSite = await openTestSite(on().database, {
      publicUrl: new URL('https://yard.example'),
      async beforeMail() {
        const mine = gate;
        gate = null;
        await mine;
      },
    });
    return () => testSite.close();
  });

  /** The mails that `work` causes when the first one takes longer than all others. */
  async function mailedBy(work: () => Promise<unknown>): Promise<TestSite['mails']> {
    await testSite.accounts.settled();
    const before = testSite.mails.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    await work();
    await expect.poll(() => gate === null).toBe(true);
    // Time for the others to pass it.
    for (let turn = 0; turn < 20; turn += 1) await on().database.ping();
    resolve();
    await testSite.accounts.settled();
    return testSite.mails.slice(before);
  }
  const succeed = async (answer: Promise<{ readonly status: number; readonly body: unknown }>) =>
    expect(await answer).toMatchObject({ status: 200 });

  it('about an account that is to be deleted and then stays', async () => {
    const ann = await member(testSite, 'ann');
    const mails = await mailedBy(async () => {
      await succeed(ann.send('POST', '/api/account/deletion', { password }));
      await succeed(ann.send('DELETE', '/api/account/deletion'));
    });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your account on Apiyard will be deleted',
      'Your account on Apiyard won’t be deleted',
    ]);
  });

  it('with links for a new password: the one that works is in the last', async () => {
    await member(testSite, 'bob');
    const visitor = new Visitor(testSite, { address: '198.51.100.7' });
    const mails = await mailedBy(async () => {
      for (let time = 0; time < 2; time += 1)
        await succeed(visitor.send('POST', '/api/forgot-password', { email: 'bob@example.com' }));
    });
    const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    const reset = (token: string | undefined) =>
      visitor.send('POST', '/api/reset-password', { token, password: 'eleven large llamas' });
    expect((await reset(tokens[0])).body).toMatchObject({ code: 'LinkSpent' });
    await succeed(reset(tokens[1]));
  });

  it('with links for a new address: the one that works is in the last', async () => {
    const cat = await member(testSite, 'cat');
    const mails = await mailedBy(async () => {
      for (const email of ['cat@one.example', 'cat@two.example'])
        await succeed(cat.send('POST', '/api/account/email', { email, password }));
    });
    const links = mails.flatMap(({ to, text }) =>
      text.includes('confirm-email') ? [{ to, token: /token=([\w-]+)/.exec(text)?.[1] }] : [],
    );
    expect(links.map(({ to }) => to)).toEqual(['cat@one.example', 'cat@two.example']);
    await succeed(cat.send('POST', '/api/confirm-email', { token: links[1]?.token }));
  });
});
