/** `secret:accept`: continues with a new secret when the one of this database is lost. The server must not be running. */
import { parseArgs } from 'node:util';
import { hasOurTables, isConnectedElsewhere, isInUse } from '../db/whole-database.ts';
import { sqliteFileOf } from '../installation/orphaned-data.ts';
import { checkSecret, replaceSecretCheck } from '../accounts/secret-check.ts';
import { makeSecret, secretFileOf, settleSecret } from '../installation/secret-file.ts';
import { command, CommandError, print, withDatabase } from './command.ts';

const inUse = 'A server is using this data. Stop it, then run this again.';

await command(async (env, words) => {
  parseArgs({ args: [...words], options: {} });
  if (env.databaseUrl === null && isInUse(sqliteFileOf(env.dataDir))) throw new CommandError(inUse);
  await withDatabase(env, async (database) => {
    if (env.databaseUrl !== null && (await isConnectedElsewhere(database))) throw new CommandError(inUse);
    if (!(await hasOurTables(database)))
      throw new CommandError('There is no data here yet. Check DATA_DIR and DATABASE_URL, or start the server once.');
    if (env.appSecret !== null && (await checkSecret(database, env.appSecret)) !== 'other')
      throw new CommandError('The secret matches this database. There is nothing to do.');
    await replaceSecretCheck(database, env.appSecret ?? makeSecret(env.dataDir));
    if (env.isSecretInFile) settleSecret(env.dataDir);
  });
  print(
    `The server now starts with ${env.isSecretInFile ? `the secret in ${secretFileOf(env.dataDir)}` : 'the current APP_SECRET'}. What was created with the previous secret no longer works:`,
  );
  print('- API keys. Each person gets a new main key at the next sign-in and must create the others again.');
  print(
    '- Authenticator apps and recovery codes. Admins who use them can regain access with "npx -y pnpm@12.21.0 admin:reset NAME".',
  );
  print('- Secrets of scrapers, and emails that have not been sent yet.');
});
