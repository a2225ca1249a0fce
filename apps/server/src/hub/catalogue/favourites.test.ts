import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { Yard } from '../../../test/yard.ts';
import { member, openYard, Visitor } from '../../../test/yard.ts';

describeOnEngines('Favourites', (on) => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await openYard(on().database);
    return () => yard.close();
  });
  const path = '/api/account/favourites';

  it('are kept per person, latest first; marking twice and unmarking what is not marked are fine', async () => {
    const ann = await member(yard, 'ann');
    const bea = await member(yard, 'bea');
    await ann.send('POST', path, { api: 'random/uuid' });
    yard.clock.nowMs += 1;
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
    const cat = await member(yard, 'cat');
    expect(await cat.send('POST', path, { api: 'random/nothing' })).toMatchObject({
      status: 404,
      body: { code: 'NotFound', detail: 'There is no API at this path. Check the catalogue.' },
    });
    expect((await cat.send('POST', path, { api: '../etc' })).status).toBe(422);
    expect((await new Visitor(yard).send('POST', path, { api: 'random/uuid' })).status).toBe(401);
  });
});
