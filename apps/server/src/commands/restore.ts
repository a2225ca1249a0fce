/** `restore FILE [--replace]`: puts a backup back, of either engine into either engine. The server must not run. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { command, CommandError, say } from './command.ts';

await command(async (env, words) => {
  const { values, positionals } = parseArgs({ args: [...words], options: { replace: { type: 'boolean', default: false } }, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new CommandError('Name one backup to restore, such as: restore data/backups/2026-11-20.tar.gz');
  const given = process.env['APP_SECRET']?.trim();
  const { manifest, keptAside, secret } = await restoreBackup({
    file: resolve(file),
    dataDir: env.dataDir,
    filesDir: env.filesDir,
    databaseUrl: env.databaseUrl,
    givenSecret: given === undefined || given === '' ? null : given,
    appSecret: env.appSecret,
    replace: values.replace,
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`The backup of ${manifest.madeAt} is back: ${rows} rows in ${manifest.tables.length} tables.`);
  if (keptAside !== null) say(`What was here before is in ${keptAside}.`);
  if (secret === 'missing') say('THE SECRET IS NOT THE ONE OF THE BACKUP. Set APP_SECRET to that one before you start, or every key and stored secret must be made again.');
});
