import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ThreadPool } from './thread-pool.ts';

// Ending a thread during such a load failed an assertion of Node.js, which ended the server.
it('never loads an ES module by require', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'apiyard-threads-'));
  const file = join(folder, 'required.mjs');
  writeFileSync(
    file,
    `import { createRequire } from 'node:module';
    export default ({ started }) => {
      started.postMessage(null);
      return Object.keys(createRequire(import.meta.url).cache).filter((file) => !file.includes('node_modules'));
    };`,
  );
  const pool = new ThreadPool({ file: pathToFileURL(file), onError: () => {} });
  onTestFinished(async () => {
    await pool.close();
    rmSync(folder, { recursive: true });
  });
  const required = await pool.run({}, { callerId: 'person:ann', signal: new AbortController().signal, timeMs: 5000 });
  expect(required).toEqual([join(import.meta.dirname, 'thread-entry.cts')]);
});
