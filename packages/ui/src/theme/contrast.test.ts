import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, hueDistance } from './colour.ts';
import { contrastPairs, hueSlots, separationPairs } from './contrast-pairs.ts';
import { makeTheme } from './make-theme.ts';
import { roleFrom } from './role-from.ts';
import { themeNames, themes } from './themes/all.ts';
import { modes } from './tokens.ts';

test('contrast is that of WCAG 2.2', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff').toFixed(2)).toBe('4.48');
  expect(contrast('#5d87ff', '#ffffff').toFixed(2)).toBe('3.29');
  expect(contrast('#01c0c8', '#ffffff').toFixed(2)).toBe('2.24');
});

describe.for(themeNames.flatMap((name) => modes.map((mode) => ({ name, mode }))))(
  '$name in $mode mode',
  ({ name, mode }) => {
    const values = makeTheme(themes[name], mode);
    const pairs = contrastPairs(values.color);
    const failing = (ratio: 4.5 | 3) =>
      pairs
        .filter((pair) => pair.ratio === ratio && contrast(pair.front, pair.back) < ratio)
        .map((pair) => `${pair.name}: ${contrast(pair.front, pair.back).toFixed(2)}`);

    test('text has a contrast of 4.5:1 on all of its backgrounds', () => {
      expect(pairs.filter((pair) => pair.ratio === 4.5).length).toBe(96);
      expect(failing(4.5)).toEqual([]);
    });

    test('edges, icons and the focus ring have a contrast of 3:1', () => {
      expect(pairs.filter((pair) => pair.ratio === 3).length).toBe(75);
      expect(failing(3)).toEqual([]);
    });

    test('the brand’s original values are kept', () => {
      expect(values.color.primary.main).toBe(themes[name].primary.main);
      expect(values.color.primary.light).toBe(themes[name].primary.light[mode]);
      expect(values.color.primary.contrastText).toBe('#ffffff');
    });
  },
);

describe.for(themeNames)('%s in dark mode', (name) => {
  const values = makeTheme(themes[name], 'dark');
  const pairs = separationPairs(values);
  const failing = (ratio: 1.5 | 3) =>
    pairs
      .filter((pair) => pair.ratio === ratio && contrast(pair.front, pair.back) < ratio)
      .map((pair) => `${pair.name}: ${contrast(pair.front, pair.back).toFixed(2)}`);

  test('edges of cards, menus and dialogs, hovered and selected rows have a contrast of 1.5:1', () => {
    expect(pairs.filter((pair) => pair.ratio === 1.5).length).toBe(9);
    expect(failing(1.5)).toEqual([]);
  });

  test('filled controls have a contrast of 3:1 with the page, also under the pointer', () => {
    expect(pairs.filter((pair) => pair.ratio === 3).length).toBe(12);
    expect(failing(3)).toEqual([]);
  });

  test('the page is darker than a card, and a menu lighter', () => {
    const { page, paper, raised } = values.color;
    const black = (colour: typeof page) => contrast(colour, '#000000');
    expect(black(page)).toBeLessThan(black(paper) / 1.1);
    expect(black(raised)).toBeGreaterThan(black(paper) * 1.05);
  });

  test('a card keeps the specified colour', () => {
    expect(values.color.paper).toBe(name === 'BLUE_THEME' ? '#2a3447' : '#171c23');
  });
});

test('primary and error differ in hue by 30 degrees in buttons, links and charts', () => {
  const close = themeNames.flatMap((name) =>
    modes.flatMap((mode) => {
      const { primary, error, series } = makeTheme(themes[name], mode).color;
      return [
        ...hueSlots.map((slot) => [slot, hueDistance(primary[slot], error[slot])] as const),
        ['chart', hueDistance(series.first, error.border)] as const,
      ]
        .filter(([, degrees]) => degrees < 30)
        .map(([slot, degrees]) => `${name} ${mode} ${slot}: ${degrees.toFixed(0)}`);
    }),
  );
  expect(close).toEqual([]);
  expect(hueDistance('#fa896b', '#fa896b')).toBe(0);
  expect(hueDistance('#ff0000', '#00ff00').toFixed(0)).toBe('113');
});

test('a fill keeps a bright brand colour under dark ink and darkens the others under white', () => {
  const { warning, primary } = makeTheme(themes.ORANGE_THEME, 'light').color;
  expect({ fill: warning.fill, onFill: warning.onFill }).toEqual({ fill: '#ffae1f', onFill: '#2a3547' });
  expect({ fill: primary.fill, onFill: primary.onFill }).toEqual({ fill: '#c1563a', onFill: '#ffffff' });
});

test('any two brand colours produce a readable theme in both modes', () => {
  const colour = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value): `#${string}` => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(...modes), (primary, secondary, mode) => {
      const { color, card } = makeTheme({ primary: roleFrom(primary), secondary: roleFrom(secondary) }, mode);
      const short = contrastPairs(color).filter(({ front, back, ratio }) => contrast(front, back) < ratio);
      expect(short).toEqual([]);
      if (mode === 'light') return;
      expect(separationPairs({ color, card }).filter((pair) => contrast(pair.front, pair.back) < pair.ratio)).toEqual(
        [],
      );
    }),
    {
      numRuns: 300,
      examples: [
        ['#ffffff', '#000000', 'light'],
        ['#ffffff', '#000000', 'dark'],
        ['#808080', '#ffff00', 'light'],
      ],
    },
  );
});

test('a role derived from one colour keeps it and gets a darker shade and two tints of its hue', () => {
  expect(roleFrom('#84cc16')).toEqual({
    main: '#84cc16',
    dark: '#75b703',
    light: { light: '#eff6e9', dark: '#2a381c' },
  });
});
