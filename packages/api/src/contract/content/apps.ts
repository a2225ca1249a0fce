/** Android apps that the installation offers: uploads in parts, versions, and the public pages. */
import * as z from 'zod/mini';
import { endpoint, raw } from '../endpoint.ts';
import { Id } from '../id.ts';
import { NoExtras, OneLine, Stale } from '../problem.ts';

/** Maximum file size. */
export const apkSizeBytesMax = 300_000_000;
/** Limits of unfinished uploads: number per admin, number in total, and their declared bytes. */
export const appUploadsMax = { own: 5, all: 20, bytes: 3_000_000_000 } as const;
/** The most that one request of an upload carries. */
export const apkChunkBytesMax = 4_000_000;
export const appTextMax = { label: 80, versionName: 60, changelog: 20_000 } as const;

/** As on Android: at least two parts, each starting with a letter. */
const packagePattern = /^[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)+$/;
const PackageName = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(packagePattern, 'Use the form com.example.app: letters, digits and _, at least two parts.'),
  );
const VersionCode = z.int().check(z.minimum(1), z.maximum(2_100_000_000));
/** The version code as a path segment. */
const versionCodeText = z.string().check(z.regex(/^[1-9]\d{0,9}$/));
const Label = OneLine.check(z.minLength(1), z.maxLength(appTextMax.label));
const VersionName = OneLine.check(z.minLength(1), z.maxLength(appTextMax.versionName));
const Changelog = z.string().check(z.maxLength(appTextMax.changelog));
const MinSdk = z.nullable(z.int().check(z.minimum(1), z.maximum(10_000)));

/** Data from the file; null where nothing could be read. */
export const ApkFacts = z.object({
  sha256: z.string(),
  packageName: z.nullable(z.string()),
  versionName: z.nullable(z.string()),
  versionCode: z.nullable(z.int()),
  label: z.nullable(z.string()),
  minSdk: z.nullable(z.int()),
  /** SHA-256 of the certificate that it is signed with. */
  certificateSha256: z.nullable(z.string()),
  hasIcon: z.boolean(),
});
export type ApkFacts = z.infer<typeof ApkFacts>;

export const AppUpload = z.object({
  id: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** Bytes stored durably; the next part starts here. */
  received: z.int(),
  chunkBytesMax: z.int(),
  /** Null until all of it has arrived and was looked into. */
  facts: z.nullable(ApkFacts),
});
export type AppUpload = z.infer<typeof AppUpload>;

