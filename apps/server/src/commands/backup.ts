/** `backup [--to FILE] [--without-secret]`: everything in one file, while the server goes on. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../backup/write-backup.ts';
import { lastBackupSetting } from '../backup/last-backup.ts';
import { command, say, withDatabase } from './command.ts';

await command(async (env, words) => {
  const { values } = parseArgs({ args: [...words], options: { to: { type: 'string' }, 'without-secret': { type: 'boolean', default: false } } });
  const to = resolve(values.to ?? join(env.dataDir, 'backups', `${new Date().toISOString().replaceAll(':', '')}.tar.gz`));
  const isOwnSecret = process.env['APP_SECRET']?.trim() === undefined || process.env['APP_SECRET'].trim() === '';
  const withSecret = isOwnSecret && !values['without-secret'];
  const { bytes, rows, files } = await withDatabase(env, async (database) => {
    const written = await writeBackup({ database, to, filesDir: env.filesDir, appSecret: env.appSecret, withSecret });
    const value = JSON.stringify({ at: Date.now(), bytes: written.bytes });
    await database.kysely
      .insertInto('setting').values({ name: lastBackupSetting, value }).onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
    return written;
  });
  say(`${to} holds ${rows} rows and ${files} files (${(bytes / 1e6).toFixed(1)} MB).`);
  say(
    withSecret
      ? 'It holds the secret as well: whoever has it can read every key. Keep it where only you can.'
      : 'IT DOES NOT HOLD THE SECRET. Without APP_SECRET as it is now, nobody can use the keys and stored secrets in it: keep that too, somewhere else.',
  );
});
