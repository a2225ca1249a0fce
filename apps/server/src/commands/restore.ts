/** `restore FILE [--replace]`: puts a backup back, of either engine into either engine. The server must not run. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { ifSecretIsLost } from '../env.ts';
import { secretFileOf } from '../installation/secret-file.ts';
import { command, CommandError, print } from './command.ts';

await command(async (env, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CommandError('Specify one backup to restore, such as: restore data/backups/2026-11-20.tar.gz');
  const { manifest, keptAside, secret } = await restoreBackup({
    file: resolve(file),
    dataDir: env.dataDir,
    filesDir: env.filesDir,
    databaseUrl: env.databaseUrl,
    appSecret: env.appSecret,
    isSecretInFile: env.isSecretInFile,
    replace: values.replace,
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  print(`Restored the backup of ${manifest.madeAt}: ${rows} rows in ${manifest.tables.length} tables.`);
  if (keptAside !== null) print(`The previous data is in ${keptAside}.`);
  if (secret === 'missing')
    print(
      `THE SECRET OF THE BACKUP IS MISSING. The server does not start without it. Write it to ${secretFileOf(env.dataDir)}, or set APP_SECRET to it. ${ifSecretIsLost}`,
    );
});