export const AppVersion = z.object({
  id: z.string(),
  /** Grows with each save. */
  version: z.int(),
  packageName: z.string(),
  label: z.string(),
  versionName: z.string(),
  versionCode: z.int(),
  /** API level of the oldest Android that runs it. */
  minSdk: z.nullable(z.int()),
  sizeBytes: z.int(),
  sha256: z.string(),
  certificateSha256: z.nullable(z.string()),
  hasIcon: z.boolean(),
  /** Markdown. */
  changelog: z.string(),
  state: z.enum(['draft', 'published']),
  publishedAt: z.nullable(z.iso.datetime()),
  downloads: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AppVersion = z.infer<typeof AppVersion>;

export const createAppUpload = endpoint({
  method: 'POST',
  path: '/api/admin/app-uploads',
  summary: 'Begin to upload an APK.',
  auth: 'admin',
  input: z.object({
    fileName: OneLine.check(z.minLength(1), z.maxLength(200)),
    sizeBytes: z.int().check(z.minimum(1)),
  }),
  output: AppUpload,
  errors: { TooLarge: z.object({ sizeBytesMax: z.int() }), /** Too many are unfinished. */ TooManyUploads: NoExtras },
});

export const getAppUpload = endpoint({
  method: 'GET',
  path: '/api/admin/app-uploads/{id}',
  summary: 'The progress of an upload.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: AppUpload,
  errors: { NotFound: NoExtras },
});

export const putAppUploadPart = endpoint({
  method: 'PUT',
  path: '/api/admin/app-uploads/{id}/bytes/{offset}',
  summary:
    'Send the next bytes of an upload. The response follows once they are on disk. The same bytes can be sent again.',
  auth: 'admin',
  body: 'binary',
  input: z.object({ id: Id, offset: z.string().check(z.regex(/^\d{1,12}$/)) }),
  output: AppUpload,
  errors: {
    NotFound: NoExtras,
    /** The offset is wrong: continue at `received`. */
    WrongOffset: z.object({ received: z.int() }),
    TooLarge: z.object({ sizeBytesMax: z.int() }),
  },
});

export const finishAppUpload = endpoint({
  method: 'POST',
  path: '/api/admin/app-uploads/{id}/finish',
  summary: 'Check the whole file and read its metadata.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: AppUpload,
  errors: {
    NotFound: NoExtras,
    WrongOffset: z.object({ received: z.int() }),
    NotAnApk: z.object({ reason: z.string() }),
  },
});

export const cancelAppUpload = endpoint({
  method: 'DELETE',
  path: '/api/admin/app-uploads/{id}',
  summary: 'Delete an upload.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: z.object({ id: z.string() }),
  errors: { NotFound: NoExtras },
});

export const listAppVersions = endpoint({
  method: 'GET',
  path: '/api/admin/app-versions',
  summary: 'All versions of all apps, drafts included, newest first.',
  auth: 'admin',
  input: z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  output: z.object({ items: z.array(AppVersion), next: z.nullable(z.string()) }),
});

export const createAppVersion = endpoint({
  method: 'POST',
  path: '/api/admin/app-versions',
  summary:
    'Create a version from a finished upload. Its package, version code and minimum Android version are taken from the file.',
  auth: 'admin',
  input: z.object({
    uploadId: Id,
    packageName: PackageName,
    label: Label,
    versionName: VersionName,
    versionCode: VersionCode,
    minSdk: z._default(MinSdk, null),
    changelog: z._default(Changelog, ''),
    state: z._default(z.enum(['draft', 'published']), 'draft'),
  }),
  output: AppVersion,
  /** `Conflict`: the app has a version of this code. */
  errors: { NotFound: NoExtras, Conflict: NoExtras, NotChecked: NoExtras },
});

export const saveAppVersion = endpoint({
  method: 'PUT',
  path: '/api/admin/app-versions/{id}',
  summary: 'Change the details of a version, or publish it.',
  auth: 'admin',
  input: z.object({
    id: Id,
    version: z.int(),
    label: Label,
    versionName: VersionName,
    changelog: Changelog,
    state: z.enum(['draft', 'published']),
  }),
  output: AppVersion,
  errors: { NotFound: NoExtras, Stale },
});

export const deleteAppVersion = endpoint({
  method: 'DELETE',
  path: '/api/admin/app-versions/{id}',
  summary: 'Delete a version. It can be restored for 30 days.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: z.object({ id: z.string() }),
  errors: { NotFound: NoExtras },
});

export const restoreAppVersion = endpoint({
  method: 'POST',
  path: '/api/admin/app-versions/{id}/restore',
  summary: 'Restore a deleted version.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: AppVersion,
  errors: { NotFound: NoExtras, Conflict: NoExtras },
});

/** A published version, public. */
export const AppRelease = z.object({
  versionName: z.string(),
  versionCode: z.int(),
  minSdk: z.nullable(z.int()),
  sizeBytes: z.int(),
  sha256: z.string(),
  certificateSha256: z.nullable(z.string()),
  /** Markdown. */
  changelog: z.string(),
  publishedAt: z.iso.datetime(),
  downloads: z.int(),
});
export type AppRelease = z.infer<typeof AppRelease>;

const appMembers = {
  packageName: z.string(),
  /** Name of the app in its newest version. */
  label: z.string(),
  hasIcon: z.boolean(),
  /** Downloads of all versions together. */
  downloads: z.int(),
};

export const AppSummary = z.object({ ...appMembers, newest: AppRelease });
export type AppSummary = z.infer<typeof AppSummary>;

/** An app with all its published versions, highest version code first. */
export const App = z.object({ ...appMembers, versions: z.array(AppRelease).check(z.minLength(1)) });
export type App = z.infer<typeof App>;

export const listApps = endpoint({
  method: 'GET',
  path: '/api/apps',
  summary: 'Published Android apps, each with its newest version, by name.',
  auth: 'anyone',
  input: z.object({}),
  output: z.object({ items: z.array(AppSummary), next: z.null() }),
});

export const getApp = endpoint({
  method: 'GET',
  path: '/api/apps/{packageName}',
  summary: 'One Android app with its published versions.',
  auth: 'anyone',
  input: z.object({ packageName: PackageName }),
  output: App,
  errors: { NotFound: NoExtras },
});

export const getAppIcon = endpoint({
  method: 'GET',
  path: '/api/apps/{packageName}/icon',
  summary: "The icon in an app's newest version.",
  auth: 'anyone',
  input: z.object({ packageName: PackageName }),
  output: raw,
  errors: { NotFound: NoExtras },
});

/** Supports ranges: `Range: bytes=0-`, with `If-Range`. */
export const downloadApp = endpoint({
  method: 'GET',
  path: '/api/apps/{packageName}/versions/{versionCode}/file',
  summary: 'The APK of a published version.',
  auth: 'anyone',
  input: z.object({ packageName: PackageName, versionCode: versionCodeText }),
  output: raw,
  errors: { NotFound: NoExtras },
});
