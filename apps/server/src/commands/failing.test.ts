/** Commands that cannot do their work: a sentence, exit code 1, and nothing left behind. */
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Place } from '../../test/engines/engines.ts';
import { newPlace } from '../../test/engines/engines.ts';
import { run, serve } from '../../test/processes.ts';
import type { Engine } from '../db/dialect.ts';

async function outcome(
  file: string,
  place: { dataDir: string; databaseUrl: string | null },
  words: readonly string[] = [],
  settings: Record<string, string> = {},
  fileBytesMax: number | null = null,
) {
  const command = run(file, place, words, settings, fileBytesMax);
  return { code: await command.ended, err: command.output.err, out: command.output.out };
}

const treeOf = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => !/-(?:wal|shm)$/.test(name)).toSorted();
const ifLost =
  'If it is permanently lost, run "npx -y pnpm@12.21.0 secret:accept". API keys, authenticator apps and stored secrets must then be created again.';

describe.each<Engine>(['sqlite', 'postgres'])('A command that fails on %s', (engine) => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace(engine);
  });
  afterEach(() => place.remove());

  it.each([
    [
      'commands/backup.ts',
      [],
      'There is no data here yet. Check DATA_DIR and DATABASE_URL, or start the server once.\n',
    ],
    [
      'commands/admin-reset.ts',
      ['ann'],
      'There is no data here yet. Check DATA_DIR and DATABASE_URL, or start the server once.\n',
    ],
    [
      'commands/secret-accept.ts',
      [],
      'There is no data here yet. Check DATA_DIR and DATABASE_URL, or start the server once.\n',
    ],
    ['commands/restore.ts', ['/nowhere/backup.tar.gz'], 'There is no backup at /nowhere/backup.tar.gz.\n'],
  ])('makes no data folder where there is none: %s', async (file, words, sentence) => {
    const dataDir = join(place.dataDir, 'not/here');
    expect(await outcome(file, { ...place, dataDir }, words)).toEqual({ code: 1, err: sentence, out: '' });
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  it('reports where a backup cannot be written, and leaves no file', async () => {
    const server = await serve(place);
    await server.stop();
    const before = await treeOf(place.dataDir);
    const blocked = join(place.dataDir, 'blocked');
    await writeFile(blocked, '');
    expect(await outcome('commands/backup.ts', place, ['--to', join(blocked, 'yard.tar.gz')])).toEqual({
      code: 1,
      out: '',
      err: `The backup cannot be written to ${join(blocked, 'yard.tar.gz')} (EEXIST: file already exists, mkdir '${blocked}'). No backup was made. Free up space there, or choose another location with --to.\n`,
    });
    await rm(blocked);

    // Too little room: tables are small, the upload is not.
    await mkdir(join(place.dataDir, 'files/apps'), { recursive: true });
    await writeFile(
      join(place.dataDir, 'files/apps/big.apk'),
      Buffer.from(Array.from({ length: 3_000_000 }, () => Math.floor(Math.random() * 256))),
    );
    const to = join(place.dataDir, 'made/by/this/yard.tar.gz');
    const full = await outcome('commands/backup.ts', place, ['--to', to], {}, 1_500_000);
    expect({ ...full, err: full.err.replace(/\(EFBIG: [^)]*\)/, '(EFBIG)') }).toEqual({
      code: 1,
      out: '',
      err: `The backup cannot be written to ${to} (EFBIG). No backup was made. Free up space there, or choose another location with --to.\n`,
    });
    await rm(join(place.dataDir, 'files/apps/big.apk'));
    expect(await treeOf(place.dataDir)).toEqual(before);
  });

  it('leaves no file of a backup that cannot be unpacked because the disk is full', async () => {
    const server = await serve(place);
    await writeFile(
      join(place.dataDir, 'files/apps/big.apk'),
      Buffer.from(Array.from({ length: 3_000_000 }, () => Math.floor(Math.random() * 256))),
    );
    await server.stop();
    const file = join(place.dataDir, 'yard.tar.gz');
    expect((await outcome('commands/backup.ts', place, ['--to', file])).code).toBe(0);
    const there = await newPlace(engine);
    const dataDir = join(there.dataDir, 'new');
    const full = await outcome('commands/restore.ts', { ...there, dataDir }, [file], {}, 1_500_000);
    expect({ ...full, err: full.err.replace(/\(EFBIG: [^)]*\)/, '(EFBIG)') }).toEqual({
      code: 1,
      out: '',
      err: 'The backup cannot be read and unpacked (EFBIG). Nothing was changed.\n',
    });
    expect(await readdir(there.dataDir)).toEqual([]);
    await there.remove();
  });
});

