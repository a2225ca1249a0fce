import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import * as apps from '../../contract/content/apps.ts';
import type { App, AppSummary, AppUpload, AppVersion } from '../../contract/content/apps.ts';
import type { ApkManifest } from './apk.ts';
import { apkOf, resourceTable } from './apk.ts';
import { adminsOnly, expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const packageOf = (world: World) => `com.example.${world.name('app').replaceAll('-', '_')}`;
const manifestOf = (world: World, given: Partial<ApkManifest> = {}): ApkManifest => ({
  packageName: packageOf(world),
  versionCode: 3,
  versionName: '1.2',
  label: 'Yard',
  minSdk: 26,
  ...given,
});
const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 48, 0, 0, 0, 48,
]);
const iconFiles = [
  { name: 'resources.arsc', bytes: resourceTable([['res/icon.png']]) },
  { name: 'res/icon.png', bytes: png },
];
const unknownId = '0198c0de-0000-7000-8000-000000000000';

async function begun(world: World, sizeBytes: number): Promise<AppUpload> {
  return expectOutput<AppUpload>(
    apps.createAppUpload,
    await world.send(apps.createAppUpload, { fileName: 'app.apk', sizeBytes }),
  );
}

const sendPart = (world: World, id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  world.send(apps.putAppUploadPart, { id, offset: String(offset) }, {}, new Blob([bytes]));

/** A checked upload. An implementation that cannot read manifests gets the result from this function. */
async function uploaded(world: World, manifest: ApkManifest, bytes = apkOf(manifest)): Promise<AppUpload> {
  const { packageName, versionCode, versionName, minSdk = null } = manifest;
  await world.subject.setApkFacts(bytes, {
    packageName,
    versionCode,
    versionName,
    minSdk,
    label: typeof manifest.label === 'string' ? manifest.label : null,
  });
  const { id } = await begun(world, bytes.length);
  expectOutput(apps.putAppUploadPart, await sendPart(world, id, 0, bytes));
  return expectOutput<AppUpload>(apps.finishAppUpload, await world.send(apps.finishAppUpload, { id }));
}

async function made(
  world: World,
  manifest: ApkManifest,
  state: 'draft' | 'published' = 'published',
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<AppVersion> {
  const { id: uploadId } = await uploaded(world, manifest, bytes);
  const { packageName, versionCode, versionName, minSdk = null } = manifest;
  const input = {
    uploadId,
    packageName,
    versionCode,
    versionName,
    minSdk,
    label: 'Yard',
    changelog: 'What is **new**.',
    state,
  };
  return expectOutput<AppVersion>(apps.createAppVersion, await world.send(apps.createAppVersion, input));
}

export const appsConformance = conformance(
  adminsOnly(
    apps.createAppUpload,
    apps.getAppUpload,
    apps.putAppUploadPart,
    apps.finishAppUpload,
    apps.cancelAppUpload,
    apps.listAppVersions,
    apps.createAppVersion,
    apps.saveAppVersion,
    apps.deleteAppVersion,
    apps.restoreAppVersion,
  ),
  conformanceOf(apps.createAppUpload, [
    [
      'success',
      'starts at offset zero, and returns the maximum size of a part',
      async (world) => {
        await world.admin();
        expect(await begun(world, 5000)).toEqual({
          id: expect.any(String),
          fileName: 'app.apk',
          sizeBytes: 5000,
          received: 0,
          chunkBytesMax: 4_000_000,
          facts: null,
        });
      },
    ],
    [
      'TooLarge',
      'rejects files above 300 MB',
      async (world) => {
        await world.admin();
        await begun(world, 300_000_000);
        const body = expectFailure(
          apps.createAppUpload,
          await world.send(apps.createAppUpload, { fileName: 'app.apk', sizeBytes: 300_000_001 }),
          'TooLarge',
        );
        expect(body['sizeBytesMax']).toBe(300_000_000);
      },
    ],
    [
      'TooManyUploads',
      'allows five unfinished uploads per admin; finishing or cancelling one allows another',
      async (world) => {
        await world.admin();
        const uploads: AppUpload[] = [];
        for (let n = 0; n < 5; n += 1) uploads.push(await begun(world, 100));
        const one = { fileName: 'app.apk', sizeBytes: 100 };
        expectFailure(apps.createAppUpload, await world.send(apps.createAppUpload, one), 'TooManyUploads');
        expectOutput(apps.cancelAppUpload, await world.send(apps.cancelAppUpload, { id: uploads[2]?.id ?? '' }));
        const last = expectOutput<AppUpload>(apps.createAppUpload, await world.send(apps.createAppUpload, one));
        for (const { id } of [...uploads.filter((_, n) => n !== 2), last])
          await world.send(apps.cancelAppUpload, { id });
      },
    ],
  ]),
  conformanceOf(apps.getAppUpload, [
    [
      'success',
      'returns the progress',
      async (world) => {
        await world.admin();
        const upload = await begun(world, 100);
        await sendPart(world, upload.id, 0, new Uint8Array(30));
        expect(expectOutput(apps.getAppUpload, await world.send(apps.getAppUpload, { id: upload.id }))).toEqual({
          ...upload,
          received: 30,
        });
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown id',
      async (world) => {
        await world.admin();
        expectFailure(apps.getAppUpload, await world.send(apps.getAppUpload, { id: unknownId }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.putAppUploadPart, [
    [
      'success',
      'appends parts in order',
      async (world) => {
        await world.admin();
        const { id } = await begun(world, 100);
        expect(
          expectOutput<AppUpload>(apps.putAppUploadPart, await sendPart(world, id, 0, new Uint8Array(60))).received,
        ).toBe(60);
        expect(
          expectOutput<AppUpload>(apps.putAppUploadPart, await sendPart(world, id, 60, new Uint8Array(40))).received,
        ).toBe(100);
      },
    ],
    [
      'WrongOffset',
      'returns the right offset when a part is not the next',
      async (world) => {
        await world.admin();
        const { id } = await begun(world, 100);
        await sendPart(world, id, 0, new Uint8Array(60));
        for (const offset of [0, 59, 61])
          expect(
            expectFailure(apps.putAppUploadPart, await sendPart(world, id, offset, new Uint8Array(10)), 'WrongOffset')[
              'received'
            ],
          ).toBe(60);
      },
    ],
    [
      'TooLarge',
      'rejects more bytes than announced',
      async (world) => {
        await world.admin();
        const { id } = await begun(world, 100);
        expect(
          expectFailure(apps.putAppUploadPart, await sendPart(world, id, 0, new Uint8Array(101)), 'TooLarge')[
            'sizeBytesMax'
          ],
        ).toBe(100);
        expect(expectOutput<AppUpload>(apps.getAppUpload, await world.send(apps.getAppUpload, { id })).received).toBe(
          0,
        );
      },
    ],
    [
      'NotFound',
      'returns NotFound for an upload that was not started',
      async (world) => {
        await world.admin();
        expectFailure(apps.putAppUploadPart, await sendPart(world, unknownId, 0, new Uint8Array(1)), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.finishAppUpload, [
    [
      'success',
      'returns the checksum and the manifest data, on every call',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        const bytes = apkOf(manifest);
        const finished = await uploaded(world, manifest, bytes);
        expect(finished.facts).toEqual({
          sha256: sha256(bytes),
          packageName: manifest.packageName,
          versionName: '1.2',
          versionCode: 3,
          label: 'Yard',
          minSdk: 26,
          certificateSha256: null,
          hasIcon: false,
        });
        expect(expectOutput(apps.finishAppUpload, await world.send(apps.finishAppUpload, { id: finished.id }))).toEqual(
          finished,
        );
      },
    ],
    [
      'WrongOffset',
      'rejects an incomplete upload',
      async (world) => {
        await world.admin();
        const { id } = await begun(world, 100);
        expect(
          expectFailure(apps.finishAppUpload, await world.send(apps.finishAppUpload, { id }), 'WrongOffset')[
            'received'
          ],
        ).toBe(0);
      },
    ],
    [
      'NotAnApk',
      'rejects and deletes a file that is not an APK',
      async (world) => {
        await world.admin();
        const { id } = await begun(world, 100);
        await sendPart(world, id, 0, new Uint8Array(100));
        const { detail } = expectFailure(
          apps.finishAppUpload,
          await world.send(apps.finishAppUpload, { id }),
          'NotAnApk',
        );
        expect(detail).toBe('This is not an APK: it is not a ZIP archive. Choose the .apk file from your build.');
        expectFailure(apps.getAppUpload, await world.send(apps.getAppUpload, { id }), 'NotFound');
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown id',
      async (world) => {
        await world.admin();
        expectFailure(apps.finishAppUpload, await world.send(apps.finishAppUpload, { id: unknownId }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.cancelAppUpload, [
    [
      'success',
      'deletes the uploaded parts',
      async (world) => {
        await world.admin();
        const { id } = await begun(world, 100);
        expect(expectOutput(apps.cancelAppUpload, await world.send(apps.cancelAppUpload, { id }))).toEqual({ id });
        expectFailure(apps.putAppUploadPart, await sendPart(world, id, 0, new Uint8Array(10)), 'NotFound');
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown id',
      async (world) => {
        await world.admin();
        expectFailure(apps.cancelAppUpload, await world.send(apps.cancelAppUpload, { id: unknownId }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.listAppVersions, [
    [
      'success',
      'lists drafts and published versions, newest first',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        const draft = await made(world, manifest, 'draft');
        const published = await made(world, { ...manifest, versionCode: 4 });
        const { items } = expectOutput<{ items: AppVersion[] }>(
          apps.listAppVersions,
          await world.send(apps.listAppVersions, {}),
        );
        expect(items.filter(({ packageName }) => packageName === manifest.packageName)).toEqual([published, draft]);
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.admin();
        expectFailure(
          apps.listAppVersions,
          await world.send(apps.listAppVersions, { cursor: 'anything' }),
          'InvalidInput',
        );
      },
    ],
  ]),
  conformanceOf(apps.createAppVersion, [
    [
      'success',
      'creates a version from an upload',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        const bytes = apkOf(manifest);
        expect(await made(world, manifest, 'draft', bytes)).toEqual({
          id: expect.any(String),
          version: 1,
          packageName: manifest.packageName,
          label: 'Yard',
          versionName: '1.2',
          versionCode: 3,
          minSdk: 26,
          sizeBytes: bytes.length,
          sha256: sha256(bytes),
          certificateSha256: null,
          hasIcon: false,
          changelog: 'What is **new**.',
          state: 'draft',
          publishedAt: null,
          downloads: 0,
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        });
      },
    ],
    [
      'InvalidInput',
      'rejects values that differ from the manifest of the file',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        const { id: uploadId } = await uploaded(world, manifest);
        const input = {
          uploadId,
          packageName: manifest.packageName,
          label: 'A',
          versionName: '1',
          versionCode: 9,
          minSdk: 26,
        };
        expect(
          expectFailure(apps.createAppVersion, await world.send(apps.createAppVersion, input), 'InvalidInput')[
            'errors'
          ],
        ).toEqual([
          {
            pointer: '/versionCode',
            code: 'invalid_value',
            detail: 'versionCode is 3 in the file and cannot be changed.',
          },
        ]);
      },
    ],
    [
      'Conflict',
      'rejects a second version with the same code',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        await made(world, manifest, 'draft');
        const { id: uploadId } = await uploaded(world, manifest, apkOf(manifest, { filler: 5 }));
        const input = {
          uploadId,
          packageName: manifest.packageName,
          label: 'A',
          versionName: '1',
          versionCode: 3,
          minSdk: 26,
        };
        expectFailure(apps.createAppVersion, await world.send(apps.createAppVersion, input), 'Conflict');
      },
    ],
    [
      'NotChecked',
      'rejects an incomplete upload',
      async (world) => {
        await world.admin();
        const { id: uploadId } = await begun(world, 100);
        expectFailure(
          apps.createAppVersion,
          await world.send(apps.createAppVersion, {
            uploadId,
            packageName: 'com.example.app',
            label: 'A',
            versionName: '1',
            versionCode: 1,
          }),
          'NotChecked',
        );
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown upload',
      async (world) => {
        await world.admin();
        expectFailure(
          apps.createAppVersion,
          await world.send(apps.createAppVersion, {
            uploadId: unknownId,
            packageName: 'com.example.app',
            label: 'A',
            versionName: '1',
            versionCode: 1,
          }),
          'NotFound',
        );
      },
    ],
  ]),
  conformanceOf(apps.saveAppVersion, [
    [
      'success',
      'changes the details and publishes',
      async (world) => {
        await world.admin();
        const draft = await made(world, manifestOf(world), 'draft');
        const changes = {
          label: 'The Yard',
          versionName: '1.2-beta',
          changelog: '- Faster',
          state: 'published' as const,
        };
        expect(
          expectOutput(
            apps.saveAppVersion,
            await world.send(apps.saveAppVersion, { id: draft.id, version: 1, ...changes }),
          ),
        ).toEqual({
          ...draft,
          ...changes,
          version: 2,
          publishedAt: expect.any(String),
          updatedAt: expect.any(String),
        });
      },
    ],
    [
      'Stale',
      'rejects a stale version and keeps the other admin’s change',
      async (world) => {
        await world.admin();
        const { id } = await made(world, manifestOf(world));
        const changes = { id, version: 1, label: 'Mine', versionName: '1', changelog: '', state: 'published' as const };
        expectOutput(apps.saveAppVersion, await world.send(apps.saveAppVersion, changes));
        expect(
          expectFailure(
            apps.saveAppVersion,
            await world.send(apps.saveAppVersion, { ...changes, label: 'Theirs' }),
            'Stale',
          )['version'],
        ).toBe(2);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown id',
      async (world) => {
        await world.admin();
        expectFailure(
          apps.saveAppVersion,
          await world.send(apps.saveAppVersion, {
            id: unknownId,
            version: 1,
            label: 'A',
            versionName: '1',
            changelog: '',
            state: 'draft',
          }),
          'NotFound',
        );
      },
    ],
  ]),
  conformanceOf(apps.deleteAppVersion, [
    [
      'success',
      'removes it from every list',
      async (world) => {
        await world.admin();
        const { id, packageName } = await made(world, manifestOf(world));
        expect(expectOutput(apps.deleteAppVersion, await world.send(apps.deleteAppVersion, { id }))).toEqual({ id });
        expectFailure(apps.getApp, await world.send(apps.getApp, { packageName }), 'NotFound');
        const { items } = expectOutput<{ items: AppVersion[] }>(
          apps.listAppVersions,
          await world.send(apps.listAppVersions, {}),
        );
        expect(items.filter((item) => item.id === id)).toEqual([]);
      },
    ],
    [
      'NotFound',
      'returns NotFound for a version that is already deleted',
      async (world) => {
        await world.admin();
        const { id } = await made(world, manifestOf(world));
        await world.send(apps.deleteAppVersion, { id });
        expectFailure(apps.deleteAppVersion, await world.send(apps.deleteAppVersion, { id }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.restoreAppVersion, [
    [
      'success',
      'restores it unchanged',
      async (world) => {
        await world.admin();
        const version = await made(world, manifestOf(world));
        await world.send(apps.deleteAppVersion, { id: version.id });
        expect(
          expectOutput(apps.restoreAppVersion, await world.send(apps.restoreAppVersion, { id: version.id })),
        ).toEqual({ ...version, version: 2, updatedAt: expect.any(String) });
        expectOutput(apps.getApp, await world.send(apps.getApp, { packageName: version.packageName }));
      },
    ],
    [
      'Conflict',
      'rejects a restore when another version has its code',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        const { id } = await made(world, manifest);
        await world.send(apps.deleteAppVersion, { id });
        await made(world, manifest, 'draft', apkOf(manifest, { filler: 5 }));
        expectFailure(apps.restoreAppVersion, await world.send(apps.restoreAppVersion, { id }), 'Conflict');
      },
    ],
    [
      'NotFound',
      'rejects a restore of a version that was not deleted',
      async (world) => {
        await world.admin();
        const { id } = await made(world, manifestOf(world));
        expectFailure(apps.restoreAppVersion, await world.send(apps.restoreAppVersion, { id }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.listApps, [
    [
      'success',
      'lists each app with its newest published version',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        await made(world, { ...manifest, versionCode: 2, versionName: '1.1' });
        const newest = await made(world, manifest);
        await made(world, { ...manifest, versionCode: 9, versionName: '2.0' }, 'draft');
        const { items } = expectOutput<{ items: AppSummary[] }>(apps.listApps, await world.send(apps.listApps, {}));
        expect(items.filter(({ packageName }) => packageName === manifest.packageName)).toEqual([
          {
            packageName: manifest.packageName,
            label: 'Yard',
            hasIcon: false,
            downloads: 0,
            newest: {
              versionName: '1.2',
              versionCode: 3,
              minSdk: 26,
              sizeBytes: newest.sizeBytes,
              sha256: newest.sha256,
              certificateSha256: null,
              changelog: 'What is **new**.',
              publishedAt: newest.publishedAt,
              downloads: 0,
            },
          },
        ]);
      },
    ],
  ]),
  conformanceOf(apps.getApp, [
    [
      'success',
      'returns published versions, highest code first',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        await made(world, manifest);
        await made(world, { ...manifest, versionCode: 2, versionName: '1.1' });
        await made(world, { ...manifest, versionCode: 9, versionName: '2.0' }, 'draft');
        const app = expectOutput<App>(
          apps.getApp,
          await world.send(apps.getApp, { packageName: manifest.packageName }),
        );
        expect(app.versions.map(({ versionCode, versionName }) => [versionCode, versionName])).toEqual([
          [3, '1.2'],
          [2, '1.1'],
        ]);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an app that has only drafts',
      async (world) => {
        await world.admin();
        const { packageName } = await made(world, manifestOf(world), 'draft');
        expectFailure(apps.getApp, await world.send(apps.getApp, { packageName }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.getAppIcon, [
    [
      'success',
      'returns the icon of the file',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world, { icon: { resource: 0x7f010000 } });
        const bytes = apkOf(manifest, { more: iconFiles });
        await world.subject.setApkFacts(bytes, { hasIcon: true });
        const { id } = await begun(world, bytes.length);
        await sendPart(world, id, 0, bytes);
        const { facts } = expectOutput<AppUpload>(apps.finishAppUpload, await world.send(apps.finishAppUpload, { id }));
        expect(facts?.hasIcon).toBe(true);
        await world.send(apps.createAppVersion, {
          uploadId: id,
          packageName: manifest.packageName,
          label: 'Yard',
          versionName: '1',
          versionCode: 3,
          minSdk: facts?.minSdk ?? null,
          state: 'published',
        });
        const response = await world.send(apps.getAppIcon, { packageName: manifest.packageName });
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
        expect(response.text).toContain('PNG');
      },
    ],
    [
      'NotFound',
      'returns NotFound when the file has no icon',
      async (world) => {
        await world.admin();
        const { packageName } = await made(world, manifestOf(world));
        expectFailure(apps.getAppIcon, await world.send(apps.getAppIcon, { packageName }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.downloadApp, [
    [
      'success',
      'returns exactly the uploaded bytes',
      async (world) => {
        await world.admin();
        const manifest = manifestOf(world);
        const bytes = apkOf(manifest);
        await made(world, manifest, 'published', bytes);
        const response = await world.subject.fetch(`/api/apps/${manifest.packageName}/versions/3/file`, {
          method: 'GET',
        });
        expect([response.status, response.headers.get('content-type'), response.headers.get('etag')]).toEqual([
          200,
          'application/vnd.android.package-archive',
          `"${sha256(bytes)}"`,
        ]);
        expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe(sha256(bytes));
      },
    ],
    [
      'NotFound',
      'returns NotFound for drafts',
      async (world) => {
        await world.admin();
        const { packageName } = await made(world, manifestOf(world), 'draft');
        expectFailure(
          apps.downloadApp,
          await world.send(apps.downloadApp, { packageName, versionCode: '3' }),
          'NotFound',
        );
      },
    ],
  ]),
);
