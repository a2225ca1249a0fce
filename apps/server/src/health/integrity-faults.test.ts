import { expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { newPlace } from '../../test/engines/engines.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { createIntegrity } from './integrity.ts';

it('an error that a check could not confirm keeps the server ready, also when it repeats', async () => {
  const place = await newPlace('sqlite');
  const database: Database = await openDatabase(place);
  await migrate(database, place);
  const integrity = createIntegrity({ database, checked: null, log: { info: () => {}, error: () => {} } });
  const fault = Object.assign(new Error('database disk image is malformed'), { errcode: 11 });
  integrity.noteError(fault);
  expect(integrity.demandSound).toThrow('The database is damaged: database disk image is malformed');
  await integrity.settled();
  expect(integrity.demandSound).not.toThrow();
  integrity.noteError(fault);
  expect(integrity.demandSound).not.toThrow();
  await database.close();
  await place.remove();
});
