import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const probeBytes = 4096;

/** Whether a folder takes files: rejects when it does not. */
export async function writeAndRemove(folder: string): Promise<void> {
  const probe = join(folder, `.ready-${randomUUID()}`);
  try {
    // A full disk still takes empty files.
    await writeFile(probe, Buffer.alloc(probeBytes));
  } finally {
    await rm(probe, { force: true });
  }
}
