/**
 * The secret in the data folder. It is `secret.new` until the database was used with it once: an interrupted first start
 * continues with the same secret, and a `secret` without a database means that the database was lost.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export const secretFileOf = (dataDir: string): string => join(dataDir, 'secret');
const newSecretFileOf = (dataDir: string): string => `${secretFileOf(dataDir)}.new`;

/** The content, trimmed; null when there is none. */
export function readSecret(dataDir: string): string | null {
  // Between the first two checks another process may have renamed it.
  for (const file of [secretFileOf(dataDir), newSecretFileOf(dataDir), secretFileOf(dataDir)]) {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')))
        throw error;
    }
  }
  return null;
}

/** Written atomically, even if this process is killed. Of two parallel starts, one creates the secret and both read it. */
export function makeSecret(dataDir: string): string {
  const file = newSecretFileOf(dataDir);
  const partial = `${file}-${randomUUID()}.partial`;
  writeFileSync(partial, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(partial, file);
  } catch {
    // Not every file system supports hard links.
    if (!existsSync(file)) copyFileSync(partial, file, constants.COPYFILE_EXCL);
  } finally {
    rmSync(partial);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Call this once the database has a value of the secret. */
export function settleSecret(dataDir: string): void {
  try {
    // Never over another: that would lose it.
    if (!existsSync(secretFileOf(dataDir))) renameSync(newSecretFileOf(dataDir), secretFileOf(dataDir));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
