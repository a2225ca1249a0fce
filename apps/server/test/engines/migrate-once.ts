/** A process that migrates and prints what it did: `node migrate-once.ts <dataDir> [databaseUrl]`. */
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const place = { dataDir, databaseUrl: databaseUrl ?? null };
const database = await openDatabase(place);
const { applied } = await migrate(database, place);
await database.close();
process.stdout.write(JSON.stringify(applied));
