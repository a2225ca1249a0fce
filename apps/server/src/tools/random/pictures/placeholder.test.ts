import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import { RawResponse } from '../../tool.ts';
import placeholder from './placeholder.ts';

const context = { signal: new AbortController().signal };

async function draw(input: object): Promise<RawResponse> {
  const response = await placeholder.run(placeholder.input.parse(input), context);
  if (!(response instanceof RawResponse)) throw new Error(`not drawn: ${JSON.stringify(response)}`);
  return response;
}
const svgOf = async (input: object) => new TextDecoder().decode((await draw(input)).bytes);

describe('as SVG', () => {
  it('has the size as text by default, black on a light background', async () => {
    expect(await svgOf({ width: 300, height: 200 })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200"><rect width="300" height="200" fill="#d4d9e2"/><g fill="#000000" fill-opacity="0.08"></g><text x="150" y="100" dy="0.35em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="43.01" fill="#000000">300 x 200</text></svg>\n',
    );
  });

  it('escapes the text, in any script', async () => {
    expect(await svgOf({ text: ' <مرحبًا> & 你好 ' })).toContain('>&lt;مرحبًا&gt; &amp; 你好</text>');
  });

  it.each(['circles', 'triangles'])('repeats %s for a seed', async (pattern) => {
    const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((seed) => svgOf({ pattern, seed })));
    expect([one === same, one === other]).toEqual([true, false]);
  });
});

describe('as PNG', () => {
  const colours = async (input: object) => {
    const { data, width, height } = PNG.sync.read(Buffer.from((await draw({ format: 'png', ...input })).bytes));
    const counts = new Map<string, number>();
    for (let at = 0; at < width * height; at += 1) {
      const colour = data
        .readUInt32BE(at * 4)
        .toString(16)
        .padStart(8, '0');
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return { width, height, counts };
  };

  it('has the exact size, the background and letters without fonts', async () => {
    const { width, height, counts } = await colours({ width: 320, height: 180, background: '#1e3a8a' });
    expect([width, height]).toEqual([320, 180]);
    expect(counts.get('1e3a8aff')).toBeGreaterThan(50_000);
    expect(counts.get('ffffffff')).toBeGreaterThan(500);
  });

  it.each(['stripes', 'circles', 'triangles'])('has a pattern of %s', async (pattern) => {
    const { counts } = await colours({ width: 200, height: 100, background: '#ffffff', pattern, seed: 'x' });
    expect(counts.get('ebebebff')).toBeGreaterThan(500);
  });

  it('draws one pixel', async () => {
    expect(await colours({ width: 1, height: 1, text: 'x' })).toMatchObject({ width: 1, height: 1 });
  });

  it('rejects characters that it has no outlines for', async () => {
    const refused = await placeholder.run(placeholder.input.parse({ format: 'png', text: 'Café 🌱' }), context);
    expect(refused instanceof Failure ? refused.extras.errors : refused).toEqual([
      {
        pointer: '/text',
        code: 'not_latin',
        detail: 'PNG cannot show “é”. Choose SVG, or use only basic Latin letters, digits and punctuation.',
      },
    ]);
  });
});
