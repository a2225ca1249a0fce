import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { newPlace } from '../../test/engines/engines.ts';

const chargeOnce = fileURLToPath(new URL('../../test/charge-once.ts', import.meta.url));
const hasStrace = spawnSync('strace', ['-V']).status === 0;

describe('A charge on SQLite', () => {
  it.skipIf(!hasStrace)('is on disk before it is acknowledged', async () => {
    const place = await newPlace('sqlite');
    const trace = join(place.dataDir, 'trace');
    const { stdout } = await promisify(execFile)('strace', [
      '-f',
      '-y',
      '-e',
      'trace=write,pwrite64,fdatasync,fsync',
      '-o',
      trace,
      process.execPath,
      '--no-warnings',
      chargeOnce,
      place.dataDir,
    ]);
    expect(stdout).toBe('asked\ncharged\n');
    const calls = (await readFile(trace, 'utf8')).split('\n');
    const asked = calls.findIndex((call) => call.includes('"asked\\n"'));
    const charged = calls.findIndex((call) => call.includes('"charged\\n"'));
    const between = calls.slice(asked, charged).filter((call) => call.includes('apiyard.sqlite-wal'));
    const lastWrite = between.findLastIndex((call) => call.includes('pwrite64('));
    const lastSync = between.findLastIndex((call) => /f(?:data)?sync\(/.test(call));
    expect(lastWrite).toBeGreaterThanOrEqual(0);
    expect(lastSync).toBeGreaterThan(lastWrite);
    await place.remove();
  });
});
