/** What every built-in tool keeps, whatever it does. Its own test says what it does. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { areas, subjects } from '@apiyard/api/contract/hub/hub';
import { Failure } from '@apiyard/api/contract/endpoint';
import { exampleResultMax } from '../hub/catalogue/example-results.ts';
import { checkResult } from '../hub/check-result.ts';
import type { Tool } from './tool.ts';
import { fieldTexts, holdsFile } from './tool.ts';

const kernels = join(import.meta.dirname, '../../../../packages/kernels/src/tools');
const context = { signal: new AbortController().signal };

interface ToolFile {
  /** `convert/data`. */
  readonly path: string;
  readonly area: string;
  readonly subject: string;
  readonly file: string;
}

const toolFiles: readonly ToolFile[] = globSync('*/*/*.ts', { cwd: import.meta.dirname })
  .sort()
  .flatMap((file) => {
    const [, area, subject, name] = /^([a-z]+)\/([a-z]+)\/([^/.]+)\.ts$/.exec(file) ?? [];
    return area && subject && name ? [{ path: `${area}/${name}`, area, subject, file }] : [];
  });

const imported = async <Module>(file: string) => (await import(pathToFileURL(file).href)) as { default: Module };

describe.each(toolFiles)('$path', ({ area, subject, file }) => {
  let tool: Tool;
  beforeAll(async () => {
    ({ default: tool } = await imported<Tool>(join(import.meta.dirname, file)));
  });

  it('is in a folder of its area and subject', () => {
    expect([areas.some((each) => each === area), subjects.some((each) => each === subject)]).toEqual([true, true]);
  });

  it('runs each of its examples', async () => {
    for (const { input } of tool.examples) {
      const result = await tool.run(tool.input.parse(input), context);
      expect(result instanceof Failure ? result.extras.errors : []).toEqual([]);
      checkResult(tool, result);
    }
  });

  it('has a kernel that gives the same in the browser', async () => {
    // A UUID of version 7 is greater than every earlier one, so no two runs are the same.
    if (tool.inBrowser !== true || tool.path === 'random/uuid') return;
    const { default: kernel } = await imported<(input: unknown, language: string) => unknown>(join(kernels, file));
    const isRandom = tool.input.shape['seed'] !== undefined || Array.isArray(tool.output);
    for (const { input } of tool.examples) {
      const parsed = tool.input.parse(isRandom ? { ...input, seed: 'test' } : input);
      const ours = await repeatably(() => kernel(parsed, 'en'));
      const theirs = await repeatably(() => tool.run(parsed, context));
      expect(withoutSentences(theirs)).toEqual(withoutSentences(ours));
    }
  });

  it('says that its page starts with the result of its first example exactly where that is always the same', async () => {
    const [example] = tool.examples;
    const { input, output, showsExample = false } = tool;
    const startsOtherwise = Object.values(input.shape).some((schema) => fieldTexts.get(schema)?.start !== undefined);
    const hasFile = Object.values(example?.input ?? {}).some(holdsFile);
    let isSame = !Array.isArray(output) && !startsOtherwise && !hasFile;
    if (isSame) {
      const parsed = input.parse(example?.input);
      const [one, another] = [
        await repeatably(() => tool.run(parsed, context)),
        await repeatably(() => tool.run(parsed, context), 1),
      ];
      isSame = isDeepStrictEqual(one, another) && JSON.stringify(one).length <= exampleResultMax;
    }
    expect({ showsExample }).toEqual({ showsExample: isSame });
  });
});

/** Runs with a stopped clock and the same secrets each time: those have no seed. Another `world` has other secrets, and is 41 years later. */
function repeatably<Result>(run: () => Result, world = 0): Result {
  vi.useFakeTimers({ now: 1_800_000_000_000 + world * 1_300_000_000_000, toFake: ['Date'] });
  let next = world;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const at of bytes.keys()) bytes[at] = next = (next * 73 + 41) % 251;
    return array;
  });
  return run();
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Notes have a code and values in the kernel's result, and a sentence in the tool's. */
function withoutSentences(result: unknown): unknown {
  const { notes, ...rest } = result as { readonly notes?: readonly { readonly code: string }[] };
  return JSON.parse(JSON.stringify({ ...rest, notes: notes?.map(({ code }) => code) })) as unknown;
}

it('finds the tools', () => {
  expect(toolFiles.length).toBeGreaterThanOrEqual(4);
});
