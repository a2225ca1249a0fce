import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import { naughtyTexts } from '../../../test/hostile/naughty.ts';
import { member, openTestSite, Visitor, type TestSite } from '../../../test/test-site.ts';

const written = { kind: 'new', title: 'QR codes as SVG', body: 'Sharp at **any** size.', publishAt: null };
const dayMs = 86_400_000;

interface Update {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly state: string;
  readonly publishAt: string | null;
  readonly sample: boolean;
}

describeOnEngines('Updates in the admin area', (on) => {
  let testSite: TestSite;
  let admin: Visitor;
  let other: Visitor;
  const made = async (more: object = {}) =>
    (await admin.send('POST', '/api/admin/updates', { ...written, ...more })).body as Update;
  const act = async (update: Update, what: 'publish' | 'unpublish') =>
    (await admin.send('POST', `/api/admin/updates/${update.id}/${what}`, { version: update.version })).body as Update;
  const shown = async () =>
    ((await new Visitor(testSite).send('GET', '/api/updates')).body as { items: { id: string }[] }).items.map(
      ({ id }) => id,
    );
  const list = async (query = '') =>
    (await admin.send('GET', `/api/admin/updates${query}`)).body as { items: Update[]; next: string | null };

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    admin = await member(testSite, 'keeper', { address: '198.51.100.200' });
    other = await member(testSite, 'second', { address: '198.51.100.201' });
    await on()
      .database.kysely.updateTable('person')
      .set({ role: 'admin' })
      .where('username', 'in', ['keeper', 'second'])
      .execute();
    return () => testSite.close();
  });

  it('keeps a new one as a draft that only admins see, until it is published', async () => {
    const draft = await made();
    expect(draft).toEqual({
      ...written,
      id: draft.id,
      version: 1,
      state: 'draft',
      sample: false,
      updatedAt: new Date(testSite.clock.nowMs).toISOString(),
    });
    expect(await shown()).not.toContain(draft.id);
    const published = await act(draft, 'publish');
    expect(published).toMatchObject({
      version: 2,
      state: 'published',
      publishAt: new Date(testSite.clock.nowMs).toISOString(),
    });
    expect(await shown()).toContain(draft.id);
    expect(await act(published, 'unpublish')).toMatchObject({
      version: 3,
      state: 'draft',
      publishAt: published.publishAt,
    });
    expect(await shown()).not.toContain(draft.id);
    expect(testSite.logLines.filter((line) => line.includes('"event":"update published"')).length).toBe(1);
  });

  it('publishes one with a date in the future on that date', async () => {
    const at = new Date(testSite.clock.nowMs + dayMs).toISOString();
    const planned = await act(await made({ publishAt: at }), 'publish');
    expect(planned).toMatchObject({ state: 'scheduled', publishAt: at });
    expect((await list('?state=scheduled')).items.map(({ id }) => id)).toEqual([planned.id]);
    expect(await shown()).not.toContain(planned.id);
    testSite.clock.nowMs += dayMs;
    expect(await shown()).toContain(planned.id);
    expect((await list('?state=scheduled')).items).toEqual([]);
    expect((await list('?state=published')).items.map(({ id }) => id)).toContain(planned.id);
  });

  it('rejects the second of two admins who save the same one, and overwrites nothing', async () => {
    const read = await made();
    const first = await admin.send('PUT', `/api/admin/updates/${read.id}`, {
      ...written,
      title: 'By the first',
      version: read.version,
    });
    expect(first).toMatchObject({ status: 200, body: { title: 'By the first', version: 2 } });
    const late = await other.send('PUT', `/api/admin/updates/${read.id}`, {
      ...written,
      title: 'By the second',
      version: read.version,
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'Stale', version: 2 } });
    expect((await admin.send('GET', `/api/admin/updates/${read.id}`)).body).toMatchObject({
      title: 'By the first',
      version: 2,
    });
    for (const what of ['publish', 'unpublish']) {
      expect(
        await other.send('POST', `/api/admin/updates/${read.id}/${what}`, { version: read.version }),
      ).toMatchObject({ status: 409, body: { code: 'Stale', version: 2 } });
    }
  });

  it('accepts one of two parallel saves', async () => {
    const read = await made();
    const both = await Promise.all(
      [admin, other].map((who, at) =>
        who.send('PUT', `/api/admin/updates/${read.id}`, { ...written, title: `By ${at}`, version: read.version }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps the date of a published one that is changed without a date; a draft has none', async () => {
    const published = await act(await made(), 'publish');
    const { publishAt } = published;
    testSite.clock.nowMs += 1000;
    expect(
      (await admin.send('PUT', `/api/admin/updates/${published.id}`, { ...written, version: 2 })).body,
    ).toMatchObject({ state: 'published', publishAt });
    const draft = await made({ publishAt: '2026-12-01T08:00:00.000Z' });
    expect((await admin.send('PUT', `/api/admin/updates/${draft.id}`, { ...written, version: 1 })).body).toMatchObject({
      state: 'draft',
      publishAt: null,
    });
  });

  it('finds words in any order, ignoring accents and case', async () => {
    const found = await made({ title: 'Ein ÜBERBLICK', body: 'Les données d’été' });
    for (const query of ['uberblick', 'donnees ein', 'ÉTÉ'])
      expect([query, (await list(`?query=${encodeURIComponent(query)}`)).items.map(({ id }) => id)]).toEqual([
        query,
        [found.id],
      ]);
    expect((await list('?query=uberblick%20winter')).items).toEqual([]);
    expect((await list('?query=%25')).items).toEqual([]);
  });

  it('lists page by page, last changed first, none twice and none left out', async () => {
    for (let count = 0; count < 45; count += 1) await made({ title: `Paged ${count}`, kind: 'removed' });
    const first = await list('?kind=removed');
    const second = await list(`?kind=removed&cursor=${first.next}`);
    const third = await list(`?kind=removed&cursor=${second.next}`);
    expect([first, second, third].flatMap(({ items }) => items.map(({ title }) => title)).toSorted()).toEqual(
      Array.from({ length: 45 }, (_, at) => `Paged ${at}`).toSorted(),
    );
    expect([first.items.length, second.items.length, third.items.length, third.next]).toEqual([20, 20, 5, null]);
    for (const cursor of ['x', '1.', "'--", '1.a%00'])
      expect((await admin.send('GET', `/api/admin/updates?cursor=${cursor}`)).status).toBe(422);
  });

  it('no longer counts a sample as sample content after a change', async () => {
    const { kysely } = on().database;
    await kysely
      .insertInto('update_entry')
      .values({ id: 'sampled', kind: 'new', title: 'Sample', body: '', published: 1, published_at: 1, sample: 1 })
      .execute();
    expect((await admin.send('GET', '/api/admin/updates/sampled')).body).toMatchObject({ sample: true, version: 1 });
    expect((await admin.send('PUT', '/api/admin/updates/sampled', { ...written, version: 1 })).body).toMatchObject({
      sample: false,
    });
    await admin.send('DELETE', '/api/admin/sample-content');
    expect((await admin.send('GET', '/api/admin/updates/sampled')).status).toBe(200);
  });

  it('accepts any script, rejects control characters and too long texts, and never fails', async () => {
    for (const text of naughtyTexts) {
      const { status, body } = await admin.send('POST', '/api/admin/updates', { ...written, title: text, body: text });
      expect([text, [200, 422].includes(status)]).toEqual([text, true]);
      if (status === 200)
        expect(body).toMatchObject({ title: text.trim(), body: text.replaceAll('\r\n', '\n').trimEnd() });
    }
    for (const [wrong, pointer] of [
      [{ title: ' ' }, '/title'],
      [{ title: 'x'.repeat(161) }, '/title'],
      [{ body: 'x'.repeat(20_001) }, '/body'],
      [{ kind: 'other' }, '/kind'],
      [{ body: 'a\0b' }, '/body'],
      [{ publishAt: 'tomorrow' }, '/publishAt'],
      [{ publishAt: '0000-01-01T00:00:00.000Z' }, '/publishAt'],
    ] as const) {
      const { status, body } = await admin.send('POST', '/api/admin/updates', { ...written, ...wrong });
      expect([wrong, status, (body as { errors: { pointer: string }[] }).errors.map((issue) => issue.pointer)]).toEqual(
        [wrong, 422, [pointer]],
      );
    }
  });

  it('deletes one and restores it within 30 days; then it is deleted permanently', async () => {
    const update = await act(await made({ title: 'Going' }), 'publish');
    expect((await admin.send('DELETE', `/api/admin/updates/${update.id}`)).body).toEqual({ id: update.id });
    expect(await shown()).not.toContain(update.id);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['PUT', ''],
    ] as const) {
      expect(
        (
          await admin.send(
            method,
            `/api/admin/updates/${update.id}${path}`,
            method === 'PUT' ? { ...written, version: 2 } : undefined,
          )
        ).status,
      ).toBe(404);
    }
    expect((await list()).items.map(({ id }) => id)).not.toContain(update.id);
    expect((await admin.send('POST', `/api/admin/updates/${update.id}/restore`)).body).toMatchObject({
      title: 'Going',
      state: 'published',
    });
    expect(await shown()).toContain(update.id);
    expect((await admin.send('POST', `/api/admin/updates/${update.id}/restore`)).status).toBe(404);
    await admin.send('DELETE', `/api/admin/updates/${update.id}`);
    testSite.clock.nowMs += 30 * dayMs;
    await testSite.content.sweep();
    expect(
      await on().database.kysely.selectFrom('update_entry').select('id').where('id', '=', update.id).execute(),
    ).toHaveLength(1);
    testSite.clock.nowMs += 1;
    await admin.logIn('keeper');
    expect((await admin.send('POST', `/api/admin/updates/${update.id}/restore`)).status).toBe(404);
    await testSite.content.sweep();
    expect(
      await on().database.kysely.selectFrom('update_entry').select('id').where('id', '=', update.id).execute(),
    ).toEqual([]);
  });
});
