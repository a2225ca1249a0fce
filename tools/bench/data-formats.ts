/** How long the converter's thread takes for 5 MB, its largest input: each format to JSON, and JSON to each format. */
import { closeWorkers, runInWorker, WrittenJson } from '../../apps/server/src/hub/threads/worker-pool.ts';
import { type Format, formatNames, formats } from '../../packages/kernels/src/data-formats/formats.ts';
import { Notes } from '../../packages/kernels/src/data-formats/notes.ts';
import type { Timed } from './data-formats.thread.ts';
import type { Bench, Figure } from './figure.ts';

const size = 5_000_000;
/** Enough rows to know how long a row is. */
const sampleRows = 1000;
const file = new URL('data-formats.thread.ts', import.meta.url).href;
/** The limit is wall-clock time: eight conversions of 1 s CPU time take minutes on a busy machine. */
const caller = { callerId: 'bench', signal: new AbortController().signal, timeLimitMs: 900_000 };

const shapes = {
  flat: (at: number) => ({
    id: at,
    name: `Person ${at}`,
    city: ['Khartoum', 'Lyon', '北京'][at % 3],
    email: `person.${at}@example.com`,
    price: (at % 1000) / 8,
    active: at % 2 === 0,
    since: `2024-0${(at % 9) + 1}-12T08:30:00Z`,
  }),
  nested: (at: number) => ({
    id: `order-${at}`,
    customer: {
      name: `Person ${at}`,
      address: { street: `${at % 300} High Street`, zip: String(10_000 + (at % 9999)) },
    },
    lines: [1, 2].map((line) => ({
      sku: `sku-${at}-${line}`,
      amount: line,
      price: { value: at / 4, currency: 'EUR' },
    })),
    tags: ['new', 'paid', `day ${at % 365}`],
    note: `Parcel ${at} can be left with the neighbours at number ${at % 90} in the evening.`,
  }),
  numbers: (at: number) => Array.from({ length: 20 }, (_, column) => (at * 7 + column * 31) % 1000),
} as const;
type Shape = keyof typeof shapes;

export const dataFormats: Bench = {
  name: 'data-formats',
  title: `CPU time of conversions of ${size / 1e6} MB (target: at most 1000 ms), and as a multiple of parsing alone`,
  async run() {
    const figures: Figure[] = [];
    try {
      for (const shape of Object.keys(shapes) as Shape[])
        for (const format of formatNames) {
          figures.push(...(await measured(shape, format, 'json')));
          if (format !== 'json') figures.push(...(await measured(shape, 'json', format)));
        }
    } finally {
      await closeWorkers();
    }
    return figures;
  },
};

async function measured(shape: Shape, from: Format, to: Format): Promise<Figure[]> {
  const options = { from, to, indent: 2, delimiter: 'auto', header: shape !== 'numbers' };
  const answer = await runInWorker(
    file,
    { ...options, text: textOf(shape, from, from === 'json' ? to : from) },
    caller,
  );
  if (!(answer instanceof WrittenJson)) throw new Error(`${from} to ${to} took too long or too much memory.`);
  const { cpuMs, ratio } = JSON.parse(Buffer.from(answer.bytes).toString()) as Timed;
  const row = `${from} to ${to}`;
  const name = `${shape}: ${row}`;
  return [
    { name, value: cpuMs, unit: 'ms', atMost: 1000, cell: { row, column: `${shape}, ms` } },
    { name, value: ratio, unit: '', cell: { row, column: `${shape}, × parser` } },
  ];
}

/** @param other the format that `text` is converted to or from: the numbers of CSV and NDJSON are in rows */
function textOf(shape: Shape, format: Format, other: Format): string {
  const isRows = other === 'csv' || other === 'ndjson';
  const written = (rows: number) => {
    const items = Array.from({ length: rows }, (_, at) => shapes[shape](at));
    const data = JSON.stringify(isRows ? items : shape === 'numbers' ? { n: items.flat() } : { row: items });
    if (format === 'json') return data;
    const notes = new Notes();
    const style = { indent: 2, delimiter: ',', header: shape !== 'numbers' } as const;
    return formats[format].write(formats.json.read(data, notes, style), notes, style);
  };
  // Somewhat fewer: the numbers of later rows have more digits.
  return written(Math.floor((size / written(sampleRows).length) * sampleRows * 0.98));
}
