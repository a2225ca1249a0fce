import { symlinkSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chargeOf } from '../../../test/charge-of.ts';
import type { Place } from '../../../test/engines/engines.ts';
import { newPlace } from '../../../test/engines/engines.ts';
import { ChargeThread } from './charge-thread.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { isUnavailable } from '../unavailable.ts';

const charge = chargeOf();

let place: Place;
beforeEach(async () => {
  place = await newPlace('sqlite');
  const database = await openDatabase(place);
  await migrate(database, place);
  await database.close();
});
afterEach(() => place.remove());

it('replaces a terminated thread with the next batch, unaffected by the old thread’s late events', async () => {
  const folder = join(place.dataDir, 'later');
  const thread = new ChargeThread(join(folder, 'apiyard.sqlite'));
  await expect(thread.commit([charge])).rejects.toThrow('unable to open database file');
  symlinkSync(place.dataDir, folder);
  // The next batch comes before the exit event of the terminated thread.
  const results = [];
  for (let turn = 0; turn < 20; turn += 1) results.push(...(await thread.commit([charge])));
  expect(results).toEqual(Array.from({ length: 20 }, (_, turn) => ({ charged: true, used: turn + 1 })));
  await thread.close();
});

it('reports the database as unavailable while another process locks it, and continues when it is free', async () => {
  const thread = new ChargeThread(join(place.dataDir, 'apiyard.sqlite'));
  const other = new DatabaseSync(join(place.dataDir, 'apiyard.sqlite'));
  other.exec('begin immediate');
  const refused = await thread.commit([charge]).catch((error: unknown) => error);
  expect([isUnavailable(refused), String(refused)]).toEqual([true, 'Error: database is locked']);
  other.exec('rollback');
  other.close();
  expect(await thread.commit([charge])).toEqual([{ charged: true, used: 1 }]);
  await thread.close();
});

it('commits nothing after it is closed, and rejects pending charges', async () => {
  const file = join(place.dataDir, 'apiyard.sqlite');
  const thread = new ChargeThread(file);
  await thread.commit([charge]);
  const under = thread.commit([charge]).catch((error: unknown) => String(error));
  await thread.close();
  expect(await under).toBe('Error: The database was closed before the charges were committed.');
  await expect(thread.commit([charge])).rejects.toThrow('The database is closed.');
});
