/** A process that charges one call and prints the result: `node charge-once.ts <dataDir>`. */
import { writeSync } from 'node:fs';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { chargeOf } from './charge-of.ts';

const place = { dataDir: process.argv[2] ?? '', databaseUrl: null };
const database = await openDatabase(place);
await migrate(database, place);
writeSync(1, 'asked\n');
await database.hot.commitCharges([chargeOf()]);
writeSync(1, 'charged\n');
await database.close();
