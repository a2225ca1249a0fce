/** How long the input and output of a heavy tool block the event loop: 20 MB in, 20 MB out, in one piece each. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { createLog } from '../../apps/server/src/http/logging/log.ts';
import { createServer } from '../../apps/server/src/http/server.ts';
import { prepare } from '../../apps/server/src/hub/call/prepare.ts';
import { bodyOf, sendBody } from '../../apps/server/src/hub/call/respond.ts';
import { closeWorkers, runInWorker } from '../../apps/server/src/hub/threads/worker-pool.ts';
import { InputFile } from '../../apps/server/src/tools/tool.ts';
import type { Bench, Figure } from './figure.ts';
import { median } from './figure.ts';

const size = 20_000_000;
const rounds = 7;
const resolutionMs = 1;

/** Each a tool that is only a `run`. */
const tools = {
  'JSON answer': `run: () => ({ text: 'é'.repeat(${size / 2}) })`,
  'file answer': `run: () => new RawResponse({ type: 'text/plain', name: 'a.txt', bytes: new Uint8Array(${size}).fill(97) })`,
  'file sent': 'run: ({ file }) => ({ bytes: file.bytes.length })',
} as const;

export const heavyAnswers: Bench = {
  name: 'heavy-answers',
  title: `the event loop's longest pause during a call of a heavy tool with ${size / 1e6} MB`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'apiyard-bench-'));
    const app = await createServer({
      log: createLog('silent', { write: () => undefined }),
      publicUrl: null,
      trustProxy: false,
      busyDelayMs: 0,
    });
    const answer = new URL('../../apps/server/src/tools/tool.ts', import.meta.url).href;
    for (const [index, run] of Object.values(tools).entries()) {
      const module = join(folder, `${index}.mjs`);
      writeFileSync(module, `import { RawResponse } from ${JSON.stringify(answer)};\nexport default { ${run} };\n`);
      app.get(`/${index}`, async (request, reply) => {
        const input =
          run === tools['file sent'] ? { file: new InputFile('a.txt', 'text/plain', Buffer.alloc(size, 97)) } : {};
        // The time to read the file is not measured.
        await new Promise(setImmediate);
        histogram.reset();
        const result = await runInWorker(pathToFileURL(module).href, input, {
          callerId: 'bench',
          signal: new AbortController().signal,
        });
        const meta = { api: 'bench', ms: 1, cost: 1, cached: false, provider: null, requestId: request.id };
        return sendBody(request, reply, bodyOf(reply, prepare({ result, cached: false, provider: null }), meta));
      });
    }
    const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const figures: Figure[] = [];
      for (const [index, name] of Object.keys(tools).entries()) {
        const pauses: number[] = [];
        for (let round = 0; round < rounds; round++) {
          histogram.enable();
          await take(`${origin}/${index}`);
          pauses.push(histogram.max / 1e6);
          histogram.disable();
        }
        figures.push({ name, value: median(pauses), unit: 'ms' });
      }
      return figures;
    } finally {
      await app.close();
      await closeWorkers();
      rmSync(folder, { recursive: true });
    }
  },
};

/** Another process takes the answer: reading it here would be a pause too. */
async function take(url: string): Promise<void> {
  const program = `const answer = await fetch(${JSON.stringify(url)}); if (!answer.ok) throw new Error(await answer.text()); await answer.arrayBuffer();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The answer did not arrive whole (${code}).`);
}
