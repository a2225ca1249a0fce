/** `backup [--to FILE] [--without-secret]`: everything in one file, while the server goes on. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../backup/write-backup.ts';
import { hasOurTables } from '../db/whole-database.ts';
import { ifSecretIsLost } from '../env.ts';
import { checkSecret } from '../installation/secret-check.ts';
import { secretFileOf } from '../installation/secret-file.ts';
import { command, CommandError, say, withDatabase } from './command.ts';

await command(async (env, words) => {
  const { values } = parseArgs({
    args: [...words],
    options: { to: { type: 'string' }, 'without-secret': { type: 'boolean', default: false } },
  });
  const to = resolve(
    values.to ?? join(env.dataDir, 'backups', `${new Date().toISOString().replaceAll(':', '')}.tar.gz`),
  );
  const withSecret = env.isSecretInFile && !values['without-secret'];
  const { bytes, rows, files } = await withDatabase(env, async (database) => {
    const { appSecret } = env;
    if (appSecret === null)
      throw new CommandError(
        `The secret is missing: there is no ${secretFileOf(env.dataDir)}. Put it back, or set APP_SECRET to what it held. ${ifSecretIsLost}`,
      );
    if (!existsSync(env.filesDir))
      throw new CommandError(
        `There is no folder ${env.filesDir}, where uploaded files are. Check DATA_DIR and FILES_DIR.`,
      );
    if ((await hasOurTables(database)) && (await checkSecret(database, appSecret)) === 'other') {
      throw new CommandError(
        `The secret is not the one that this database was used with. Set APP_SECRET to that one, so that the backup can be used. ${ifSecretIsLost}`,
      );
    }
    return writeBackup({ database, to, filesDir: env.filesDir, appSecret, withSecret, isNoted: true });
  });
  say(`${to} holds ${rows} rows and ${files} files (${(bytes / 1e6).toFixed(1)} MB).`);
  say(
    withSecret
      ? 'It holds the secret as well: whoever has it can read every key. Keep it where only you can.'
      : 'IT DOES NOT HOLD THE SECRET. Without APP_SECRET as it is now, nobody can use the keys and stored secrets in it: keep that too, somewhere else.',
  );
});
