import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apkOf } from '@apiyard/api/conformance/content/apk';
import type { AppUpload, AppVersion } from '@apiyard/api/contract/content/apps';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { interleaved } from '../../test/interleaved.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import { schedulerOf } from '../../test/scheduler.ts';
import type { Person } from '../caller.ts';
import { createLog } from '../http/logging/log.ts';
import { RateLimiter } from '../http/limits/rate-limit.ts';
import { createServer } from '../http/server.ts';
import { mount } from '../route.ts';
import type { Apps } from './apps.ts';
import { createApps } from './apps.ts';
import { listPublishedNames } from './versions-store.ts';

const dayMs = 86_400_000;
const startMs = 1_795_168_800_000;
const manifest = { packageName: 'com.example.yard', versionCode: 1, versionName: '1.0', label: 'Yard', minSdk: 26 };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface TestResponse<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

describeOnEngines('apps', (on) => {
  const clock = { nowMs: startMs };
  let filesDir = '';
  let app: FastifyInstance;
  let apps: Apps;
  let base = '';
  let acts: string[] = [];
  let names = 0;
  let ticks = 0;
  const packageOf = () => `com.example.app${(names += 1)}`;
  const inFolder = () => readdir(join(filesDir, 'apps'));

  async function start(): Promise<void> {
    const log = createLog('silent');
    apps = await createApps({
      database: on().database,
      scheduler: schedulerOf(on().database, () => clock.nowMs),
      filesDir,
      log: log.logger,
      now: () => clock.nowMs,
    });
    app = await createServer({ log, publicUrl: null, trustProxy: 1 });
    mount(app, apps.routes, {
      // Its windows are over as soon as they begin.
      limiter: new RateLimiter(() => (ticks += 1e9)),
      personOf: async ({ headers: { 'x-role': role } }) =>
        role === undefined ? null : ({ id: `the ${String(role)}`, role } as unknown as Person),
      recordAct: async ({ endpoint }) => void acts.push(endpoint.path),
    });
    base = await app.listen({ port: 0, host: '127.0.0.1' });
  }
  async function stop(): Promise<void> {
    await app.close();
    await apps[Symbol.asyncDispose]();
  }
  beforeAll(async () => {
    filesDir = await mkdtemp(join(tmpdir(), 'apiyard-apps-'));
    await start();
  });
  afterAll(async () => {
    await stop();
    await rm(filesDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    acts = [];
    // What other tests left unfinished would count against these.
    await on().database.kysely.deleteFrom('app_upload').execute();
  });

  async function send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
    role: string | null = 'admin',
  ): Promise<TestResponse<Body>> {
    const headers = {
      ...(role !== null && { 'x-role': role }),
      ...(body && { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' }),
    };
    const response = await fetch(base + path, {
      method,
      headers,
      ...(body && { body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }
  const begin = async (sizeBytes: number) =>
    (await send<AppUpload>('POST', '/api/admin/app-uploads', { fileName: 'yard.apk', sizeBytes })).body;
  const part = <Body = AppUpload>(id: string, offset: number, bytes: Uint8Array) =>
    send<Body>('PUT', `/api/admin/app-uploads/${id}/bytes/${offset}`, bytes);
  async function uploaded(bytes: Uint8Array): Promise<AppUpload> {
    const { id } = await begin(bytes.length);
    for (let at = 0; at < bytes.length; at += 4_000_000) await part(id, at, bytes.subarray(at, at + 4_000_000));
    const { status, body } = await send<AppUpload>('POST', `/api/admin/app-uploads/${id}/finish`);
    expect([status, body.received]).toEqual([200, bytes.length]);
    return body;
  }
  const typed = {
    packageName: 'com.example.typed',
    label: 'Typed',
    versionName: '1',
    versionCode: 1,
    minSdk: null,
    changelog: '',
    state: 'draft',
  };
  async function publish({ id: uploadId, facts }: AppUpload, given: object = {}): Promise<AppVersion> {
    const { packageName, label, versionName, versionCode, minSdk } = facts ?? typed;
    const { status, body } = await send<AppVersion>('POST', '/api/admin/app-versions', {
      uploadId,
      packageName,
      label,
      versionName,
      versionCode,
      minSdk,
      changelog: 'First.',
      state: 'published',
      ...given,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }
  const published = async (bytes: Uint8Array, given: object = {}) => publish(await uploaded(bytes), given);

  it('accepts a file in parts and reports what it contains', async () => {
    const bytes = apkOf(manifest, { filler: 5_000 });
    const { id, ...begun } = await begin(bytes.length);
    expect(begun).toEqual({
      fileName: 'yard.apk',
      sizeBytes: bytes.length,
      received: 0,
      chunkBytesMax: 4_000_000,
      facts: null,
    });
    expect((await part(id, 0, bytes.subarray(0, 3000))).body.received).toBe(3000);
    expect((await send<AppUpload>('GET', `/api/admin/app-uploads/${id}`)).body.received).toBe(3000);
    expect((await part(id, 3000, bytes.subarray(3000))).body.received).toBe(bytes.length);
    const { body } = await send<AppUpload>('POST', `/api/admin/app-uploads/${id}/finish`);
    const facts = {
      sha256: sha256(bytes),
      packageName: 'com.example.yard',
      versionName: '1.0',
      versionCode: 1,
      label: 'Yard',
      minSdk: 26,
      certificateSha256: null,
      hasIcon: false,
    };
    expect(body.facts).toEqual(facts);
    expect((await send<AppUpload>('POST', `/api/admin/app-uploads/${id}/finish`)).body.facts).toEqual(facts);
    // The parts have no audit entries.
    expect(acts).toEqual([
      '/api/admin/app-uploads',
      '/api/admin/app-uploads/{id}/finish',
      '/api/admin/app-uploads/{id}/finish',
    ]);
  });

  it('returns the right offset when a part starts at a wrong one', async () => {
    const { id } = await begin(100);
    await part(id, 0, randomBytes(40));
    expect(await part<object>(id, 0, randomBytes(40))).toMatchObject({
      status: 409,
      body: { code: 'WrongOffset', received: 40 },
    });
    expect(await part<object>(id, 60, randomBytes(40))).toMatchObject({
      status: 409,
      body: { code: 'WrongOffset', received: 40 },
    });
    expect(await send('POST', `/api/admin/app-uploads/${id}/finish`)).toMatchObject({
      status: 409,
      body: { code: 'WrongOffset', received: 40 },
    });
  });

  it('keeps what arrived before a connection was interrupted, also over a restart, and continues from there', async () => {
    const bytes = apkOf({ ...manifest, packageName: packageOf() }, { filler: 900_000 });
    const { id } = await begin(bytes.length);
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${base}/api/admin/app-uploads/${id}/bytes/0`, {
        method: 'PUT',
        headers: { 'x-role': 'admin', 'content-type': 'application/octet-stream', 'content-length': bytes.length },
      });
      request.on('error', () => resolve());
      request.write(bytes.subarray(0, 300_000), () => setImmediate(() => request.destroy()));
    });
    await expect
      .poll(async () => (await send<AppUpload>('GET', `/api/admin/app-uploads/${id}`)).body.received)
      .toBeGreaterThan(0);
    await stop();
    await start();
    const { received } = (await send<AppUpload>('GET', `/api/admin/app-uploads/${id}`)).body;
    expect(received).toBeLessThanOrEqual(300_000);
    await part(id, received, bytes.subarray(received));
    expect((await send<AppUpload>('POST', `/api/admin/app-uploads/${id}/finish`)).body.facts?.sha256).toBe(
      sha256(bytes),
    );
  });

  it('counts one of two parallel parts for the same offset', async () => {
    const bytes = apkOf({ ...manifest, packageName: packageOf() });
    const { id } = await begin(bytes.length);
    const answers = await Promise.all([part(id, 0, bytes), part(id, 0, bytes)]);
    expect(
      answers.every(({ status, body }) => (status === 200 && body.received === bytes.length) || status === 409),
    ).toBe(true);
    expect((await send<AppUpload>('POST', `/api/admin/app-uploads/${id}/finish`)).body.facts?.sha256).toBe(
      sha256(bytes),
    );
  });

  it('accepts no more than declared, in a part, in total, or by its length', async () => {
    expect(await send('POST', '/api/admin/app-uploads', { fileName: 'a.apk', sizeBytes: 300_000_001 })).toMatchObject({
      status: 413,
      body: { code: 'TooLarge', sizeBytesMax: 300_000_000 },
    });
    const { id } = await begin(100);
    expect(await part<object>(id, 0, randomBytes(101))).toMatchObject({
      status: 413,
      body: { code: 'TooLarge', sizeBytesMax: 100 },
    });
    expect((await send<AppUpload>('GET', `/api/admin/app-uploads/${id}`)).body.received).toBe(0);
    const large = await begin(9_000_000);
    expect(await part<object>(large.id, 0, randomBytes(4_000_001))).toMatchObject({
      status: 413,
      body: { code: 'TooLarge', sizeBytesMax: 4_000_000 },
    });
    // Without a declared length it is measured during the upload.
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(randomBytes(500_000)) });
    const response = await fetch(`${base}/api/admin/app-uploads/${large.id}/bytes/0`, {
      method: 'PUT',
      headers: { 'x-role': 'admin', 'content-type': 'application/octet-stream' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'TooLarge']);
  });

  it('reports a full disk, and keeps what has arrived', async () => {
    const { id } = await begin(100);
    await symlink('/dev/full', join(filesDir, 'apps', `${id}.part`));
    expect(await part<object>(id, 0, randomBytes(100))).toMatchObject({
      status: 503,
      body: {
        code: 'Maintenance',
        retryAfterS: 60,
        detail: 'The disk of the server is full. Free up space, then continue. What has arrived is kept.',
      },
    });
    expect((await send<AppUpload>('GET', `/api/admin/app-uploads/${id}`)).body.received).toBe(0);
    await rm(join(filesDir, 'apps', `${id}.part`));
    expect((await part(id, 0, randomBytes(100))).body.received).toBe(100);
  });

  it('reads no byte from a caller without permission', async () => {
    const { id } = await begin(100);
    for (const [role, code] of [
      [null, 'Unauthenticated'],
      ['user', 'Forbidden'],
    ] as const) {
      expect((await send('PUT', `/api/admin/app-uploads/${id}/bytes/0`, randomBytes(100), role)).body['code']).toBe(
        code,
      );
    }
    expect(await inFolder()).not.toContain(`${id}.part`);
  });

  it('accepts binary bodies and JSON bodies as what they are declared', async () => {
    const { id } = await begin(100);
    expect(await send('PUT', `/api/admin/app-uploads/${id}/bytes/0`, { not: 'bytes' })).toMatchObject({
      status: 415,
      body: {
        code: 'UnsupportedMedia',
        detail: 'Send the raw bytes with the header "Content-Type: application/octet-stream".',
      },
    });
    expect(await send('POST', '/api/admin/app-versions', randomBytes(10))).toMatchObject({
      status: 415,
      body: { code: 'UnsupportedMedia' },
    });
    expect((await send('PUT', `/api/admin/app-uploads/${id}/bytes/0`)).status).toBe(200);
    expect(await send('PUT', `/api/admin/app-uploads/nobody/bytes/0`, randomBytes(10))).toMatchObject({ status: 404 });
    expect(await send('PUT', `/api/admin/app-uploads/${id}/bytes/-1`, randomBytes(10))).toMatchObject({ status: 422 });
  });

  it('deletes a file that is not an APK, with a reason', async () => {
    const bytes = new TextEncoder().encode('MZ this is a program for another system');
    const { id } = await begin(bytes.length);
    await part(id, 0, bytes);
    expect(await send('POST', `/api/admin/app-uploads/${id}/finish`)).toMatchObject({
      status: 409,
      body: {
        code: 'NotAnApk',
        detail: 'This is not an APK: it is not a ZIP archive. Choose the .apk file from your build.',
        reason: 'it is not a ZIP archive',
      },
    });
    expect((await send('GET', `/api/admin/app-uploads/${id}`)).status).toBe(404);
    expect((await inFolder()).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('rejects values that differ from the file', async () => {
    const packageName = packageOf();
    const { id: uploadId } = await uploaded(apkOf({ ...manifest, packageName }));
    const right = { ...typed, uploadId, packageName, minSdk: 26 };
    expect(await send('POST', '/api/admin/app-versions', { ...right, packageName: 'com.other.app' })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { pointer: '/packageName', detail: `packageName is ${packageName} in the file and cannot be changed.` },
        ],
      },
    });
    expect(await send('POST', '/api/admin/app-versions', { ...right, versionCode: 2 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/versionCode' }] },
    });
    expect((await send('POST', '/api/admin/app-versions', right)).status).toBe(200);
  });

  it('creates no second version with the same code, and none of a file twice', async () => {
    const packageName = packageOf();
    const first = await published(apkOf({ ...manifest, packageName }));
    const { id: uploadId } = await uploaded(apkOf({ ...manifest, packageName }, { filler: 10 }));
    expect(
      await send('POST', '/api/admin/app-versions', { ...typed, uploadId, packageName, minSdk: 26 }),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'Conflict',
        detail: `${packageName} already has a version with the code 1. Delete it first, or build with a higher code.`,
      },
    });
    expect((await send('POST', '/api/admin/app-versions', { ...typed, uploadId: first.id })).status).toBe(404);
    // Once the first is gone, its code is free; it cannot come back while it is taken.
    await send('DELETE', `/api/admin/app-versions/${first.id}`);
    expect(
      (await send('POST', '/api/admin/app-versions', { ...typed, uploadId, packageName, minSdk: 26 })).status,
    ).toBe(200);
    expect(await send('POST', `/api/admin/app-versions/${first.id}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'Conflict' },
    });
  });

  it('refuses the second of two admins who save the same version, and overwrites nothing', async () => {
    const { id, version, label, versionName } = await published(apkOf({ ...manifest, packageName: packageOf() }));
    const mine = { version, label, versionName, changelog: 'Mine.', state: 'published' };
    expect(await send('PUT', `/api/admin/app-versions/${id}`, mine)).toMatchObject({
      status: 200,
      body: { version: 2, changelog: 'Mine.' },
    });
    expect(await send('PUT', `/api/admin/app-versions/${id}`, { ...mine, changelog: 'Theirs.' })).toMatchObject({
      status: 409,
      body: { code: 'Stale', version: 2 },
    });
    const { items } = (await send<{ items: AppVersion[] }>('GET', '/api/admin/app-versions')).body;
    expect(items.find((item) => item.id === id)?.changelog).toBe('Mine.');
  });

  it('shows only published versions to people', async () => {
    const packageName = packageOf();
    const old = await published(apkOf({ ...manifest, packageName }));
    const draft = await published(apkOf({ ...manifest, packageName, versionCode: 2, versionName: '2.0' }), {
      state: 'draft',
      label: 'Yard 2',
    });
    const file = (code: number) => fetch(`${base}/api/apps/${packageName}/versions/${code}/file`);
    const inSitemap = async () =>
      (await listPublishedNames(on().database.kysely)).filter((name) => name === packageName).length;
    expect(
      (await send<{ versions: { versionCode: number }[] }>('GET', `/api/apps/${packageName}`, undefined, null)).body,
    ).toMatchObject({ label: 'Yard', versions: [{ versionCode: 1 }] });
    expect((await file(2)).status).toBe(404);
    await send('PUT', `/api/admin/app-versions/${draft.id}`, {
      version: 1,
      label: 'Yard 2',
      versionName: '2.0',
      changelog: '',
      state: 'published',
    });
    expect(
      (await send<{ versions: { versionCode: number }[] }>('GET', `/api/apps/${packageName}`, undefined, null)).body,
    ).toMatchObject({ label: 'Yard 2', versions: [{ versionCode: 2 }, { versionCode: 1 }] });
    expect(await inSitemap()).toBe(1);
    await send('DELETE', `/api/admin/app-versions/${old.id}`);
    expect((await file(1)).status).toBe(404);
    await send('DELETE', `/api/admin/app-versions/${draft.id}`);
    expect((await send('GET', `/api/apps/${packageName}`, undefined, null)).status).toBe(404);
    expect(await inSitemap()).toBe(0);
    await send('POST', `/api/admin/app-versions/${draft.id}/restore`);
    expect((await file(2)).status).toBe(200);
  });

  it('serves files completely and in ranges, with a name that any browser accepts', async () => {
    const packageName = packageOf();
    const bytes = apkOf({ ...manifest, packageName, label: 'Ладу "Hof" باحة' }, { filler: 200_000 });
    await published(bytes);
    const get = async (headers: Record<string, string> = {}) =>
      fetch(`${base}/api/apps/${packageName}/versions/1/file`, { headers });
    const whole = await get();
    expect(sha256(await whole.bytes())).toBe(sha256(bytes));
    const etag = `"${sha256(bytes)}"`;
    expect(
      ['content-type', 'content-length', 'accept-ranges', 'etag', 'cache-control', 'x-content-type-options'].map(
        (name) => whole.headers.get(name),
      ),
    ).toEqual(['application/vnd.android.package-archive', String(bytes.length), 'bytes', etag, 'no-cache', 'nosniff']);
    expect(whole.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[ -~]*"; filename\*=UTF-8''%D0%9B%D0%B0%D0%B4%D1%83/,
    );
    const ranges: [
      range: string,
      more: Record<string, string>,
      status: number,
      contentRange: string | null,
      length: number,
    ][] = [
      ['bytes=0-99', {}, 206, `bytes 0-99/${bytes.length}`, 100],
      ['bytes=1000-', {}, 206, `bytes 1000-${bytes.length - 1}/${bytes.length}`, bytes.length - 1000],
      ['bytes=-10', {}, 206, `bytes ${bytes.length - 10}-${bytes.length - 1}/${bytes.length}`, 10],
      ['bytes=5-5', { 'if-range': etag }, 206, `bytes 5-5/${bytes.length}`, 1],
      ['bytes=5-5', { 'if-range': '"another"' }, 200, null, bytes.length],
      ['bytes=5-5', { 'if-range': 'Sun, 22 Nov 2026 04:00:00 GMT' }, 200, null, bytes.length],
      ['bytes=0-1,5-6', {}, 200, null, bytes.length],
      ['lines=0-1', {}, 200, null, bytes.length],
      ['nonsense', {}, 200, null, bytes.length],
      [`bytes=${bytes.length}-`, {}, 416, `bytes */${bytes.length}`, 0],
    ];
    for (const [range, more, status, contentRange, length] of ranges) {
      const response = await get({ range, ...more });
      const body = await response.bytes();
      expect([range, response.status, response.headers.get('content-range'), body.length]).toEqual([
        range,
        status,
        contentRange,
        length,
      ]);
    }
    const middle = await (await get({ range: 'bytes=150000-150099' })).bytes();
    expect(Buffer.from(middle).equals(Buffer.from(bytes.subarray(150_000, 150_100)))).toBe(true);
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
  });

  it('returns the length of the file to HEAD, and counts no download', async () => {
    const packageName = packageOf();
    const bytes = apkOf({ ...manifest, packageName }, { filler: 200_000 });
    await published(bytes);
    const file = `${base}/api/apps/${packageName}/versions/1/file`;
    for (const headers of [{}, { range: 'bytes=0-99' }]) {
      const head = await fetch(file, { method: 'HEAD', headers });
      expect([
        head.status,
        head.headers.get('content-length'),
        head.headers.get('etag'),
        head.headers.get('accept-ranges'),
        (await head.bytes()).length,
      ]).toEqual([200, String(bytes.length), `"${sha256(bytes)}"`, 'bytes', 0]);
    }
    expect((await fetch(`${base}/api/apps/com.example.nobody/versions/1/file`, { method: 'HEAD' })).status).toBe(404);
    // One that is taken after them is the first.
    await (await fetch(file)).bytes();
    await expect
      .poll(async () => (await send<{ downloads: number }>('GET', `/api/apps/${packageName}`)).body.downloads)
      .toBe(1);
  });

  it('counts a download once for each address and day, by the range at its start', async () => {
    const packageName = packageOf();
    await published(apkOf({ ...manifest, packageName }));
    const take = async (address: string, range?: string) => {
      const response = await fetch(`${base}/api/apps/${packageName}/versions/1/file`, {
        headers: { 'x-forwarded-for': address, ...(range !== undefined && { range }) },
      });
      await response.bytes();
    };
    const downloads = async () => (await send<{ downloads: number }>('GET', `/api/apps/${packageName}`)).body.downloads;
    await take('203.0.113.1', 'bytes=0-99');
    await expect.poll(downloads).toBe(1);
    for (const range of ['bytes=100-199', 'bytes=200-', 'bytes=0-', undefined]) await take('203.0.113.1', range);
    await take('203.0.113.2', 'bytes=5-');
    await take('203.0.113.3');
    await expect.poll(downloads).toBe(2);
    clock.nowMs += dayMs;
    await take('203.0.113.1');
    await expect.poll(downloads).toBe(3);
    const rows = await on().database.kysely.selectFrom('app_download').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('responds with an error when the file is missing from the folder', async () => {
    const packageName = packageOf();
    const { id } = await published(apkOf({ ...manifest, packageName }));
    for (const name of await inFolder()) if (name.startsWith(`${id}-`)) await rm(join(filesDir, 'apps', name));
    expect(await send('GET', `/api/apps/${packageName}/versions/1/file`)).toMatchObject({
      status: 404,
      body: {
        code: 'NotFound',
        detail: 'The file of this version is missing on the server. Ask an admin to upload it again.',
      },
    });
  });

  it('protects a checked file from a late request', async () => {
    const bytes = apkOf({ ...manifest, packageName: packageOf() });
    const { id, facts } = await uploaded(bytes);
    expect(await part<object>(id, 0, randomBytes(50))).toMatchObject({ status: 409, body: { code: 'WrongOffset' } });
    expect(await inFolder()).toEqual(expect.arrayContaining([`${id}-${facts?.sha256}.apk`, `${id}.part`]));
    const [part1, whole] = await Promise.all([
      stat(join(filesDir, 'apps', `${id}.part`)),
      stat(join(filesDir, 'apps', `${id}-${facts?.sha256}.apk`)),
    ]);
    expect(part1.ino).not.toBe(whole.ino);
  });

  it('allows five unfinished uploads per admin, twenty in total and three gigabytes, also with parallel requests', async () => {
    const { kysely } = on().database;
    const ask = (sizeBytes: number, role = 'admin') =>
      send('POST', '/api/admin/app-uploads', { fileName: 'yard.apk', sizeBytes }, role);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(100)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'TooManyUploads',
      detail:
        'You have 5 unfinished uploads. Finish or cancel one. Uploads that receive no data for a day are deleted.',
    });
    // They were begun by others as far as the limit of one admin goes.
    const theirs = async () => kysely.updateTable('app_upload').set({ begun_by: 'another admin' }).execute();
    await theirs();
    for (let n = 5; n < 20; n += 1) {
      expect([n, (await ask(100)).status]).toEqual([n, 200]);
      await theirs();
    }
    const full = {
      status: 409,
      body: {
        code: 'TooManyUploads',
        detail:
          'The unfinished uploads of all admins use all the space reserved for them. Finish or cancel one. Uploads that receive no data for a day are deleted.',
      },
    };
    expect(await ask(1)).toMatchObject(full);
    clock.nowMs += dayMs + 60_000;
    await apps.sweep();
    for (let n = 0; n < 10; n += 1) {
      expect([n, (await ask(300_000_000)).status]).toEqual([n, 200]);
      await theirs();
    }
    expect(await ask(1)).toMatchObject(full);
  });

  it('deletes uploads after an idle day and deleted versions after 30 days, with their files', async () => {
    const abandoned = await begin(100);
    await part(abandoned.id, 0, randomBytes(10));
    const { id } = await published(apkOf({ ...manifest, packageName: packageOf() }));
    const kept = await published(apkOf({ ...manifest, packageName: packageOf() }));
    await send('DELETE', `/api/admin/app-versions/${id}`);
    clock.nowMs += dayMs - 60_000;
    await apps.sweep();
    expect((await send('GET', `/api/admin/app-uploads/${abandoned.id}`)).status).toBe(200);
    clock.nowMs += 120_000;
    await apps.sweep();
    expect((await send('GET', `/api/admin/app-uploads/${abandoned.id}`)).status).toBe(404);
    expect((await inFolder()).filter((name) => name.startsWith(abandoned.id))).toEqual([]);
    expect((await inFolder()).filter((name) => name.startsWith(id))).toHaveLength(1);
    clock.nowMs += 30 * dayMs;
    await apps.sweep();
    expect((await inFolder()).filter((name) => name.startsWith(id))).toEqual([]);
    expect((await inFolder()).filter((name) => name.startsWith(kept.id))).toHaveLength(1);
    expect((await send('POST', `/api/admin/app-versions/${id}/restore`)).status).toBe(404);
  });

  /** Sweeps as another process would that has looked into a table when this happens. */
  async function sweepAround(table: 'app_upload' | 'app_version', during: () => Promise<unknown>): Promise<void> {
    const database = interleaved(await on().openAnother(), table, during);
    const others = await createApps({
      database,
      scheduler: schedulerOf(database, () => clock.nowMs),
      filesDir,
      log: createLog('silent').logger,
      now: () => clock.nowMs,
    });
    await others.sweep();
    await others[Symbol.asyncDispose]();
  }

  it('keeps a version that is restored while it is about to be deleted', async () => {
    const bytes = apkOf({ ...manifest, packageName: packageOf() });
    const { id, packageName } = await published(bytes);
    await send('DELETE', `/api/admin/app-versions/${id}`);
    clock.nowMs += 31 * dayMs;
    await sweepAround('app_version', async () =>
      expect((await send('POST', `/api/admin/app-versions/${id}/restore`)).status).toBe(200),
    );
    const answer = await fetch(`${base}/api/apps/${packageName}/versions/1/file`);
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
  });

  it('keeps the file of an upload that becomes a version while it is about to be deleted', async () => {
    const bytes = apkOf({ ...manifest, packageName: packageOf() });
    const upload = await uploaded(bytes);
    clock.nowMs += 2 * dayMs;
    await sweepAround('app_upload', () => publish(upload));
    const answer = await fetch(`${base}/api/apps/${upload.facts?.packageName}/versions/1/file`);
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
  });

  it('responds without an internal error to texts that often break programs', async () => {
    const packageName = packageOf();
    const { id, ...row } = await published(apkOf({ ...manifest, packageName }));
    let { version } = row;
    for (const text of naughtyTexts) {
      const saved = await send<AppVersion>('PUT', `/api/admin/app-versions/${id}`, {
        version,
        label: text,
        versionName: '1.0',
        changelog: text,
        state: 'published',
      });
      expect([200, 422], text).toContain(saved.status);
      if (saved.status === 200) ({ version } = saved.body);
      expect([404, 422], text).toContain((await send('GET', `/api/apps/${encodeURIComponent(text)}`)).status);
      expect([404, 422], text).toContain(
        (await send('GET', `/api/apps/${packageName}/versions/${encodeURIComponent(text)}/file`)).status,
      );
      const begun = await send<AppUpload>('POST', '/api/admin/app-uploads', { fileName: text, sizeBytes: 5 });
      expect([200, 422], text).toContain(begun.status);
      if (begun.status === 200) await send('DELETE', `/api/admin/app-uploads/${begun.body.id}`);
      expect([200], text).toContain((await fetch(`${base}/api/apps/${packageName}/versions/1/file`)).status);
    }
  });
});
