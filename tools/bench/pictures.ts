/** CPU time of tools for pictures, against sharp alone doing the same with the same options. */
import sharp from 'sharp';
import convert from '../../apps/server/src/tools/photoeditor/format/convert.ts';
import greyscale from '../../apps/server/src/tools/photoeditor/effects/greyscale.ts';
import resize from '../../apps/server/src/tools/photoeditor/shape/resize.ts';
import rotate from '../../apps/server/src/tools/photoeditor/shape/rotate.ts';
import { InputFile, RawResponse } from '../../apps/server/src/tools/tool.ts';
import type { Tool } from '../../apps/server/src/tools/tool.ts';
import type { Bench, Figure } from './figure.ts';

/** More for small pictures, whose times vary more. */
const roundsOf = (width: number): number => (width < 1000 ? 41 : 11);
const warmUpRounds = 2;
const signal = new AbortController().signal;

interface Work {
  readonly name: string;
  readonly tool: Tool;
  readonly input: Readonly<Record<string, unknown>>;
  alone(bytes: Uint8Array): Promise<Buffer>;
}

const works: readonly Work[] = [
  {
    name: 'resize to 400 pixels',
    tool: resize as Tool,
    input: { width: 400 },
    alone: (bytes) => sharp(bytes).autoOrient().resize({ width: 400 }).jpeg({ quality: 80 }).toBuffer(),
  },
  {
    name: 'convert to WebP',
    tool: convert as Tool,
    input: { to: 'webp' },
    alone: (bytes) => sharp(bytes).autoOrient().webp({ quality: 80 }).toBuffer(),
  },
  {
    name: 'rotate by 90 degrees',
    tool: rotate as Tool,
    input: { angle: 90 },
    alone: (bytes) => sharp(bytes).autoOrient().rotate(90).jpeg({ quality: 80 }).toBuffer(),
  },
  {
    name: 'greyscale',
    tool: greyscale as Tool,
    input: {},
    alone: (bytes) => sharp(bytes).autoOrient().greyscale().toColourspace('srgb').jpeg({ quality: 80 }).toBuffer(),
  },
];

/** Widths of JPEG files in the proportions of a photo. */
const widths = [600, 3000];

export const pictures: Bench = {
  name: 'pictures',
  title: 'speed of tools for pictures, as a share of the speed of sharp alone',
  async run() {
    sharp.cache(false);
    const figures: Figure[] = [];
    for (const width of widths) {
      const bytes = await photo(width);
      for (const work of works) {
        const [ofTool, alone] = await shortestMs(
          roundsOf(width),
          () => calledWith(work, bytes),
          () => work.alone(bytes),
        );
        figures.push({
          name: `${work.name}, ${width} pixels wide`,
          value: alone / ofTool,
          unit: '',
          atLeast: 0.95,
          cell: { row: work.name, column: `${width} px` },
        });
      }
    }
    return figures;
  },
};

async function photo(width: number): Promise<Uint8Array> {
  const height = Math.round((width * 2) / 3);
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const small = await sharp({
    create: { width: width / 4, height: height / 4, channels: 3, background: '#888888', noise },
  })
    .png()
    .toBuffer();
  return new Uint8Array(await sharp(small).resize(width, height).jpeg({ quality: 85 }).toBuffer());
}

async function calledWith({ tool, input }: Work, bytes: Uint8Array): Promise<void> {
  const file = new InputFile('photo.jpg', 'image/jpeg', bytes);
  const result = await tool.run(tool.input.parse({ file, ...input }), { signal });
  if (!(result instanceof RawResponse)) throw new Error('The tool did not respond with a picture.');
}

/** The shortest CPU times of both, in turns: what else the machine does only ever adds. */
async function shortestMs(
  rounds: number,
  ...works: readonly (() => Promise<unknown>)[]
): Promise<readonly [number, number]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < warmUpRounds + rounds; round += 1)
    for (const [at, work] of works.entries()) {
      const before = process.cpuUsage();
      // oxlint-disable-next-line no-await-in-loop -- parallel runs would affect each other
      await work();
      const { user, system } = process.cpuUsage(before);
      if (round >= warmUpRounds) times[at]?.push((user + system) / 1000);
    }
  const [first = [], second = []] = times;
  return [Math.min(...first), Math.min(...second)];
}
