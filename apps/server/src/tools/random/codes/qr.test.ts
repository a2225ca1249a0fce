import { createRequire } from 'node:module';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import { RawResponse } from '../../tool.ts';
import qr from './qr.ts';

// jsqr is a CommonJS bundle whose types and default export disagree under ESM.
const jsQR = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  options: { inversionAttempts: 'dontInvert' },
) => { binaryData: number[] } | null;
const context = { signal: new AbortController().signal };

async function draw(input: object): Promise<RawResponse> {
  const answer = await qr.run(qr.input.parse(input), context);
  if (!(answer instanceof RawResponse)) throw new Error(`not drawn: ${JSON.stringify(answer)}`);
  return answer;
}

async function refusal(input: object): Promise<unknown> {
  const answer = await qr.run(qr.input.parse(input), context);
  return answer instanceof Failure ? answer.extras : answer;
}

/** Decodes an image like a scanner; bytes as UTF-8. */
function scan(pixels: Uint8ClampedArray, size: number): string {
  // Light modules on dark, which this tool refuses, would take a second pass.
  const found = jsQR(pixels, size, size, { inversionAttempts: 'dontInvert' });
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(found?.binaryData ?? []));
}

function scanPng(bytes: Uint8Array): string {
  const { data, width } = PNG.sync.read(Buffer.from(bytes));
  return scan(new Uint8ClampedArray(data), width);
}

/** Paints the rectangles of our own SVG, four pixels a unit. */
function scanSvg(svg: string): string {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const size = side * 4;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const path = /<path fill="[^"]+" d="([^"]*)"\/><\/svg>/.exec(svg)?.[1] ?? '';
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < Number(run) * 4; column += 1) {
        pixels.fill(
          0,
          ((Number(y) * 4 + row) * size + Number(x) * 4 + column) * 4,
          ((Number(y) * 4 + row) * size + Number(x) * 4 + column) * 4 + 3,
        );
      }
    }
  }
  return scan(pixels, size);
}

const texts = [
  'https://example.com/a?b=c&d=é',
  'السلام عليكم ورحمة الله',
  '家庭菜园 🌱👩🏽‍🌾',
  '0123456789',
  'HELLO WORLD',
  ' ',
  '\u0000\n\t',
  'a'.repeat(1000),
];

describe('a generated code', () => {
  it.each(texts)('decodes from the PNG to the same text: %j', async (text) => {
    expect(scanPng((await draw({ text, size: 1000 })).bytes)).toBe(text);
  });

  it.each(texts)('decodes from the SVG to the same text: %j', async (text) => {
    expect(scanSvg(new TextDecoder().decode((await draw({ text, format: 'svg' })).bytes))).toBe(text);
  });

  it('decodes for any text, correction, margin and size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        fc.constantFrom('L', 'M', 'Q', 'H'),
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 400, max: 700 }),
        async (text, correction, margin, size) => {
          expect(scanPng((await draw({ text, correction, margin, size })).bytes)).toBe(text);
        },
      ),
      { numRuns: 25, seed: 7 },
    );
  }, 240_000);

  it('has the exact size and only the two colours', async () => {
    const answer = await draw({ text: 'x', size: 301, dark: '#1e3a8a', light: '#fef9c3' });
    expect([answer.type, answer.name]).toEqual(['image/png', 'qr.png']);
    const { data, width, height } = PNG.sync.read(Buffer.from(answer.bytes));
    expect([width, height]).toEqual([301, 301]);
    const colours = new Set(Array.from({ length: width * height }, (_, at) => data.readUInt32BE(at * 4).toString(16)));
    expect([...colours]).toEqual(['fef9c3ff', '1e3a8aff']);
  });

  it('keeps the margin empty', async () => {
    const svg = new TextDecoder().decode((await draw({ text: 'x', format: 'svg', margin: 7, size: 200 })).bytes);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="200" height="200" viewBox="0 0 35 35" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h35v35H0z"\/><path fill="#000000" d="M7 7h7v1h-7z/,
    );
  });
});

