import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite } from '../../../test/test-site.ts';
import { member, openTestSite, Visitor } from '../../../test/test-site.ts';

describeOnEngines('Favourites', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    return () => testSite.close();
  });
  const path = '/api/account/favourites';

  it('are kept per person, latest first; marking twice and unmarking what is not marked are fine', async () => {
    const ann = await member(testSite, 'ann');
    const bea = await member(testSite, 'bea');
    await ann.send('POST', path, { api: 'random/uuid' });
    testSite.clock.nowMs += 1;
    await ann.send('POST', path, { api: 'convert/data' });
    expect(await ann.send('POST', path, { api: 'random/uuid' })).toMatchObject({
      status: 200,
      body: { items: ['convert/data', 'random/uuid'], next: null },
    });
    expect((await bea.send('GET', path)).body).toEqual({ items: [], next: null });
    expect((await bea.send('DELETE', path, { api: 'random/uuid' })).body).toEqual({ items: [], next: null });
    expect((await ann.send('DELETE', path, { api: 'convert/data' })).body).toEqual({
      items: ['random/uuid'],
      next: null,
    });
    expect((await ann.send('GET', path)).body).toEqual({ items: ['random/uuid'], next: null });
  });

  it('must be in the catalogue, and need a signed-in person', async () => {
    const cat = await member(testSite, 'cat');
    expect(await cat.send('POST', path, { api: 'random/nothing' })).toMatchObject({
      status: 404,
      body: { code: 'NotFound', detail: 'There is no API at this path. Check the catalogue.' },
    });
    expect((await cat.send('POST', path, { api: '../etc' })).status).toBe(422);
    expect((await new Visitor(testSite).send('POST', path, { api: 'random/uuid' })).status).toBe(401);
  });
});
