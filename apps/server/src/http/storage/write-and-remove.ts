import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const probeBytes = 4096;

/** Checks that a folder is writable; rejects when it is not. */
export async function writeAndRemove(folder: string): Promise<void> {
  const probe = join(folder, `.ready-${randomUUID()}`);
  try {
    // Empty files can still be created on a full disk.
    await writeFile(probe, Buffer.alloc(probeBytes));
  } finally {
    await rm(probe, { force: true });
  }
}
