import { createHash } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { addToGallery } from '@apiyard/api/contract/content/pictures';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import { interleaved } from '../../../test/interleaved.ts';
import { member, openTestSite, Visitor, type TestSite } from '../../../test/test-site.ts';
import { createLog } from '../../http/logging/log.ts';
import { createContent } from '../content.ts';

const dayMs = 86_400_000;

interface Picture {
  readonly id: string;
  readonly address: string;
  readonly small: string;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
}

const drawing = (width: number, height: number, colour = '#c07020') =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const png = (width: number, height: number, colour?: string) => drawing(width, height, colour).png().toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A few kilobytes that say they are so many pixels. */
function flood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describeOnEngines('Uploaded pictures', (on) => {
  let testSite: TestSite;
  let admin: Visitor;
  const upload = async (
    bytes: Buffer,
    headers: Record<string, string> = { 'content-type': 'application/octet-stream' },
  ) => admin.send('POST', '/api/admin/pictures', bytes, headers);
  const uploaded = async (bytes: Buffer) => (await upload(bytes)).body as Picture;
  const get = (url: string, headers: Record<string, string> = {}) =>
    testSite.app.inject({ method: 'GET', url, headers });
  const files = async () => (await readdir(join(testSite.filesDir, 'pictures')).catch(() => [])).toSorted();
  const rows = async () =>
    (await on().database.kysely.selectFrom('picture').select('id').orderBy('id').execute()).map(({ id }) => id);

  beforeAll(async () => {
    testSite = await openTestSite(on().database);
    admin = await member(testSite, 'keeper', { address: '198.51.100.200' });
    await on().database.kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', 'keeper').execute();
    return () => testSite.close();
  });

  it('are stored as WebP in two sizes under the hash of their content, and cached permanently by browsers', async () => {
    const picture = await uploaded(await png(3000, 1500));
    expect(picture).toMatchObject({
      width: 2000,
      height: 1000,
      address: `/api/data/content/pictures/${picture.id}.webp`,
      small: `/api/data/content/pictures/${picture.id}-600.webp`,
    });
    const whole = await get(picture.address);
    expect([
      whole.statusCode,
      whole.headers['content-type'],
      whole.headers['cache-control'],
      whole.headers['x-content-type-options'],
    ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable', 'nosniff']);
    expect(createHash('sha256').update(whole.rawPayload).digest('hex')).toBe(picture.id);
    expect([whole.rawPayload.length, Number(whole.headers['content-length'])]).toEqual([
      picture.sizeBytes,
      picture.sizeBytes,
    ]);
    expect(await sharp((await get(picture.small)).rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 600,
      height: 300,
    });
    expect((await get(picture.address, { 'if-none-match': String(whole.headers['etag']) })).statusCode).toBe(304);
    expect(await files()).toEqual([`${picture.id}-600.webp`, `${picture.id}.webp`]);
    expect((await uploaded(await png(3000, 1500))).id).toBe(picture.id);
    expect((await rows()).length).toBe(1);
  });

  it('may be PNG, JPEG, WebP, AVIF or GIF, by content and not by name', async () => {
    for (const [kind, bytes] of [
      ['jpeg', await drawing(40, 30).jpeg().toBuffer()],
      ['webp', await drawing(41, 30).webp().toBuffer()],
      ['avif', await drawing(42, 30).avif().toBuffer()],
      ['gif', await drawing(43, 30).gif().toBuffer()],
    ] as const)
      expect([kind, (await upload(bytes)).status]).toEqual([kind, 200]);
  });

  it('lose location and camera data, and are rotated upright', async () => {
    const bytes = await drawing(80, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeInstanceOf(Buffer);
    const { address, width, height } = await uploaded(bytes);
    expect([width, height]).toEqual([40, 80]);
    const kept = await sharp((await get(address)).rawPayload).metadata();
    expect([kept.exif, kept.xmp, kept.iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('are rejected when they are something else, damaged, or malicious, and nothing is stored', async () => {
    const before = [await files(), await rows()];
    const whole = await png(200, 200);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
    );
    const cases: readonly [string, Buffer, number, string][] = [
      ['nothing', Buffer.alloc(0), 415, 'UnsupportedMedia'],
      ['SVG', svg, 415, 'UnsupportedMedia'],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'UnsupportedMedia'],
      ['a PDF', Buffer.from('%PDF-1.7\n'), 415, 'UnsupportedMedia'],
      ['TIFF', await drawing(10, 10).tiff().toBuffer(), 415, 'UnsupportedMedia'],
      ['an APK', Buffer.from('PK\x03\x04 and more'), 415, 'UnsupportedMedia'],
      ['a signature alone', Buffer.from('89504e470d0a1a0a', 'hex'), 409, 'BrokenPicture'],
      [
        'a cut PNG',
        (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              noise: { type: 'gaussian', mean: 128, sigma: 40 },
              background: '#fff',
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 20_000),
        409,
        'BrokenPicture',
      ],
      [
        'a cut JPEG',
        (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              noise: { type: 'gaussian', mean: 128, sigma: 40 },
              background: '#fff',
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 9_000),
        409,
        'BrokenPicture',
      ],
      [
        'noise after a signature',
        Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5000, 0x5a)]),
        409,
        'BrokenPicture',
      ],
      ['GIF that is SVG', Buffer.concat([Buffer.from('GIF89a'), svg]), 409, 'BrokenPicture'],
      [
        'WebP that is a page',
        Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBP<script>alert(1)</script>')]),
        409,
        'BrokenPicture',
      ],
      ['AVIF without a picture', Buffer.from('\0\0\0\x14ftypavif\0\0\0\0avif'), 409, 'BrokenPicture'],
      ['a flood of pixels', flood(60_000, 60_000), 409, 'TooManyPixels'],
      ['a flood in one line', flood(60_000_000, 1), 409, 'TooManyPixels'],
    ];
    for (const [name, bytes, status, code] of cases) {
      const answer = await upload(bytes);
      expect([name, answer.status, (answer.body as { code: string }).code]).toEqual([name, status, code]);
    }
    expect([await files(), await rows()]).toEqual(before);
    // It is a PNG first: what hangs on it is not drawn, and so not kept.
    const { address } = await uploaded(Buffer.concat([whole, svg]));
    expect((await get(address)).rawPayload.includes('script')).toBe(false);
    expect((await get(address)).rawPayload.includes('svg')).toBe(false);
  });

  it('are rejected above 10 MB, as bytes of another kind, from visitors and from people who are not admins', async () => {
    expect(await upload(Buffer.alloc(10_000_001))).toMatchObject({
      status: 413,
      body: { code: 'TooLarge', sizeBytesMax: 10_000_000 },
    });
    expect((await upload(await png(10, 10), { 'content-type': 'image/png' })).status).toBe(415);
    const bytes = await png(10, 10);
    expect(
      (
        await new Visitor(testSite).send('POST', '/api/admin/pictures', bytes, {
          'content-type': 'application/octet-stream',
        })
      ).status,
    ).toBe(401);
    const person = await member(testSite, 'dina', { address: '198.51.100.7' });
    expect(
      (await person.send('POST', '/api/admin/pictures', bytes, { 'content-type': 'application/octet-stream' })).status,
    ).toBe(403);
  });

  it('lead to no other file of the server', async () => {
    await writeFile(join(testSite.filesDir, 'secret.webp'), 'secret');
    for (const file of [
      '../secret.webp',
      '..%2fsecret.webp',
      `${'a'.repeat(64)}.webp`,
      `${'A'.repeat(64)}.webp`,
      `${'a'.repeat(64)}-700.webp`,
      '.webp',
    ]) {
      expect([file, (await get(`/api/data/content/pictures/${file}`)).statusCode]).toEqual([file, 404]);
    }
  });

  it('are listed for choosing, latest first', async () => {
    testSite.clock.nowMs += 1000;
    const latest = await uploaded(await png(77, 33, '#123456'));
    const { items, next } = (await admin.send('GET', '/api/admin/pictures')).body as {
      items: Picture[];
      next: string | null;
    };
    expect([items[0]?.id, items.length > 4, next]).toEqual([latest.id, true, null]);
  });

  it('are listed in the gallery, newest first, can be renamed, deleted and restored', async () => {
    const picture = await uploaded(await png(50, 50, '#00ff00'));
    testSite.clock.nowMs += 1000;
    const added = (await admin.send('POST', '/api/admin/gallery', { pictureId: picture.id, name: ' Green ' })).body as {
      id: string;
    };
    expect(added).toEqual({
      id: added.id,
      version: 1,
      name: 'Green',
      cover: picture.address,
      small: picture.small,
      time: new Date(testSite.clock.nowMs).toISOString(),
      sample: false,
    });
    const visible = async () =>
      ((await new Visitor(testSite).send('GET', '/api/data/gallery')).body as { data: { name: string }[] }).data.map(
        ({ name }) => name,
      );
    expect(await visible()).toEqual(['Green']);
    const time = new Date(testSite.clock.nowMs).toISOString();
    expect(
      (await admin.send('PUT', `/api/admin/gallery/${added.id}`, { version: 1, name: 'Meadow', time })).body,
    ).toMatchObject({ name: 'Meadow', version: 2 });
    expect(await admin.send('PUT', `/api/admin/gallery/${added.id}`, { version: 1, name: 'Late', time })).toMatchObject(
      { status: 409, body: { code: 'Stale', version: 2 } },
    );
    expect(await visible()).toEqual(['Meadow']);
    await admin.send('DELETE', `/api/admin/gallery/${added.id}`);
    expect(await visible()).toEqual([]);
    expect((await admin.send('PUT', `/api/admin/gallery/${added.id}`, { version: 2, name: 'Gone', time })).status).toBe(
      404,
    );
    expect((await admin.send('POST', `/api/admin/gallery/${added.id}/restore`)).body).toMatchObject({ name: 'Meadow' });
    expect(await visible()).toEqual(['Meadow']);
    for (const pictureId of ['nothing', 'a'.repeat(64), '../x'])
      expect((await admin.send('POST', '/api/admin/gallery', { pictureId, name: 'X' })).status).toBe(422);
    expect(
      ((await admin.send('GET', '/api/admin/gallery')).body as { items: { name: string }[] }).items.map(
        ({ name }) => name,
      ),
    ).toEqual(['Meadow']);
  });

  it('are deleted a week after their last use, and those in use stay', async () => {
    const inPost = await uploaded(await png(61, 10, '#111111'));
    const inText = await uploaded(await png(62, 10, '#222222'));
    const unused = await uploaded(await png(63, 10, '#333333'));
    await admin.send('POST', '/api/admin/posts', {
      title: 'With a cover',
      slug: null,
      content: '',
      cover: inPost.address,
      category: 'News',
      featured: false,
      publishAt: null,
    });
    await admin.send('POST', '/api/admin/updates', {
      kind: 'new',
      title: 'With a picture',
      body: `![Chart](${inText.address})`,
      publishAt: null,
    });
    await writeFile(join(testSite.filesDir, 'pictures', '.left-behind.part'), 'half');
    await testSite.content.sweep();
    expect(await rows()).toContain(unused.id);
    testSite.clock.nowMs += 7 * dayMs + 1;
    const long = new Date(testSite.clock.nowMs - 7_200_000);
    for (const name of await files()) await utimes(join(testSite.filesDir, 'pictures', name), long, long);
    await testSite.content.sweep();
    expect([
      (await rows()).includes(inPost.id),
      (await rows()).includes(inText.id),
      (await rows()).includes(unused.id),
    ]).toEqual([true, true, false]);
    expect((await get(unused.address)).statusCode).toBe(404);
    expect((await get(inPost.address)).statusCode).toBe(200);
    expect((await files()).filter((name) => name.endsWith('.part'))).toEqual([]);
    // Sent again it is there again.
    expect((await get((await uploaded(await png(63, 10, '#333333'))).address)).statusCode).toBe(200);
  });

  it('stay when they are chosen at the moment of their deletion', async () => {
    const { id, address } = await uploaded(await png(64, 10, '#444444'));
    testSite.clock.nowMs += 8 * dayMs;
    const database = interleaved(await on().openAnother(), 'picture', () => testSite.content.sweep());
    const others = createContent({
      database,
      scheduler: testSite.scheduler,
      filesDir: testSite.filesDir,
      log: createLog('silent').logger,
      now: () => testSite.clock.nowMs,
    });
    const add = others.routes.find(({ endpoint }) => endpoint === addToGallery);
    expect(await add?.handle({ input: { pictureId: id, name: 'Slate' } } as never)).toMatchObject({
      name: 'Slate',
      cover: address,
    });
    await others[Symbol.asyncDispose]();
    expect(await rows()).toContain(id);
    expect((await get(address)).statusCode).toBe(200);
  });
});