describe('A site whose secret is lost', () => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace('sqlite');
    await (await serve(place)).stop();
  });
  afterEach(() => place.remove());

  const secretFile = () => join(place.dataDir, 'secret');

  it('is not backed up without the secret, and starts with another after secret:accept', async () => {
    await rm(secretFile());
    const missing = await outcome('commands/backup.ts', place);
    expect(missing).toEqual({
      code: 1,
      out: '',
      err: `The secret is missing: there is no ${secretFile()}. Restore it, or set APP_SECRET to its previous value. ${ifLost}\n`,
    });
    expect(existsSync(secretFile())).toBe(false);
    const accepted = await outcome('commands/secret-accept.ts', place);
    expect([accepted.code, accepted.err, accepted.out.split('\n')[0]]).toEqual([
      0,
      '',
      `The server now starts with the secret in ${secretFile()}. What was created with the previous secret no longer works:`,
    ]);
    await (await serve(place)).stop();
    expect(await outcome('commands/secret-accept.ts', place)).toEqual({
      code: 1,
      out: '',
      err: 'The secret matches this database. There is nothing to do.\n',
    });
  });

  it('is restored with it from a backup, which takes the place of the files that are left', async () => {
    const secret = await readFile(secretFile(), 'utf8');
    const file = join(place.dataDir, '../', `${place.dataDir.split('/').at(-1) ?? ''}.tar.gz`);
    expect((await outcome('commands/backup.ts', place, ['--to', file])).code).toBe(0);
    await writeFile(join(place.dataDir, 'files/apps/left.apk'), 'left');
    await rm(secretFile());
    for (const name of await readdir(place.dataDir))
      if (name.startsWith('apiyard.sqlite')) await rm(join(place.dataDir, name));
    expect(await outcome('commands/restore.ts', place, [file])).toEqual({
      code: 1,
      out: '',
      err: 'There is already data here. Add --replace to replace it with the backup. The current data is kept in a separate folder.\n',
    });
    expect((await outcome('commands/restore.ts', place, [file, '--replace'])).code).toBe(0);
    expect((await readFile(secretFile(), 'utf8')).trim()).toBe(secret.trim());
    expect(await readdir(join(place.dataDir, 'files/apps')).catch(() => [])).toEqual([]);
    await (await serve(place)).stop();
    await rm(file);
  });

  it('warns when a backup without the secret is restored, and then does not start', async () => {
    const file = join(place.dataDir, 'without.tar.gz');
    expect((await outcome('commands/backup.ts', place, ['--to', file, '--without-secret'])).code).toBe(0);
    const there = await newPlace('sqlite');
    await cp(file, join(there.dataDir, 'without.tar.gz'));
    const restored = await outcome('commands/restore.ts', there, [join(there.dataDir, 'without.tar.gz')]);
    const itsSecret = join(there.dataDir, 'secret');
    expect([restored.code, restored.out.split('\n')[1]]).toEqual([
      0,
      `THE SECRET OF THE BACKUP IS MISSING. The server does not start without it. Write it to ${itsSecret}, or set APP_SECRET to it. ${ifLost}`,
    ]);
    const refused = await outcome('main.ts', there);
    expect([
      refused.code,
      refused.err.startsWith(
        `The secret is missing: there is no ${itsSecret}, but there is ${join(there.dataDir, 'apiyard.sqlite')}.`,
      ),
    ]).toEqual([1, true]);
    await cp(secretFile(), itsSecret);
    await (await serve(there)).stop();
    await there.remove();
  });

  it('is not replaced while the database is damaged: restoring works then too', async () => {
    const file = join(place.dataDir, 'yard.tar.gz');
    expect((await outcome('commands/backup.ts', place, ['--to', file])).code).toBe(0);
    await writeFile(join(place.dataDir, 'apiyard.sqlite'), 'x'.repeat(8192));
    const damaged =
      'The database is damaged (file is not a database). Restore the latest backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace". The damaged files are kept in a separate folder.\n';
    expect(await outcome('commands/backup.ts', place)).toEqual({ code: 1, out: '', err: damaged });
    expect(await outcome('main.ts', place)).toEqual({ code: 1, out: '', err: damaged });
    expect((await outcome('commands/restore.ts', place, [file, '--replace'])).code).toBe(0);
    await (await serve(place)).stop();
  });
});
