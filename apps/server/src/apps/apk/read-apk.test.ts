import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { apkOf, compiledManifest, resourceTable, zipOf } from '@apiyard/api/conformance/content/apk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureOf } from './icon.ts';
import { readApk } from './read-apk.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apiyard-apk-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function looked(bytes: Uint8Array, withinMs?: number) {
  const file = join(folder, `${(files += 1)}.apk`);
  await writeFile(file, bytes);
  return readApk(file, 'ann', AbortSignal.timeout(60_000), withinMs);
}

const manifest = {
  packageName: 'com.example.yard',
  versionCode: 42,
  versionName: '1.4.2',
  label: 'Yard باحة',
  minSdk: 26,
};

it('reads the metadata of an APK', async () => {
  expect(await looked(apkOf(manifest, { certificate: new TextEncoder().encode('a certificate') }))).toEqual({
    isApk: true,
    read: {
      packageName: 'com.example.yard',
      versionName: '1.4.2',
      versionCode: 42,
      label: 'Yard باحة',
      minSdk: 26,
      certificateSha256: '81acd762140fa692a142822d2fbe4dc6f54bcaa501f68ab37e5aeed0bafe4d99',
      icon: null,
    },
  });
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAA', 'base64');

it('follows name and icon into the table of resources', async () => {
  const bytes = apkOf(
    { ...manifest, label: { resource: 0x7f010000 }, icon: { resource: 0x7f020000 } },
    {
      more: [
        { name: 'resources.arsc', bytes: resourceTable([['The Yard'], ['res/icon.png']]) },
        { name: 'res/icon.png', bytes: png },
      ],
    },
  );
  expect(await looked(bytes)).toMatchObject({
    isApk: true,
    read: {
      label: 'The Yard',
      packageName: 'com.example.yard',
      icon: { type: 'image/png', bytes: new Uint8Array(png) },
    },
  });
});

it('rejects an icon whose dimensions would fill the memory', async () => {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(60_000, 16);
  const bytes = apkOf(
    { ...manifest, icon: { resource: 0x7f010000 } },
    {
      more: [
        { name: 'resources.arsc', bytes: resourceTable([['res/icon.png']]) },
        { name: 'res/icon.png', bytes: huge },
      ],
    },
  );
  expect(await looked(bytes)).toMatchObject({ isApk: true, read: { packageName: 'com.example.yard', icon: null } });
});

it('returns null for what the manifest does not declare', async () => {
  expect(
    await looked(
      zipOf([{ name: 'AndroidManifest.xml', bytes: new TextEncoder().encode('<manifest package="com.example"/>') }]),
    ),
  ).toEqual({
    isApk: true,
    read: {
      packageName: null,
      versionName: null,
      versionCode: null,
      label: null,
      minSdk: null,
      certificateSha256: null,
      icon: null,
    },
  });
});

it.each([
  ['no archive', new TextEncoder().encode('<html>'.repeat(100)), 'it is not a ZIP archive'],
  ['nothing', new Uint8Array(), 'it is not a ZIP archive'],
  [
    'another archive',
    zipOf([{ name: 'word/document.xml', bytes: new Uint8Array(10) }]),
    'it has no AndroidManifest.xml',
  ],
  [
    'two manifests',
    zipOf([
      { name: 'AndroidManifest.xml', bytes: new Uint8Array(1) },
      { name: 'AndroidManifest.xml', bytes: new Uint8Array(2) },
    ]),
    'it contains AndroidManifest.xml twice',
  ],
  [
    'a name that leads out',
    zipOf([
      { name: '../../etc/passwd', bytes: new Uint8Array(1) },
      { name: 'AndroidManifest.xml', bytes: new Uint8Array(1) },
    ]),
    'the archive is damaged',
  ],
  ['an absolute name', zipOf([{ name: '/etc/passwd', bytes: new Uint8Array(1) }]), 'the archive is damaged'],
  [
    'a symbolic link',
    zipOf([
      { name: 'AndroidManifest.xml', bytes: new Uint8Array(1) },
      { name: 'assets/link', bytes: new TextEncoder().encode('/etc/passwd'), mode: 0o120777 },
    ]),
    'it contains a link or a device',
  ],
  [
    'a device',
    zipOf([
      { name: 'AndroidManifest.xml', bytes: new Uint8Array(1) },
      { name: 'assets/zero', bytes: new Uint8Array(), mode: 0o020666 },
    ]),
    'it contains a link or a device',
  ],
  [
    'a name with NUL',
    zipOf([
      { name: 'AndroidManifest.xml', bytes: new Uint8Array(1) },
      { name: 'assets/a.png\0.dex', bytes: new Uint8Array(1) },
    ]),
    'an entry name has control characters',
  ],
  [
    'entries that overlap',
    zipOf([
      { name: 'AndroidManifest.xml', bytes: new Uint8Array(1) },
      { name: 'assets/a', bytes: new Uint8Array(1), isOverlapping: true },
    ]),
    'it has overlapping entries',
  ],
  [
    'a bomb',
    zipOf([
      { name: 'AndroidManifest.xml', bytes: new Uint8Array(1) },
      { name: 'assets/zeros', bytes: new Uint8Array(1_000_000), packed: deflateRawSync(new Uint8Array(1_000_000)) },
    ]),
    'an entry unpacks to more than 100 times its length',
  ],
  ['a ZIP64 archive', withZip64Locator(apkOf(manifest)), 'it uses the ZIP64 format'],
  ['a cut archive', apkOf(manifest).subarray(0, 900), 'it is not a ZIP archive'],
])('refuses %s', async (_, bytes, reason) => {
  expect(await looked(bytes)).toEqual({ isApk: false, reason });
});

/** With a locator before the end of its directory, which leads to a second one. */
function withZip64Locator(bytes: Uint8Array): Uint8Array {
  const end = Buffer.from(bytes).lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return Buffer.concat([
    bytes.subarray(0, end),
    Buffer.from('PK\x06\x07', 'latin1'),
    Buffer.alloc(16),
    bytes.subarray(end),
  ]);
}

const nothing = {
  packageName: null,
  versionName: null,
  versionCode: null,
  label: null,
  minSdk: null,
  certificateSha256: null,
  icon: null,
};

it('reads no entry above the size limit of a manifest', async () => {
  const bytes = new Uint8Array(4_000_001);
  bytes.set(compiledManifest(manifest));
  expect(await looked(zipOf([{ name: 'AndroidManifest.xml', bytes }]))).toEqual({ isApk: true, read: nothing });
});

it('refuses an entry that claims more bytes than the file has', async () => {
  const bytes = zipOf([{ name: 'AndroidManifest.xml', bytes: compiledManifest(manifest), claims: 4_000_001 }]);
  expect(await looked(bytes)).toEqual({ isApk: false, reason: 'the archive is damaged' });
});

it('stops on a manifest that never finishes parsing, and keeps the results of earlier steps', async () => {
  const bytes = compiledManifest(manifest);
  // A node of length 0 would be followed by itself.
  const loop = new Uint8Array([
    ...bytes.subarray(0, bytes.length - 24),
    0x80,
    0x01,
    0,
    0,
    0,
    0,
    0,
    0,
    ...new Uint8Array(16),
  ]);
  expect(await looked(zipOf([{ name: 'AndroidManifest.xml', bytes: loop }]), 1500)).toEqual({
    isApk: true,
    read: nothing,
  });
});

it('survives a manifest with each byte changed', async () => {
  const whole = compiledManifest(manifest);
  for (let at = 0; at < whole.length; at += 61) {
    const bytes = whole.slice();
    bytes[at] = 0xff;
    expect((await looked(zipOf([{ name: 'AndroidManifest.xml', bytes }]))).isApk).toBe(true);
  }
}, 120_000);

it('detects image types by their bytes', () => {
  expect(pictureOf(png)).toEqual({ type: 'image/png', width: 48, height: 48 });
  expect(pictureOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBeNull();
});
