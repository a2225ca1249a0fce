/** The public pages of Android apps. */
import { create as contentDisposition } from 'content-disposition';
import type { AppSummary } from '@apiyard/api/contract/content/apps';
import { downloadApp, getApp, getAppIcon, listApps } from '@apiyard/api/contract/content/apps';
import { fail } from '@apiyard/api/contract/endpoint';
import { hasAlready } from '../http/files/etag.ts';
import { FileCache } from '../http/files/file-cache.ts';
import { sendRanged } from '../http/files/ranges.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { countDownload } from './downloads.ts';
import { isMissing } from './files.ts';
import type { AppServices } from './services.ts';
import { shownRelease } from './versions.ts';
import { findNewest, findPublished, listPublished, listPublishedOf } from './versions-store.ts';
import type { VersionRow } from './versions-store.ts';
import { sentence } from '../problems/sentence.ts';

const apkType = 'application/vnd.android.package-archive';

const iconBytesMax = 4_000_000;

export function publicRoutes({ database, files, background, log, now }: AppServices): Route[] {
  const icons = new FileCache(iconBytesMax);
  const { kysely } = database;
  /** The version exists but its file does not: it was deleted from the folder. */
  const fileIsGone = (row: VersionRow) => {
    log.error(
      { versionId: row.id, packageName: row.package_name, folder: files.folder },
      'the file of an app is missing',
    );
    return fail('NotFound', sentence('problem.content.apkMissing'));
  };

  return [
    route(listApps, {
      rate: perMinute(300),
      handle: async () => {
        const byPackage = Map.groupBy(await listPublished(kysely), (row) => row.package_name);
        const items = Array.from(byPackage.values(), ([newest, ...older]): AppSummary[] =>
          newest ? [{ ...shownApp(newest, older), newest: shownRelease(newest) }] : [],
        ).flat();
        return {
          items: items.toSorted((a, b) => a.label.localeCompare(b.label) || a.packageName.localeCompare(b.packageName)),
          next: null,
        };
      },
    }),

    route(getApp, {
      rate: perMinute(300),
      handle: async ({ input: { packageName } }) => {
        const [newest, ...older] = await listPublishedOf(kysely, packageName);
        if (!newest) return unknownApp();
        return { ...shownApp(newest, older), versions: [newest, ...older].map(shownRelease) };
      },
    }),

    route(getAppIcon, {
      rate: perMinute(600),
      handle: async ({ input: { packageName }, request, reply }) => {
        const newest = await findNewest(kysely, packageName);
        if (!newest?.icon_type) return fail('NotFound', sentence('problem.content.noIcon'));
        const etag = `"${newest.sha256}"`;
        reply.header('etag', etag).header('cache-control', 'no-cache');
        if (hasAlready(request, etag)) return reply.code(304).send();
        const bytes = await icons.read(files.iconOf(newest.id));
        return bytes === undefined ? fileIsGone(newest) : reply.type(newest.icon_type).send(bytes);
      },
    }),

    route(downloadApp, {
      rate: perMinute(300),
      handle: async ({ input: { packageName, versionCode }, request, reply }) => {
        const row = await findPublished(kysely, packageName, Number(versionCode));
        if (!row) return unknownApp();
        // The version may be removed or replaced at any time: caches revalidate by the ETag.
        reply.header('cache-control', 'no-cache');
        try {
          const file = {
            file: files.apkOf(row.id, row.sha256),
            sizeBytes: row.size_bytes,
            etag: `"${row.sha256}"`,
            type: apkType,
          };
          reply.header('content-disposition', contentDisposition(`${row.label} ${row.version_name}.apk`));
          return await sendRanged(request, reply, file, () => {
            background.run(`download ${request.id}`, () => countDownload(database, row.id, request.ip, now()));
          });
        } catch (error) {
          if (!isMissing(error)) throw error;
          reply.removeHeader('content-disposition').removeHeader('etag').removeHeader('accept-ranges');
          return fileIsGone(row);
        }
      },
    }),
  ];
}

const shownApp = (newest: VersionRow, older: readonly VersionRow[]) => ({
  packageName: newest.package_name,
  label: newest.label,
  hasIcon: newest.icon_type !== null,
  downloads: [newest, ...older].reduce((sum, { downloads }) => sum + downloads, 0),
});

const unknownApp = () => fail('NotFound', sentence('problem.content.noApp'));
