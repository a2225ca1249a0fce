import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { openTestSite, Visitor, type TestSite } from '../../test/test-site.ts';

interface Page {
  readonly items: readonly { readonly id: string; readonly kind: string }[];
  readonly next: string | null;
}

describeOnEngines('Updates', (on) => {
  let testSite: TestSite;
  let visitor: Visitor;
  const list = async (query = '') => (await visitor.send('GET', `/api/updates${query}`)).body as Page;

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    visitor = new Visitor(testSite);
    // Three to a moment, so that pages end between entries of the same time.
    const rows = Array.from({ length: 50 }, (_, at) => ({
      id: `u${String(at).padStart(2, '0')}`,
      kind: at % 5 === 0 ? ('fixed' as const) : ('new' as const),
      title: `Title ${at}`,
      body: '**Text**',
      published: at === 7 ? 0 : 1,
      published_at: Date.UTC(2026, 10, 1) + Math.floor(at / 3) * 1000,
    }));
    await on().database.kysely.insertInto('update_entry').values(rows).execute();
    return () => testSite.close();
  });

  it('are listed newest first, twenty per page, without duplicates, gaps or drafts', async () => {
    const first = await list();
    const second = await list(`?cursor=${first.next}`);
    const third = await list(`?cursor=${second.next}`);
    expect([first.items.length, second.items.length, third.items.length, third.next]).toEqual([20, 20, 9, null]);
    expect([...first.items, ...second.items, ...third.items].map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, at) => `u${String(49 - at).padStart(2, '0')}`).filter((id) => id !== 'u07'),
    );
    expect(first.items[0]).toEqual({
      id: 'u49',
      kind: 'new',
      title: 'Title 49',
      body: '**Text**',
      publishedAt: '2026-11-01T00:00:16.000Z',
    });
  });

  it('can be filtered by kind', async () => {
    const { items, next } = await list('?kind=fixed');
    expect([items.map(({ id }) => id), next]).toEqual([
      ['u45', 'u40', 'u35', 'u30', 'u25', 'u20', 'u15', 'u10', 'u05', 'u00'],
      null,
    ]);
    expect((await list('?kind=removed')).items).toEqual([]);
    expect((await visitor.send('GET', '/api/updates?kind=other')).status).toBe(422);
  });

  it('reject a cursor that is not from the list', async () => {
    for (const cursor of ['x', '1', '1.', '.u1', '1.a%00b', '99999999999999999999.u1', "1.'--"]) {
      expect([cursor, (await visitor.send('GET', `/api/updates?cursor=${cursor}`)).status]).toEqual([cursor, 422]);
    }
  });
});
