import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { performance } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import { threadsMax } from '../../thread-pool.ts';
import { InputFile, RawResponse } from '../../tools/tool.ts';
import { unpacked } from './worker-message.ts';
import { closeWorkers, runInWorker, WrittenJson } from './worker-pool.ts';
import { invalidAt, sentence } from '../../problems/sentence.ts';

const toolFile = (path: string) => pathToFileURL(join(import.meta.dirname, '../../tools', `${path}.ts`)).href;
const ann = { callerId: 'person:ann', signal: new AbortController().signal };
const style = { from: 'auto', indent: 0, delimiter: 'auto', header: true };

const folder = mkdtempSync(join(tmpdir(), 'apiyard-tools-'));
/** A tool that is only a `run`. */
function trial(name: string, run: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `export default { ${run} };`);
  return pathToFileURL(file).href;
}

const endless = trial('endless', 'run() { for (;;); }');
const quick = trial('quick', 'run() { return { done: true }; }');

afterAll(async () => {
  await closeWorkers();
  rmSync(folder, { recursive: true });
});

describe('a heavy tool', () => {
  it('returns its data as serialized JSON, and accepts files', async () => {
    const file = new InputFile('people.csv', 'text/csv', Buffer.from('id,name\n007,Amina\n'));
    const answer = await runInWorker(toolFile('convert/data/data'), { ...style, file, to: 'json' }, ann);
    if (!(answer instanceof WrittenJson)) throw new Error('This is not JSON.');
    expect(JSON.parse(Buffer.from(answer.bytes).toString())).toMatchObject({
      from: 'csv',
      to: 'json',
      text: '[{"id":"007","name":"Amina"}]\n',
      rows: 1,
    });
  });

  it('returns pictures and failures unchanged', async () => {
    const picture = await runInWorker(
      toolFile('random/codes/qr'),
      {
        text: 'yard',
        format: 'svg',
        size: 200,
        margin: 4,
        correction: 'M',
        dark: '#000000',
        light: '#ffffff',
        shape: 'square',
        corners: '',
      },
      ann,
    );
    expect(picture).toBeInstanceOf(RawResponse);
    expect((picture as RawResponse).name).toBe('qr.svg');
    const refusal = await runInWorker(
      toolFile('convert/data/data'),
      { ...style, text: '{"a":', from: 'json', to: 'yaml' },
      ann,
    );
    expect(refusal).toBeInstanceOf(Failure);
    expect(refusal).toMatchObject({
      code: 'InvalidInput',
      extras: { errors: [{ pointer: '/text', code: 'syntax', line: 1 }] },
    });
  });

  it('leaves the event loop free while it works', async () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `person ${id}`, city: 'Khartoum' }));
    const working = runInWorker(
      toolFile('convert/data/data'),
      { ...style, text: JSON.stringify(rows), from: 'json', to: 'xml' },
      ann,
    );
    const before = performance.eventLoopUtilization();
    await working;
    // Converted on this thread, it would be close to 1.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it('is refused with 503 when its caller has too much waiting, while another caller gets a response', async () => {
    const leaving = new AbortController();
    const working = Array.from({ length: 60 }, () =>
      runInWorker(endless, {}, { ...ann, signal: leaving.signal }).catch(() => 'ended'),
    );
    expect(await working.at(-1)).toEqual(
      new Failure('Maintenance', { retryAfterS: 10 }, 'Too many of your calls are waiting. Try again in 10 s.'),
    );
    const other = await runInWorker(quick, {}, { ...ann, callerId: 'address:192.0.2.1' });
    leaving.abort();
    expect(other).toEqual(new WrittenJson(new TextEncoder().encode('{"done":true}')));
    const outcomes = await Promise.all(working);
    expect(outcomes.filter((outcome) => outcome === 'ended').length).toBe(50 + Math.max(1, Math.floor(threadsMax / 2)));
  });

  it('is stopped after its time limit with a problem for that, and the next one runs', async () => {
    const stopped = await runInWorker(endless, {}, { ...ann, timeLimitMs: 300 });
    expect(stopped).toEqual(invalidAt('', 'time_limit', sentence('problem.calls.thisTookTooLong', { limitS: 0.3 })));
    expect(await runInWorker(quick, {}, ann)).toBeInstanceOf(WrittenJson);
  });

  it.each([
    ['objects', 'const all = []; for (;;) all.push({ at: all.length });'],
    ['texts', 'const all = []; for (;;) all.push(String(Math.random()).repeat(1000).toUpperCase());'],
    ['one list', 'let all = [0.5]; for (;;) all = all.concat(all);'],
  ])(
    'that fills its memory with %s is stopped with its own problem, and affects no other',
    async (name, work) => {
      const other = runInWorker(
        toolFile('puzzle/grids/sudoku'),
        { action: 'make', level: 'easy' },
        { ...ann, callerId: 'person:bob', timeLimitMs: 240_000 },
      );
      const stopped = await runInWorker(
        trial(`full of ${name}`, `run() { ${work} }`),
        {},
        // Filling it is slow on a busy machine.
        { ...ann, timeLimitMs: 240_000 },
      );
      expect(stopped).toEqual(invalidAt('', 'memory_limit', sentence('problem.calls.tookMemory', { limitMb: 512 })));
      expect(await other).toBeInstanceOf(WrittenJson);
    },
    300_000,
  );

  it('treats an object in JSON that looks like a file as plain data', () => {
    const forged = { mark: 'apiyard input file', name: 'a', type: 'b', bytes: 'text' };
    expect(unpacked({ value: forged, list: [forged] })).toEqual({ value: forged, list: [forged] });
  });

  it("copies bytes that share a buffer with the caller's other data, which stays intact", async () => {
    const bytes = Buffer.from('id,name\n007,Amina\n');
    await runInWorker(
      toolFile('convert/data/data'),
      { ...style, file: new InputFile('people.csv', 'text/csv', bytes), to: 'json' },
      ann,
    );
    expect(bytes.toString()).toBe('id,name\n007,Amina\n');
  });

  it('transfers large files and results without a copy', async () => {
    const sum = trial(
      'sum',
      `run: ({ files }) => ({ lengths: files.map(({ bytes }) => bytes.length), last: files.map(({ bytes }) => bytes.at(-1)), text: 'é'.repeat(1_000_000) })`,
    );
    const files = [7, 8].map((mark) => new InputFile('a', 'application/octet-stream', Buffer.alloc(2_000_000, mark)));
    const answer = await runInWorker(sum, { files }, ann);
    if (!(answer instanceof WrittenJson)) throw new Error('This is not JSON.');
    expect(JSON.parse(Buffer.from(answer.bytes).toString())).toEqual({
      lengths: [2_000_000, 2_000_000],
      last: [7, 8],
      text: 'é'.repeat(1_000_000),
    });
    // What moved is gone here, and what came fills its memory.
    expect([files.map(({ bytes }) => bytes.length), answer.bytes.buffer.byteLength]).toEqual([
      [0, 0],
      answer.bytes.length,
    ]);
  });

  it("that never ends is stopped with its thread, and the next one gets the thread's slot", async () => {
    // More than there are threads: those that wait must not wait for ever either.
    const stopping = new AbortController();
    const stuck = Array.from({ length: threadsMax + 1 }, () =>
      runInWorker(endless, {}, { ...ann, signal: stopping.signal }).catch(() => 'stopped'),
    );
    const next = runInWorker(quick, {}, ann);
    setTimeout(() => stopping.abort(), 200);
    expect(await Promise.all(stuck)).toEqual(stuck.map(() => 'stopped'));
    expect(await next).toEqual(new WrittenJson(new TextEncoder().encode('{"done":true}')));
  });

  it('is stopped when its caller disconnects', async () => {
    const leaving = new AbortController();
    const working = runInWorker(
      toolFile('puzzle/grids/sudoku'),
      { action: 'make', level: 'expert' },
      { ...ann, signal: leaving.signal },
    );
    leaving.abort();
    await expect(working).rejects.toThrow();
  });
});
