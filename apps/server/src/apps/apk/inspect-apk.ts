/** Reads an APK: whether it is one, and its manifest, certificate and icon. */
import type { Archive } from './archive.ts';
import { NotAnArchive, openArchive } from './archive.ts';
import { certificateDigest } from './certificate.ts';
import { iconIn } from './icon.ts';
import type { ApkInspection, ReadApk } from './read-apk.ts';
import { nothingRead } from './read-apk.ts';
import type { Manifest } from './manifest.ts';
import { openResources, readManifest } from './manifest.ts';

const manifestBytesMax = 4_000_000;
const resourcesBytesMax = 64_000_000;

/**
 * Reports the result so far after each step, so that a step that never ends keeps the earlier ones. What cannot be read
 * stays null: an admin enters it.
 */
export async function inspectApk(file: string, report: (result: ApkInspection) => void): Promise<void> {
  let archive: Archive;
  try {
    archive = await openArchive(file);
  } catch (error) {
    if (error instanceof NotAnArchive) return report({ isApk: false, reason: error.message });
    throw error;
  }
  try {
    if (!archive.entries.has('AndroidManifest.xml'))
      return report({ isApk: false, reason: 'it has no AndroidManifest.xml' });
    let read: ReadApk = nothingRead;
    const add = (more: Partial<ReadApk>) => {
      read = { ...read, ...more };
      report({ isApk: true, read });
    };
    add({});
    add({ certificateSha256: await orNull(() => certificateDigest(file)) });
    const manifest = await orNull(() => manifestOf(archive));
    if (manifest === null) return;
    const { icon, label, ...facts } = manifest;
    add({ ...facts, label: typeof label === 'string' ? label : null });
    const resources = await orNull(async () => openResources(await archive.read('resources.arsc', resourcesBytesMax)));
    if (typeof label === 'number') add({ label: resources?.text(label) ?? null });
    add({ icon: await orNull(() => iconIn(archive, icon === null ? [] : (resources?.files(icon) ?? []))) });
  } finally {
    archive.close();
  }
}

async function manifestOf(archive: Archive): Promise<Manifest | null> {
  const bytes = await archive.read('AndroidManifest.xml', manifestBytesMax);
  return bytes === null ? null : readManifest(bytes);
}

async function orNull<Value>(work: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
