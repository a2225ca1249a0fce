/** `backup [--to FILE] [--without-secret]`: everything in one file, while the server runs. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../backup/write-backup.ts';
import { hasOurTables } from '../db/whole-database.ts';
import { ifSecretIsLost } from '../env.ts';
import { checkSecret } from '../accounts/secret-check.ts';
import { secretFileOf } from '../installation/secret-file.ts';
import { command, CommandError, print, withDatabase } from './command.ts';

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
        `The secret is missing: there is no ${secretFileOf(env.dataDir)}. Restore it, or set APP_SECRET to its previous value. ${ifSecretIsLost}`,
      );
    if (!existsSync(env.filesDir))
      throw new CommandError(
        `The folder of uploaded files, ${env.filesDir}, does not exist. Check DATA_DIR and FILES_DIR.`,
      );
    if ((await hasOurTables(database)) && (await checkSecret(database, appSecret)) === 'other') {
      throw new CommandError(
        `The secret does not match this database. Set APP_SECRET to the one the database was used with, so that the backup can be used. ${ifSecretIsLost}`,
      );
    }
    return writeBackup({ database, to, filesDir: env.filesDir, appSecret, withSecret, isNoted: true });
  });
  print(`Saved ${rows} rows and ${files} files to ${to} (${(bytes / 1e6).toFixed(1)} MB).`);
  print(
    withSecret
      ? 'The backup includes the secret, so anyone who has it can read every API key. Store it where only you have access.'
      : 'THE BACKUP DOES NOT INCLUDE THE SECRET. Its API keys and stored secrets work only with the current APP_SECRET. Store that too, in another place.',
  );
});
