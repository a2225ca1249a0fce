/** Responses when the server cannot store anything, with really full disks and damaged pages. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Place } from '../../../test/engines/engines.ts';
import { newPlace } from '../../../test/engines/engines.ts';
import { run, serve } from '../../../test/processes.ts';
import { createPictureFiles } from '../../content/pictures/files.ts';
import { storageProblemOf } from './storage-failure.ts';

let place: Place;
beforeEach(async () => {
  place = await newPlace('sqlite');
});
afterEach(() => place.remove());

const keeper = { ADMIN_USERNAME: 'keeper', ADMIN_EMAIL: 'keeper@example.com', ADMIN_PASSWORD: 'seven little llamas' };
const logIn = (origin: string) =>
  fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ usernameOrEmail: 'keeper', password: 'seven little llamas' }),
  });

/** Overwrites the first pages of a table and its indexes, or of the indexes alone, like a failing disk. */
function damage(table: string, type: 'index' | '%' = '%'): void {
  const file = join(place.dataDir, 'apiyard.sqlite');
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  const { page_size: pageSize } = database.prepare('pragma page_size').get() as { page_size: number };
  const pages = database
    .prepare('select rootpage from sqlite_schema where type like ? and tbl_name = ?')
    .all(type, table)
    .map(({ rootpage }) => Number(rootpage));
  database.close();
  expect(pages.length).toBeGreaterThan(0);
  const handle = openSync(file, 'r+');
  for (const page of pages) writeSync(handle, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (page - 1) * pageSize);
  closeSync(handle);
}

it('sign-in reports damaged storage when database pages are damaged', async () => {
  const first = await serve(place, keeper);
  expect((await logIn(first.origin)).status).toBe(200);
  await first.stop();
  damage('person', 'index');
  const second = await serve(place);
  const answer = await logIn(second.origin);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '60',
    {
      success: false,
      code: 'Maintenance',
      storage: 'damaged',
      retryAfterS: 60,
      requestId: expect.any(String),
      message: "The server's storage is damaged. The admin must restore a backup before you try again.",
    },
  ]);
  second.child.kill('SIGKILL');
});

it('an upload on a full disk gets 503 with Retry-After, and what arrived is kept', async () => {
  const server = await serve(place, keeper, 6_000_000);
  const signedIn = await logIn(server.origin);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { cookie, origin: server.origin };
  const sizeBytes = 8_000_000;
  const begun = await fetch(`${server.origin}/api/admin/app-uploads`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ fileName: 'big.apk', sizeBytes }),
  });
  const { id } = (await begun.json()) as { id: string };
  const put = (offset: number, length: number) =>
    fetch(`${server.origin}/api/admin/app-uploads/${id}/bytes/${offset}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(length, 7),
    });
  expect((await put(0, 4_000_000)).status).toBe(200);
  const full = await put(4_000_000, 4_000_000);
  expect([full.status, full.headers.get('retry-after'), await full.json()]).toEqual([
    503,
    '60',
    expect.objectContaining({
      code: 'Maintenance',
      storage: 'full',
      detail: 'The disk of the server is full. Free up space, then continue. What has arrived is kept.',
    }),
  ]);
  const after = (await (await fetch(`${server.origin}/api/admin/app-uploads/${id}`, { headers })).json()) as {
    received: number;
  };
  expect(after.received).toBeGreaterThanOrEqual(4_000_000);
  expect(after.received).toBeLessThanOrEqual(6_000_000);
  expect((await fetch(`${server.origin}/api/admin/app-uploads/${id}`, { method: 'DELETE', headers })).status).toBe(200);
  expect(await readdir(join(place.dataDir, 'files/apps'))).toEqual([]);
  await server.stop();
});

it('a picture that cannot be stored completely leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apiyard-pictures-'));
  const files = createPictureFiles(folder);
  const id = 'a'.repeat(64);
  // Its second name is taken by a folder: the disk refuses it after the first file was written.
  await files.write({ id, whole: Buffer.from('whole'), small: Buffer.from('small') });
  const [whole] = (await readdir(join(folder, 'pictures'))).filter((name) => !name.includes('small'));
  await rm(join(folder, 'pictures'), { recursive: true });
  await mkdir(join(folder, 'pictures', whole ?? '', 'taken'), { recursive: true });
  await expect(files.write({ id, whole: Buffer.from('whole'), small: Buffer.from('small') })).rejects.toThrow();
  expect((await readdir(join(folder, 'pictures'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  await rm(folder, { recursive: true });
});

it('the codes of disks that are full, read-only or failing are recognized, those of other faults are not', () => {
  const system = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });
  expect(
    ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'ENOENT', 'EACCES'].map((code) => [
      code,
      storageProblemOf(system(code)),
    ]),
  ).toEqual([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EFBIG', 'full'],
    ['EIO', 'failing'],
    ['EROFS', 'failing'],
    ['ENOENT', null],
    ['EACCES', null],
  ]);
  expect(storageProblemOf(Object.assign(new Error('no system call'), { code: 'EIO' }))).toBe(null);
});

it('a start whose tables cannot be read ends with a sentence, not a stack', async () => {
  const first = await serve(place, keeper);
  await first.stop();
  damage('person');
  const second = run('main.ts', place);
  expect([await second.ended, second.output.err]).toEqual([
    1,
    'The database is damaged (database disk image is malformed). Restore the latest backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace". The damaged files are kept in a separate folder.\n',
  ]);
});
