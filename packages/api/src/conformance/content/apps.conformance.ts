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
const nobody = '0198c0de-0000-7000-8000-000000000000';

async function begun(world: World, sizeBytes: number): Promise<AppUpload> {
  return expectOutput<AppUpload>(
    apps.createAppUpload,
    await world.send(apps.createAppUpload, { fileName: 'yard.apk', sizeBytes }),
  );
}

const sendPart = (world: World, id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  world.send(apps.putAppUploadPart, { id, offset: String(offset) }, {}, new Blob([bytes]));

/** A checked upload. An implementation that cannot read manifests gets the result from this function. */
async function uploaded(world: World, manifest: ApkManifest, bytes = apkOf(manifest)): Promise<AppUpload> {
  const { packageName, versionCode, versionName, minSdk = null } = manifest;
  await world.subject.knowApk(bytes, {
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

export const appsPromises = conformance(
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
      'starts at zero, and returns the maximum size of a part',
      async (world) => {
        await world.admin();
        expect(await begun(world, 5000)).toEqual({
          id: expect.any(String),
          fileName: 'yard.apk',
          sizeBytes: 5000,
          received: 0,
          chunkBytesMax: 4_000_000,
          facts: null,
        });
      },
    ],
    [
      'TooLarge',
      'takes files of up to 300 MB',
      async (world) => {
        await world.admin();
        await begun(world, 300_000_000);
        const body = expectFailure(
          apps.createAppUpload,
          await world.send(apps.createAppUpload, { fileName: 'yard.apk', sizeBytes: 300_000_001 }),
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
        const one = { fileName: 'yard.apk', sizeBytes: 100 };
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
        expectFailure(apps.getAppUpload, await world.send(apps.getAppUpload, { id: nobody }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.putAppUploadPart, [
    [
      'success',
      'adds parts one after the other',
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
      'accepts no more bytes than announced',
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
      'adds nothing to what was never begun',
      async (world) => {
        await world.admin();
        expectFailure(apps.putAppUploadPart, await sendPart(world, nobody, 0, new Uint8Array(1)), 'NotFound');
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
      'refuses an incomplete upload',
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
      'throws away what is none',
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
        expectFailure(apps.finishAppUpload, await world.send(apps.finishAppUpload, { id: nobody }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.cancelAppUpload, [
    [
      'success',
      'throws away what has arrived',
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
        expectFailure(apps.cancelAppUpload, await world.send(apps.cancelAppUpload, { id: nobody }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(apps.listAppVersions, [
    [
      'success',
      'shows drafts and published ones, last made first',
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
      'takes no cursor but its own',
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
      'makes a version of what was uploaded',
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
      'takes the word of the file over what is typed',
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
      'makes no second version of the same code',
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
      'makes nothing of half a file',
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
      'makes nothing of an upload that is not there',
      async (world) => {
        await world.admin();
        expectFailure(
          apps.createAppVersion,
          await world.send(apps.createAppVersion, {
            uploadId: nobody,
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
      'changes the details, and publishes',
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
      'overwrites no change of another admin',
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
            id: nobody,
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
      'takes it out of every list',
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
      'deletes nothing twice',
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
      'brings it back as it was',
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
      'does not when another has its code now',
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
      'brings back only what was deleted',
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
      'shows each app with its newest published version',
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
      'shows its published versions, highest code first',
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
      'shows no app that has only drafts',
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
        await world.subject.knowApk(bytes, { hasIcon: true });
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
        const answer = await world.send(apps.getAppIcon, { packageName: manifest.packageName });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
        expect(answer.text).toContain('PNG');
      },
    ],
    [
      'NotFound',
      'has none where the file has none',
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
      'hands out the very bytes that were uploaded',
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
      'hands out no drafts',
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
