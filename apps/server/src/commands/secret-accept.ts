/** `secret:accept`: goes on under another secret, when the one of this database is lost. The server must not run. */
import { parseArgs } from 'node:util';
import { hasOurTables, isConnectedElsewhere, isInUse } from '../db/whole-database.ts';
import { sqliteFileOf } from '../installation/remains.ts';
import { checkSecret, replaceSecretCheck } from '../installation/secret-check.ts';
import { makeSecret, secretFileOf, settleSecret } from '../installation/secret-file.ts';
import { command, CommandError, say, withDatabase } from './command.ts';

const inUse = 'A server is using this data. Stop it, then run this again.';

await command(async (env, words) => {
  parseArgs({ args: [...words], options: {} });
  if (env.databaseUrl === null && isInUse(sqliteFileOf(env.dataDir))) throw new CommandError(inUse);
  await withDatabase(env, async (database) => {
    if (env.databaseUrl !== null && (await isConnectedElsewhere(database))) throw new CommandError(inUse);
    if (!(await hasOurTables(database)))
      throw new CommandError('There is nothing here yet: check DATA_DIR and DATABASE_URL, or start the server once.');
    if (env.appSecret !== null && (await checkSecret(database, env.appSecret)) !== 'other')
      throw new CommandError('The secret is the one of this database: there is nothing to do.');
    await replaceSecretCheck(database, env.appSecret ?? makeSecret(env.dataDir));
    if (env.isSecretInFile) settleSecret(env.dataDir);
  });
  say(
    `The server starts with ${env.isSecretInFile ? `the secret in ${secretFileOf(env.dataDir)}` : 'APP_SECRET as it is'} from now on. What was made under the one before does not work any more:`,
  );
  say('- API keys. Each person gets a new main key when they sign in, and makes the others again.');
  say('- Authenticator apps and recovery codes. Admins who use them get in by "npx -y pnpm@12.21.0 admin:reset NAME".');
  say('- Secrets of APIs without code, and mails that have not gone yet.');
});
