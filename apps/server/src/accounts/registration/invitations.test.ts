import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invitation } from '@apiyard/api/contract/accounts/invitations';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import { naughtyTexts } from '../../../test/hostile/naughty.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, password, Visitor } from '../../../test/test-site.ts';

type Made = Invitation & { link: string; isMailed: boolean };

const dayMs = 86_400_000;
let visitors = 0;
/** A client with its own IP address. */
const visitor = (testSite: TestSite) => new Visitor(testSite, { address: `198.51.100.${(visitors += 1)}` });
const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? '';

describeOnEngines('Invitations', (on) => {
  let testSite: TestSite;
  let admin: Visitor;
  const invite = async (input: object = {}) => {
    const { status, body } = await admin.send('POST', '/api/admin/invitations', input);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as Made;
  };
  const list = async () => ((await admin.send('GET', '/api/admin/invitations')).body as { items: Invitation[] }).items;

  beforeAll(async () => {
    testSite = await openTestSite(on().database, { publicUrl: new URL('https://yard.example') });
    admin = await member(testSite, 'keeper', { host: 'yard.example' });
    await on().database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', 'keeper').execute();
    admin = new Visitor(testSite, { address: '198.51.100.250', host: 'yard.example' });
    await admin.logIn('keeper');
    await testSite.site.change({ registration: 'invitation' });
  });
  afterAll(async () => {
    await testSite.site.change({ registration: 'open' });
    await testSite.close();
  });

  it('are used exactly once by parallel registrations', async () => {
    const { id, link } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        visitor(testSite).register(`racer${number}`, { invitation: tokenOf(link) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(
      new Set(answers.filter(({ status }) => status === 409).map(({ body }) => (body as { code: string }).code)),
    ).toEqual(new Set(['InvitationSpent']));
    const people = await on()
      .database.kysely.selectFrom('person')
      .select('username')
      .where('username', 'like', 'racer%')
      .execute();
    expect((await list()).find((each) => each.id === id)).toMatchObject({
      state: 'used',
      uses: 1,
      usedBy: people[0]?.username,
    });
    expect(people).toHaveLength(1);
  });

  it('for several are good for so many accounts, and those are users', async () => {
    const { link } = await invite({ usesMax: 3 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        visitor(testSite).register(`class${number}`, { invitation: tokenOf(link) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const people = await on()
      .database.kysely.selectFrom('person')
      .select('role')
      .where('username', 'like', 'class%')
      .execute();
    expect(people.map(({ role }) => role)).toEqual(['user', 'user', 'user']);
  });

  it('are not used up when the name is taken, or when the password is weak', async () => {
    const { id, link } = await invite();
    expect((await visitor(testSite).register('keeper', { invitation: tokenOf(link) })).status).toBe(409);
    expect(
      (await visitor(testSite).register('fresh', { invitation: tokenOf(link), password: 'password1' })).status,
    ).toBe(409);
    expect((await list()).find((each) => each.id === id)).toMatchObject({ state: 'open', uses: 0 });
    expect((await visitor(testSite).register('fresh', { invitation: tokenOf(link) })).status).toBe(200);
  });

  it('end by themselves', async () => {
    const { id, link, expiresAt } = await invite({ days: 2 });
    expect(Date.parse(expiresAt)).toBe(testSite.clock.nowMs + 2 * dayMs);
    testSite.clock.nowMs += 2 * dayMs;
    expect((await visitor(testSite).register('late', { invitation: tokenOf(link) })).body).toMatchObject({
      code: 'InvitationSpent',
    });
    await admin.logIn('keeper');
    expect((await list()).find((each) => each.id === id)?.state).toBe('ended');
  });

  it('go out by mail in the language that was chosen, with a link that works for that address alone', async () => {
    testSite.mails.length = 0;
    const { link } = await invite({ email: 'Dana@Example.com', language: 'ar' });
    await testSite.accounts.settled();
    const [mail] = testSite.mails;
    expect([mail?.to, mail?.subject]).toEqual(['Dana@Example.com', 'أنت مدعوّ إلى Apiyard']);
    expect(mail?.text).toContain(link);
    expect(link).toMatch(/^https:\/\/yard\.example\/auth\/register\?invitation=[\w-]{43}&lang=ar$/);
    expect((await visitor(testSite).register('thief', { invitation: tokenOf(link) })).body).toMatchObject({
      code: 'InvitationSpent',
    });
    expect(
      (await visitor(testSite).register('dana', { invitation: tokenOf(link), email: 'dana@example.com' })).status,
    ).toBe(200);
  });

  it('store no token that a stolen database would reveal', async () => {
    const { link } = await invite({ note: 'For Eve' });
    const rows = await on().database.kysely.selectFrom('invitation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link));
  });

  it('are not needed while registration is open, and do not work while it is closed', async () => {
    const { link } = await invite();
    await testSite.site.change({ registration: 'open' });
    expect((await visitor(testSite).register('anyone', { invitation: 'made up' })).status).toBe(200);
    await testSite.site.change({ registration: 'closed' });
    expect((await visitor(testSite).register('nobody', { invitation: tokenOf(link) })).body).toMatchObject({
      code: 'RegistrationClosed',
      registration: 'closed',
    });
    await testSite.site.change({ registration: 'invitation' });
  });

  it('accept or reject any text as a token, a note or an ID without an internal error', async () => {
    for (const text of naughtyTexts) {
      expect([409, 422], text).toContain(
        (
          await visitor(testSite).send('POST', '/api/register', {
            username: 'naughty',
            email: 'n@example.com',
            password,
            invitation: text,
          })
        ).status,
      );
      const noted = await admin.send('POST', '/api/admin/invitations', { note: text });
      expect([200, 422], text).toContain(noted.status);
      if (noted.status === 200) expect((noted.body as Made).note).toBe(text.trim());
      expect([404, 422], text).toContain(
        (await admin.send('DELETE', `/api/admin/invitations/${encodeURIComponent(text)}`)).status,
      );
    }
  });
});
