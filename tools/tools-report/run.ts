/**
 * `pnpm tools:report [path…] [--inputs 1000] [--seed 1] [--at-once 1] [--results file]`: calls every built-in API of a
 * server of its own with its examples and with generated inputs, and prints what came of it. Fails on a 5xx or a result
 * that its schema does not describe. With `--results`, one line of JSON per tool is added to the file, and tools that
 * it already has are not called again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { isFileInput, requiredFilesOf } from '../../apps/server/src/hub/catalogue/file-inputs.ts';
import { median, percentile } from '../bench/figure.ts';
import { withUnlimitedServer } from '../bench/unlimited.ts';
import type { Input, Schema } from './arbitrary.ts';
import { filesFor, inputsOf } from './arbitrary.ts';
import type { Outcome } from './call.ts';
import { caller } from './call.ts';
import { sampleFiles } from './files.ts';

interface Api {
  readonly path: string;
  readonly area: string;
  readonly subject?: string;
  readonly input: Schema;
  readonly output: { readonly kind: 'json' | 'raw'; readonly schema?: Schema };
  readonly examples: readonly { readonly input: Input }[];
}

interface Row {
  readonly area: string;
  readonly path: string;
  readonly examples: number;
  readonly inputs: number;
  readonly accepted: number;
  /** How many inputs were rejected, by code. */
  readonly rejected: Readonly<Record<string, number>>;
  /** Responses of the server's own fault, and of examples that are rejected. */
  readonly faults: readonly string[];
  readonly mismatches: readonly string[];
  readonly times: readonly number[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    inputs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '1' },
    results: { type: 'string' },
  },
});
const count = Number(values.inputs);
const seed = Number(values.seed);
const atOnce = Number(values['at-once']);
const resultsFile = values.results;

const ajv = new Ajv2020({ strict: false, validateFormats: false });

async function reportOf(
  api: Api,
  call: (path: string, input: Input) => Promise<Outcome>,
  files: readonly File[],
): Promise<Row> {
  const examples = api.examples.map(({ input }) => input);
  // Examples have no files.
  const properties = (api.input['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const sampleFor = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const { type, items, 'x-accept': accepted } = properties[name] ?? {};
        const types = accepted ?? (items as Schema | undefined)?.['x-accept'] ?? [];
        const [first, second] = [...filesFor(types as readonly string[], files), ...files];
        return [name, type === 'array' ? [first, second] : first];
      }),
    ) as Input;
  const needed = sampleFor(requiredFilesOf(api.input));
  const allFiles = sampleFor(Object.keys(properties).filter((name) => isFileInput(properties[name] ?? {})));
  const generated = fc.sample(inputsOf({ schema: api.input, examples, files }), { numRuns: count, seed });
  const inputs: Input[] = [...examples.map((input) => ({ ...needed, ...input })), ...generated];
  const validate = api.output.schema === undefined ? null : ajv.compile(api.output.schema);
  const faults: string[] = [];
  const mismatches: string[] = [];
  const times: number[] = [];
  const rejected: Record<string, number> = {};
  let accepted = 0;
  const queue = inputs.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, input] of queue) {
        let outcome = await call(api.path, input);
        // One of an optional file.
        if (index < examples.length && outcome.status >= 300) outcome = await call(api.path, { ...allFiles, ...input });
        const { status, code, ms, data } = outcome;
        times.push(ms);
        if (status < 300) accepted += 1;
        else if (status < 500) rejected[code ?? status] = (rejected[code ?? status] ?? 0) + 1;
        if (status >= 500 || (index < examples.length && status >= 300))
          faults.push(`${status} ${code} ${shortOf(input)}`);
        if (status < 300 && validate !== null && !validate(data))
          mismatches.push(`${ajv.errorsText(validate.errors)} ${shortOf(input)}`);
      }
    }),
  );
  const { area, path } = api;
  const sizes = { examples: examples.length, inputs: generated.length, accepted };
  return { area, path, ...sizes, rejected, faults, mismatches, times };
}

const shortOf = (input: Input): string =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof File ? value.name : value)).slice(0, 300);

function print(name: string, rows: readonly Row[]): void {
  const times = rows.flatMap((row) => row.times);
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const columns = [
    name.padEnd(34),
    ...[
      rows.length,
      sum((row) => row.examples),
      sum((row) => row.inputs),
      sum((row) => row.accepted),
      sum((row) => Object.values(row.rejected).reduce((total, one) => total + one, 0)),
      sum((row) => row.faults.length),
      sum((row) => row.mismatches.length),
      median(times).toFixed(1),
      percentile(times, 99).toFixed(1),
    ].map((value) => String(value).padStart(10)),
  ];
  console.log(columns.join(''));
}

/** Of runs that ended early. */
function earlierRows(): Row[] {
  if (resultsFile === undefined || !existsSync(resultsFile)) return [];
  const lines = readFileSync(resultsFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

// A machine that is busy with other work must not change what is reported.
const busyDelayMs = '0';

await withUnlimitedServer(async ({ url }, key) => {
  const { items } = (await (await fetch(`${url}/api/v1/catalogue`)).json()) as { readonly items: readonly Api[] };
  const apis = items.filter(
    ({ path }) => positionals.length === 0 || positionals.some((name) => path.startsWith(name)),
  );
  if (apis.length === 0) throw new Error(`No API has a path that starts with ${positionals.join(' or ')}.`);
  const call = caller(url, key);
  const files = await sampleFiles();
  const heads = ['tools', 'examples', 'inputs', 'accepted', '4xx', '5xx', 'mismatch', 'median ms', 'p99 ms'];
  console.log(`seed ${seed}\n${' '.repeat(34)}${heads.map((head) => head.padStart(10)).join('')}`);
  const rows = earlierRows();
  for (const api of apis) {
    if (rows.some(({ path }) => path === api.path)) continue;
    const row = await reportOf(api, call, files);
    print(api.path, [row]);
    for (const fault of [...row.faults, ...row.mismatches].slice(0, 3)) console.log(`    ${fault}`);
    rows.push(row);
    if (resultsFile !== undefined) appendFileSync(resultsFile, `${JSON.stringify(row)}\n`);
  }
  console.log('');
  for (const [area, ofArea] of Map.groupBy(rows, (row) => row.area)) print(area, ofArea);
  print('all', rows);
  if (rows.some(({ faults, mismatches }) => faults.length + mismatches.length > 0)) process.exitCode = 1;
}, busyDelayMs);