describe("rejects what scanners can't read", () => {
  it.each([
    ['L', 2953],
    ['M', 2331],
    ['Q', 1663],
    ['H', 1273],
  ])('a text too long for correction %s, with the %i bytes that fit', async (correction, fits) => {
    expect(await draw({ text: 'é'.repeat(Math.floor(fits / 2)), correction })).toBeInstanceOf(RawResponse);
    expect(await refusal({ text: `${'é'.repeat(Math.floor(fits / 2))}éé`, correction })).toEqual({
      errors: [
        {
          pointer: '/text',
          code: correction === 'L' ? 'too_big_for_any' : 'too_big',
          detail: `The text has ${Math.floor(fits / 2) * 2 + 4} bytes, but only ${fits} bytes fit with error correction ${correction}. Shorten ${correction === 'L' ? 'it' : 'the text or choose a lower level'}.`,
        },
      ],
    });
  });

  const tooLight = (dark: string, light: string) => ({
    pointer: '/dark',
    code: 'too_light',
    detail: `The dark colour ${dark} is too similar to the light colour ${light} for scanners. Make the dark colour darker.`,
  });
  const tooDark = (light: string, dark: string) => ({
    pointer: '/light',
    code: 'too_dark',
    detail: `The light colour ${light} is too similar to the dark colour ${dark} for scanners. Make the light colour lighter.`,
  });

  it.each([
    ['only the dark one sent', { dark: '#ffd400' }, tooLight('#ffd400', '#ffffff')],
    ['only the light one sent', { light: '#666666' }, tooDark('#666666', '#000000')],
    ['the dark one worse', { dark: '#cccccc', light: '#fef9c3' }, tooLight('#cccccc', '#fef9c3')],
    ['the light one worse', { dark: '#1e3a8a', light: '#777777' }, tooDark('#777777', '#1e3a8a')],
    [
      'the dark one a little lighter',
      { dark: '#999999', light: '#888888' },
      tooLight('#999999', '#888888'),
      tooDark('#888888', '#999999'),
    ],
    ['the dark one white', { dark: '#ffffff' }, tooLight('#ffffff', '#ffffff')],
    ['the light one black', { light: '#000000' }, tooDark('#000000', '#000000')],
  ])('similar colours, at the one to change: %s', async (_, colours, ...errors) => {
    expect(await refusal({ text: 'x', ...colours })).toEqual({ errors });
  });

  it('similar colours, with advice that works', async () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
    await fc.assert(
      fc.asyncProperty(colour, colour, async (dark, light) => {
        const refused = (await refusal({ text: 'x', dark, light })) as { errors?: { pointer: string }[] };
        const pointers = refused.errors?.map(({ pointer }) => pointer) ?? [];
        const advised = {
          dark: pointers.includes('/dark') ? '#000000' : dark,
          light: pointers.includes('/light') ? '#ffffff' : light,
        };
        expect(await draw({ text: 'x', ...advised })).toBeInstanceOf(RawResponse);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('swapped colours, at both', async () => {
    const detail =
      'The dark colour #ffffff is lighter than the light colour #000000, which many scanners cannot read. Swap the colours.';
    expect(await refusal({ text: 'x', dark: '#ffffff', light: '#000000' })).toEqual({
      errors: [
        { pointer: '/dark', code: 'swapped', detail },
        { pointer: '/light', code: 'swapped', detail },
      ],
    });
  });

  it('an image with less than a pixel per module', async () => {
    expect(await refusal({ text: 'a'.repeat(500), size: 64 })).toEqual({
      errors: [
        {
          pointer: '/size',
          code: 'too_small',
          detail:
            'This code has 93 modules per side with its margin. Make the image at least 93 pixels, preferably 279.',
        },
      ],
    });
  });

  it('half of a surrogate pair', async () => {
    expect(await refusal({ text: 'x\ud83d' })).toEqual({
      errors: [
        {
          pointer: '/text',
          code: 'encoding',
          detail: 'The text contains half of a character (an unpaired surrogate). Remove it.',
        },
      ],
    });
  });

  it.each(['red', '#12345', '#1234567', '#12345g'])('a colour written as %s', (dark) => {
    expect(qr.input.safeParse({ text: 'x', dark }).success).toBe(false);
  });
});

it('blends the edges of round modules, in both colours', async () => {
  const look = { text: 'x', size: 290, shape: 'dots', dark: '#000000', corners: '#0000ff', correction: 'L' };
  const { data } = PNG.sync.read(Buffer.from((await draw(look)).bytes));
  const at = (x: number, y: number) => data.subarray((y * 290 + x) * 4, (y * 290 + x) * 4 + 3).toString('hex');
  // 21 modules and a margin of 4 on each side: 10 pixels each. The corner of a finder pattern is round.
  expect([at(20, 20), at(40, 40), at(75, 40), at(75, 75)]).toEqual(['ffffff', 'ffffff', '0000ff', '0000ff']);
  const colours = new Set(Array.from({ length: 290 * 290 }, (_, pixel) => data.readUInt32BE(pixel * 4) >>> 8));
  const greys = [...colours].filter((rgb) => (rgb & 0xff) === rgb >> 16);
  const blues = [...colours].filter((rgb) => (rgb & 0xff) === 0xff);
  expect([greys.length > 5, blues.length > 5, greys.length + blues.length - 1]).toEqual([true, true, colours.size]);
});

it('runs every example', async () => {
  for (const { input } of qr.examples) expect(await draw(input)).toBeInstanceOf(RawResponse);
});
