import { HttpResponse } from 'msw/http';
import {
  apkChunkBytesMax,
  apkSizeBytesMax,
  appUploadsMax,
  cancelAppUpload,
  createAppUpload,
  createAppVersion,
  deleteAppVersion,
  downloadApp,
  finishAppUpload,
  getApp,
  getAppIcon,
  getAppUpload,
  listApps,
  listAppVersions,
  putAppUploadPart,
  restoreAppVersion,
  saveAppVersion,
} from '../contract/apps.ts';
import type { ApkFacts } from '../contract/apps.ts';
import { Failure, fail } from '../contract/endpoint.ts';
import {
  joined,
  publishedOf,
  receivedOf,
  refusalOfArchive,
  releaseOf,
  sha256Of,
  shownApp,
  shownUpload,
  shownVersion,
} from './app-state.ts';
import type { SampleAppVersion, SampleUpload } from './app-state.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

const pageSize = 50;

export function appsHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { apps } = store;
  const upload = (id: string) =>
    apps.uploads.get(id) ??
    fail('NotFound', 'There is no such upload. After a day without a part it is thrown away: begin again.');
  const kept = () => apps.versions.filter(({ deleted }) => deleted !== true);
  const version = (id: string) =>
    kept().find((one) => one.id === id) ??
    fail('NotFound', 'There is no such version. Somebody may have deleted it: look at the list.');
  const replace = (next: SampleAppVersion) => {
    apps.versions = apps.versions.map((one) => (one.id === next.id ? next : one));
    return shownVersion(next);
  };
  const refuseTaken = (packageName: string, versionCode: number) =>
    kept().some((one) => one.packageName === packageName && one.versionCode === versionCode)
      ? fail(
          'Conflict',
          `${packageName} has a version with the code ${versionCode} already. Delete that one first, or build with a higher code.`,
        )
      : null;
  const unknownApp = () =>
    fail('NotFound', 'There is no such app here, or no such version of it. Look at the list of apps.');

  return [
    handle(createAppUpload, ({ input: { fileName, sizeBytes }, person }) => {
      if (sizeBytes > apkSizeBytesMax)
        return fail('TooLarge', `The file is larger than ${apkSizeBytesMax / 1_000_000} MB. Choose a smaller build.`, {
          sizeBytesMax: apkSizeBytesMax,
        });
      const open = Array.from(apps.uploads.values());
      const own = open.filter(({ begunBy }) => begunBy === person.user.id);
      if (
        own.length >= appUploadsMax.own ||
        open.length >= appUploadsMax.all ||
        open.reduce((sum, upload) => sum + upload.sizeBytes, sizeBytes) > appUploadsMax.bytes
      ) {
        return fail(
          'TooManyUploads',
          'Too many uploads are unfinished. Finish or cancel one; those without a part for a day are thrown away.',
        );
      }
      const begun: SampleUpload = {
        id: store.nextId(),
        fileName,
        sizeBytes,
        begunBy: person.user.id,
        parts: [],
        facts: null,
      };
      apps.uploads.set(begun.id, begun);
      return shownUpload(begun);
    }),
    handle(getAppUpload, ({ input: { id } }) => {
      const found = upload(id);
      return found instanceof Failure ? found : shownUpload(found);
    }),
    handle(putAppUploadPart, async ({ input: { id, offset }, request }) => {
      const found = upload(id);
      if (found instanceof Failure) return found;
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (bytes.length > apkChunkBytesMax)
        return fail('TooLarge', `The body is too large: this call takes up to ${apkChunkBytesMax / 1_000_000} MB.`, {
          sizeBytesMax: apkChunkBytesMax,
        });
      const received = receivedOf(found);
      if (found.facts !== null || Number(offset) !== received) return wrongOffset(received);
      if (received + bytes.length > found.sizeBytes) {
        return fail(
          'TooLarge',
          `The file was said to have ${found.sizeBytes} bytes, and more came. Begin again with this file.`,
          { sizeBytesMax: found.sizeBytes },
        );
      }
      found.parts.push(bytes);
      return shownUpload(found);
    }),
    handle(finishAppUpload, async ({ input: { id } }) => {
      const found = upload(id);
      if (found instanceof Failure) return found;
      if (found.facts !== null) return shownUpload(found);
      const received = receivedOf(found);
      if (received !== found.sizeBytes) return wrongOffset(received);
      const bytes = joined(found.parts);
      const refusal = refusalOfArchive(bytes);
      if (refusal !== null) {
        apps.uploads.delete(id);
        return fail('NotAnApk', `This is not an APK: ${refusal}. Choose the .apk file that the build made.`);
      }
      const sha256 = await sha256Of(bytes);
      found.facts = { ...nothingKnown, ...apps.known.get(sha256), sha256 };
      return shownUpload(found);
    }),
    handle(cancelAppUpload, ({ input: { id } }) => {
      const found = upload(id);
      if (found instanceof Failure) return found;
      apps.uploads.delete(id);
      return { id };
    }),

    handle(listAppVersions, ({ input: { cursor } }) => {
      const all = kept();
      const last = all.findIndex(({ id }) => id === cursor);
      if (cursor !== undefined && last === -1) return invalid('/cursor', 'cursor is not one that this list gave.');
      const items = all.slice(last + 1, last + 1 + pageSize).map(shownVersion);
      return { items, next: all.length > last + 1 + pageSize ? (items.at(-1)?.id ?? null) : null };
    }),
    handle(createAppVersion, ({ input: { uploadId, ...typed } }) => {
      const found = upload(uploadId);
      if (found instanceof Failure) return found;
      const { facts } = found;
      if (facts === null) return fail('NotChecked', 'The file is not checked yet. Finish the upload first.');
      for (const name of ['packageName', 'versionCode', 'minSdk'] as const) {
        if (facts[name] !== null && facts[name] !== typed[name])
          return invalid(`/${name}`, `${name} is ${facts[name]} in the file. Leave it as it is there.`);
      }
      const taken = refuseTaken(typed.packageName, typed.versionCode);
      if (taken) return taken;
      const made: SampleAppVersion = {
        ...typed,
        id: found.id,
        version: 1,
        sizeBytes: found.sizeBytes,
        sha256: facts.sha256,
        certificateSha256: facts.certificateSha256,
        hasIcon: facts.hasIcon,
        changelog: typed.changelog.trim(),
        publishedAt: typed.state === 'published' ? sampleNow : null,
        downloads: 0,
        createdAt: sampleNow,
        updatedAt: sampleNow,
        file: joined(found.parts),
      };
      apps.uploads.delete(uploadId);
      apps.versions.unshift(made);
      return shownVersion(made);
    }),
    handle(saveAppVersion, ({ input: { id, version: read, ...changes } }) => {
      const found = version(id);
      if (found instanceof Failure) return found;
      if (found.version !== read)
        return fail('Stale', 'Somebody else changed this version meanwhile. Load it, then make your changes again.', {
          version: found.version,
        });
      return replace({
        ...found,
        ...changes,
        changelog: changes.changelog.trim(),
        version: read + 1,
        publishedAt: changes.state === 'published' ? (found.publishedAt ?? sampleNow) : found.publishedAt,
        updatedAt: sampleNow,
      });
    }),
    handle(deleteAppVersion, ({ input: { id } }) => {
      const found = version(id);
      if (found instanceof Failure) return found;
      replace({ ...found, deleted: true });
      return { id };
    }),
    handle(restoreAppVersion, ({ input: { id } }) => {
      const found = apps.versions.find((one) => one.id === id && one.deleted === true);
      if (!found) return fail('NotFound', 'There is no deleted version to bring back. After 30 days it is gone.');
      return (
        refuseTaken(found.packageName, found.versionCode) ??
        replace({ ...found, deleted: false, version: found.version + 1 })
      );
    }),

    handle(listApps, () => {
      const items = [...new Set(kept().map(({ packageName }) => packageName))].flatMap((packageName) => {
        const published = publishedOf(apps, packageName);
        const app = shownApp(published);
        if (!app || !published[0]) return [];
        const { versions: _, ...members } = app;
        return [{ ...members, newest: releaseOf(published[0]) }];
      });
      return {
        items: items.toSorted((a, b) => a.label.localeCompare(b.label) || a.packageName.localeCompare(b.packageName)),
        next: null,
      };
    }),
    handle(getApp, ({ input: { packageName } }) => shownApp(publishedOf(apps, packageName)) ?? unknownApp()),
    handle(getAppIcon, ({ input: { packageName } }) => {
      const [newest] = publishedOf(apps, packageName);
      if (newest?.hasIcon !== true) return fail('NotFound', 'This app has no icon.');
      return new HttpResponse(samplePng, { headers: { 'content-type': 'image/png' } });
    }),
    handle(downloadApp, ({ input: { packageName, versionCode } }) => {
      const found = publishedOf(apps, packageName).find((one) => String(one.versionCode) === versionCode);
      if (!found) return unknownApp();
      replace({ ...found, downloads: found.downloads + 1 });
      return new HttpResponse(found.file ?? new Uint8Array(found.sizeBytes), {
        headers: {
          'content-type': 'application/vnd.android.package-archive',
          'content-disposition': `attachment; filename="${found.packageName}-${found.versionCode}.apk"`,
          etag: `"${found.sha256}"`,
          'accept-ranges': 'none',
        },
      });
    }),
  ];
}

/** One green point: this layer takes no pictures out of files. */
const samplePng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOwvdMCAAL3AZ5HfVQBAAAAAElFTkSuQmCC'),
  (letter) => letter.charCodeAt(0),
);

const nothingKnown: Omit<ApkFacts, 'sha256'> = {
  packageName: null,
  versionName: null,
  versionCode: null,
  label: null,
  minSdk: null,
  certificateSha256: null,
  hasIcon: false,
};

const wrongOffset = (received: number) =>
  fail('WrongOffset', `${received} bytes have arrived. Go on from there.`, { received });

function invalid(pointer: string, detail: string) {
  return fail('InvalidInput', detail, { errors: [{ pointer, code: 'invalid_value', detail }] });
}
