/** The heavy tools of this area in a thread, which must be able to send what they return. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { closeWorkers, runInWorker, WrittenJson } from '../../hub/threads/worker-pool.ts';
import type { Tool } from '../tool.ts';
import { RawResponse } from '../tool.ts';

const files = globSync('*/*.ts', { cwd: import.meta.dirname }).filter((file) => /\/[^/.]+\.ts$/.test(file));
const caller = { callerId: 'person:ann', signal: new AbortController().signal };

afterAll(closeWorkers);

describe.each(files.toSorted())('%s', (file) => {
  it('returns its examples from a thread, if it is heavy', async () => {
    const url = pathToFileURL(join(import.meta.dirname, file)).href;
    const { default: tool } = (await import(url)) as { default: Tool };
    if (tool.heavy !== true) return;
    for (const { input } of tool.examples) {
      const result = await runInWorker(url, tool.input.parse(input), caller);
      expect([WrittenJson, RawResponse].some((type) => result instanceof type)).toBe(true);
    }
  });
});
