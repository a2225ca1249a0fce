/** Android apps in the sample layer: what is kept, and as much of the archive's form as says whether a file is an APK. */
import type { ApkFacts, App, AppRelease, AppUpload, AppVersion } from '../contract/apps.ts';
import { apkChunkBytesMax } from '../contract/apps.ts';

export interface SampleUpload {
  readonly id: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly begunBy: string;
  readonly parts: Uint8Array[];
  facts: ApkFacts | null;
}

export interface SampleAppVersion extends AppVersion {
  /** The bytes; without them a download is as many zeros. */
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly deleted?: boolean;
}

/** By the file's SHA-256: this layer reads no compiled manifests. */
export type KnownApks = Map<string, Partial<ApkFacts>>;

export interface SampleApps {
  readonly uploads: Map<string, SampleUpload>;
  /** Last made first; the deleted ones are kept. */
  versions: SampleAppVersion[];
  readonly known: KnownApks;
}

export const receivedOf = ({ parts }: SampleUpload): number => parts.reduce((sum, { length }) => sum + length, 0);

export const shownUpload = (upload: SampleUpload): AppUpload => ({
  id: upload.id,
  fileName: upload.fileName,
  sizeBytes: upload.sizeBytes,
  received: receivedOf(upload),
  chunkBytesMax: apkChunkBytesMax,
  facts: upload.facts,
});

export const shownVersion = ({ file: _, deleted: __, ...version }: SampleAppVersion): AppVersion => version;

export const releaseOf = (version: AppVersion): AppRelease => ({
  versionName: version.versionName,
  versionCode: version.versionCode,
  minSdk: version.minSdk,
  sizeBytes: version.sizeBytes,
  sha256: version.sha256,
  certificateSha256: version.certificateSha256,
  changelog: version.changelog,
  publishedAt: version.publishedAt ?? version.createdAt,
  downloads: version.downloads,
});

/** Published ones, highest code first. */
export const publishedOf = ({ versions }: SampleApps, packageName: string): SampleAppVersion[] =>
  versions
    .filter(
      (version) => version.packageName === packageName && version.state === 'published' && version.deleted !== true,
    )
    .toSorted((a, b) => b.versionCode - a.versionCode);

export const shownApp = (published: readonly AppVersion[]): App | null => {
  const [newest] = published;
  if (!newest) return null;
  const { packageName, label, hasIcon } = newest;
  return {
    packageName,
    label,
    hasIcon,
    downloads: published.reduce((sum, { downloads }) => sum + downloads, 0),
    versions: published.map(releaseOf),
  };
};

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Why the bytes are no APK; null when they are one. */
export function refusalOfArchive(bytes: Uint8Array<ArrayBuffer>): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return 'it is no ZIP archive';
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === 0x02014b50) {
    const nameLength = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)) === 'AndroidManifest.xml') return null;
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return 'it has no AndroidManifest.xml';
}
