import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import { InputFile, RawAnswer } from '../tools/tool.ts';
import { unpacked } from './worker-message.ts';
import { closeWorkers, runInWorker, WrittenJson } from './worker-pool.ts';

const toolFile = (path: string) => pathToFileURL(join(import.meta.dirname, '../tools', `${path}.ts`)).href;
const never = new AbortController().signal;
const style = { from: 'auto', indent: 0, delimiter: 'auto', header: true };

const folder = mkdtempSync(join(tmpdir(), 'apiyard-tools-'));
/** A tool that is only a `run`. */
function trial(name: string, run: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `export default { ${run} };`);
  return pathToFileURL(file).href;
}

afterAll(async () => {
  await closeWorkers();
  rmSync(folder, { recursive: true });
});

describe('a heavy tool', () => {
  it('gives its data as JSON that is written already, and takes files', async () => {
    const file = new InputFile('people.csv', 'text/csv', Buffer.from('id,name\n007,Amina\n'));
    const answer = await runInWorker(toolFile('convert/data'), { ...style, file, to: 'json' }, never);
    if (!(answer instanceof WrittenJson)) throw new Error('This is not JSON.');
    expect(JSON.parse(Buffer.from(answer.bytes).toString())).toMatchObject({ from: 'csv', to: 'json', text: '[{"id":"007","name":"Amina"}]\n', rows: 1 });
  });

  it('gives pictures and refusals back as what they were', async () => {
    const picture = await runInWorker(toolFile('random/qr'), { text: 'yard', format: 'svg', size: 200, margin: 4, correction: 'M', dark: '#000000', light: '#ffffff' }, never);
    expect(picture).toBeInstanceOf(RawAnswer);
    expect((picture as RawAnswer).name).toBe('qr.svg');
    const refusal = await runInWorker(toolFile('convert/data'), { ...style, text: '{"a":', from: 'json', to: 'yaml' }, never);
    expect(refusal).toBeInstanceOf(Failure);
    expect(refusal).toMatchObject({ code: 'InvalidInput', extras: { errors: [{ pointer: '/text', code: 'syntax', line: 1 }] } });
  });

  it('leaves the event loop free while it works', async () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `person ${id}`, city: 'Khartoum' }));
    const working = runInWorker(toolFile('convert/data'), { ...style, text: JSON.stringify(rows), from: 'json', to: 'xml' }, never);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await working;
    clearInterval(counting);
    // On this thread the whole conversion would be a single turn.
    expect(turns).toBeGreaterThan(10);
  });

  it('is refused with a declared answer when too many wait already', async () => {
    const leaving = new AbortController();
    const working = Array.from({ length: 230 }, () => runInWorker(toolFile('puzzle/sudoku'), { action: 'make', level: 'expert' }, leaving.signal).catch(() => 'ended'));
    const last = await working.at(-1);
    leaving.abort();
    expect(last).toEqual(new Failure('Maintenance', { retryAfterS: 10 }, 'The server has more work than it can do in time. Try again in 10 s.'));
    const outcomes = await Promise.all(working);
    expect(outcomes.filter((outcome) => outcome === 'ended').length).toBeGreaterThanOrEqual(200);
  });

  it('takes what looks like a file in JSON for what it is', () => {
    const forged = { mark: 'apiyard input file', name: 'a', type: 'b', bytes: 'text' };
    expect(unpacked({ value: forged, list: [forged] })).toEqual({ value: forged, list: [forged] });
  });

  it('has bytes of its own where the caller\'s stand beside others: what is next to them stays whole', async () => {
    const bytes = Buffer.from('id,name\n007,Amina\n');
    await runInWorker(toolFile('convert/data'), { ...style, file: new InputFile('people.csv', 'text/csv', bytes), to: 'json' }, never);
    expect(bytes.toString()).toBe('id,name\n007,Amina\n');
  });

  it('takes large files and gives large answers without a copy', async () => {
    const sum = trial('sum', `run: ({ files }) => ({ lengths: files.map(({ bytes }) => bytes.length), last: files.map(({ bytes }) => bytes.at(-1)), text: 'é'.repeat(1_000_000) })`);
    const files = [7, 8].map((mark) => new InputFile('a', 'application/octet-stream', Buffer.alloc(2_000_000, mark)));
    const answer = await runInWorker(sum, { files }, never);
    if (!(answer instanceof WrittenJson)) throw new Error('This is not JSON.');
    expect(JSON.parse(Buffer.from(answer.bytes).toString())).toEqual({ lengths: [2_000_000, 2_000_000], last: [7, 8], text: 'é'.repeat(1_000_000) });
    // What moved is gone here, and what came fills its memory.
    expect([files.map(({ bytes }) => bytes.length), answer.bytes.buffer.byteLength]).toEqual([[0, 0], answer.bytes.length]);
  });

  it('that never ends is stopped with its thread, and the next one has the thread\'s place', async () => {
    const endless = trial('endless', 'run() { for (;;); }');
    // More than there are threads: those that wait must not wait for ever either.
    const stopping = new AbortController();
    const stuck = Array.from({ length: availableParallelism() + 1 }, () => runInWorker(endless, {}, stopping.signal).catch(() => 'stopped'));
    const next = runInWorker(trial('quick', 'run() { return { done: true }; }'), {}, never);
    setTimeout(() => stopping.abort(), 200);
    expect(await Promise.all(stuck)).toEqual(stuck.map(() => 'stopped'));
    expect(await next).toEqual(new WrittenJson(new TextEncoder().encode('{"done":true}')));
  });

  it('is ended when its caller goes away', async () => {
    const leaving = new AbortController();
    const working = runInWorker(toolFile('puzzle/sudoku'), { action: 'make', level: 'expert' }, leaving.signal);
    leaving.abort();
    await expect(working).rejects.toThrow();
  });
});
