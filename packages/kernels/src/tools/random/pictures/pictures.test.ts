import { formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import avatar from './avatar.ts';
import { contrastOf, hexOf, inkOn, oklchInSrgb } from './colour/oklch.ts';
import colours from './colours.ts';
import identicon from './identicon.ts';
import { initialsOf } from './svg/initials.ts';

const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);

describe('hexOf', () => {
  // Red and lime, the green of the tests of CSS Color 4, and the ends of lightness.
  it.each([
    [{ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, '#ff0000'],
    [{ lightness: 0.86644, chroma: 0.294827, hue: 142.495 }, '#00ff00'],
    [{ lightness: 0.51975, chroma: 0.17686, hue: 142.495 }, '#008000'],
    [{ lightness: 1, chroma: 0.2, hue: 100 }, '#ffffff'],
    [{ lightness: 0, chroma: 0.2, hue: 100 }, '#000000'],
  ])('converts %j', (colour, hex) => {
    expect(hexOf(colour)).toBe(hex);
  });
});

describe('colours, compared with culori', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });

  it('are the same within sRGB', () => {
    fc.assert(
      fc.property(unit, unit, unit, (l, c, h) => {
        const colour = oklchInSrgb({ lightness: l, chroma: c * 0.3, hue: h * 360 });
        const theirs = formatHex({ mode: 'oklch', l, c: colour.chroma, h: colour.hue });
        const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        const ours = channels(hexOf(colour));
        // A half may be rounded either way.
        expect(channels(theirs).filter((channel, at) => Math.abs(channel - (ours[at] ?? 0)) > 1)).toEqual([]);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('have the same contrast', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrastOf(one, other)).toBeCloseTo(wcagContrast(one, other), 2);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

it('inkOn has a contrast of at least 4.5:1 on any grey', () => {
  const greys = Array.from({ length: 256 }, (_, at) => `#${at.toString(16).padStart(2, '0').repeat(3)}`);
  expect(greys.filter((grey) => contrastOf(grey, inkOn(grey)) < 4.5)).toEqual([]);
  expect([inkOn('#000000'), inkOn('#ffffff')]).toEqual(['#ffffff', '#000000']);
});

describe('colours', () => {
  const schemes = [
    'random',
    'distinct',
    'analogous',
    'complementary',
    'triadic',
    'monochrome',
    'pastel',
    'dark',
  ] as const;

  it.each(schemes)('repeats %s for a seed, with readable text', (scheme) => {
    const result = colours({ scheme, count: 12, seed: 'a' });
    expect(result).toEqual(colours({ scheme, count: 12, seed: 'a' }));
    expect(result.colours.filter(({ hex, contrast }) => !/^#[0-9a-f]{6}$/.test(hex) || contrast < 4.5)).toEqual([]);
    expect(new Set(result.colours.map(({ hex }) => hex)).size).toBe(12);
    expect(colours({ scheme, count: 1, seed: 'a' }).colours).toHaveLength(1);
  });

  it('keeps the hues of a scheme', () => {
    const hues = (scheme: (typeof schemes)[number], count: number) => {
      const all = colours({ scheme, count, seed: 'a' }).colours.map(({ oklch }) =>
        Number(/ ([\d.]+)\)$/.exec(oklch)?.[1]),
      );
      return all.map((hue) => Math.round((hue - (all[0] ?? 0) + 360) % 360));
    };
    expect(hues('complementary', 2)).toEqual([0, 180]);
    expect(hues('triadic', 3)).toEqual([0, 120, 240]);
    expect(hues('distinct', 4)).toEqual([0, 90, 180, 270]);
    expect(hues('analogous', 3)).toEqual([0, 30, 60]);
    expect(new Set(hues('monochrome', 5))).toEqual(new Set([0]));
  });

  it('writes colours as CSS does', () => {
    expect(colours({ scheme: 'triadic', count: 1, seed: 'css' }).colours[0]).toEqual({
      hex: '#0096b1',
      oklch: 'oklch(62% 0.11 216.4)',
      ink: '#000000',
      contrast: 5.99,
    });
  });
});

describe('identicon', () => {
  const input = { text: 'ada@example.com', size: 240, cells: 5, shape: 'square', background: '#f3f4f6' } as const;

  it('is the same for the same text, another for others', () => {
    expect(textOf(identicon(input))).toBe(textOf(identicon(input)));
    const pictures = new Set(Array.from({ length: 200 }, (_, at) => textOf(identicon({ ...input, text: `${at}` }))));
    expect(pictures.size).toBe(200);
  });

  it.each(['square', 'dot', 'diamond'] as const)('is symmetric: %s', (shape) => {
    const svg = textOf(identicon({ ...input, shape, cells: 6 }));
    const places = [...svg.matchAll(/M(\d+) (\d+)(?:h10v|a5|l5)/g)].map(([, x, y]) => [
      Math.floor(Number(x) / 10),
      Math.floor(Number(y) / 10),
    ]);
    expect(places.length).toBeGreaterThan(3);
    const all = new Set(places.map(String));
    expect(places.filter(([x = 0, y = 0]) => !all.has(String([5 - x, y])))).toEqual([]);
  });

  it('is never empty', () => {
    const empty = Array.from({ length: 500 }, (_, at) =>
      textOf(identicon({ ...input, text: `${at}`, cells: 3 })),
    ).filter((svg) => svg.includes('d=""'));
    expect(empty).toEqual([]);
  });

  it('has the size and background', () => {
    expect(textOf(identicon(input))).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="240" height="240" viewBox="-5 -5 60 60"><path fill="#f3f4f6" d="M-5 -5h60v60h-60z"\/><path fill="#[0-9a-f]{6}" d="M/,
    );
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 2, 'AL'],
    ['ada king-noel lovelace', 2, 'AL'],
    ['ada king-noel lovelace', 3, 'AKN'],
    ['Ada', 2, 'A'],
    ['Ada Lovelace', 1, 'A'],
    ['ada.lovelace', 2, 'AL'],
    ['王小明', 2, '王小'],
    ['王小明', 1, '王'],
    ['김민수', 2, '김민'],
    ['أحمد مصطفى', 2, 'أ\u200Cم'],
    ['Éloïse Ōno', 2, 'ÉŌ'],
    ['e\u0301mile zola', 2, 'E\u0301Z'],
    ['🌱 Garden', 2, '🌱G'],
    ['(Bob) Ross', 2, 'BR'],
    ['!!!', 2, ''],
  ])('of %j, %i letters', (name, letters, initials) => {
    expect(initialsOf(name, letters)).toBe(initials);
  });
});

describe('avatar', () => {
  const input = { name: 'Ada Lovelace', size: 128, shape: 'circle', letters: 2, background: '' } as const;

  it('has white initials on a colour of the name', () => {
    expect(textOf(avatar(input))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 100 100" role="img"><title>Ada Lovelace</title><rect width="100" height="100" rx="50" fill="#3e6c0c"/><text x="50" y="50" dy="0.35em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="42" font-weight="600" fill="#ffffff">AL</text></svg>\n',
    );
    expect(textOf(avatar({ ...input, name: ' ada LOVELACE ' }))).toContain('fill="#3e6c0c"');
  });

  it('has a contrast of at least 4.5:1 for any name', () => {
    const ratios = Array.from({ length: 300 }, (_, at) => {
      const [, fill = '', ink = ''] =
        /fill="(#\w{6})".*fill="(#\w{6})"/.exec(textOf(avatar({ ...input, name: `n${at}` }))) ?? [];
      return [ink, contrastOf(fill, ink)] as const;
    });
    expect(ratios.filter(([ink, ratio]) => ink !== '#ffffff' || ratio < 4.5)).toEqual([]);
  });

  it('writes black on a light background, and escapes the name', () => {
    const svg = textOf(avatar({ ...input, name: '<b> & "c"', background: '#ffee00', shape: 'square' }));
    expect(svg).toContain(
      '<title>&lt;b&gt; &amp; &quot;c&quot;</title><rect width="100" height="100" rx="0" fill="#ffee00"/>',
    );
    expect(svg).toContain('fill="#000000">BC</text>');
  });
});
