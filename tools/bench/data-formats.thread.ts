/** Times conversions inside the tools' threads: a tool that repeats one, and parses the same text without converting it. */
import { load } from 'js-yaml';
import { SaxesParser } from 'saxes';
import { parse } from 'smol-toml';
import dataFormats from '../../apps/server/src/tools/convert/data/data.ts';
import { Failure } from '../../packages/api/src/contract/endpoint.ts';
import type { Format } from '../../packages/kernels/src/data-formats/formats.ts';

const rounds = 3;
const warmUpRounds = 1;

/** What a library or the shortest code does with a text of each format. */
const plainParsers: Readonly<Record<Format, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text),
  yaml: (text) => load(text),
  toml: (text) => parse(text),
  xml: (text) => new SaxesParser().write(text).close(),
  csv: (text) => text.split('\n').map((line) => line.split(',')),
  ndjson: (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
};

export interface Timed {
  /** Shortest CPU time of the process, garbage collection included; nothing else runs in it. */
  readonly cpuMs: number;
  /** As a multiple of the plain parser's. */
  readonly ratio: number;
}

type Input = Parameters<typeof dataFormats.run>[0] & { readonly text: string; readonly from: Format };

export default {
  async run(input: Input): Promise<Timed> {
    const cpuMs = await shortestCpuMs(() => converted(input));
    // Afterwards: in turns, it would change how V8 compiles a parser that both use.
    const plainMs = await shortestCpuMs(() => plainParsers[input.from](input.text));
    return { cpuMs, ratio: cpuMs / plainMs };
  },
};

/** The bytes of a call's response, as the thread returns them. */
async function converted(input: Input): Promise<Uint8Array> {
  const result = await dataFormats.run(input, { signal: new AbortController().signal });
  if (result instanceof Failure) throw new Error(result.detail ?? JSON.stringify(result.extras));
  return new TextEncoder().encode(JSON.stringify(result));
}

async function shortestCpuMs(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    if (round >= warmUpRounds) times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
