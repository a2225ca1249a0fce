import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { contrastPairs } from './contrast-pairs.ts';
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
      expect(pairs.filter((pair) => pair.ratio === 4.5).length).toBe(80);
      expect(failing(4.5)).toEqual([]);
    });

    test('edges, icons and the focus ring have a contrast of 3:1', () => {
      expect(pairs.filter((pair) => pair.ratio === 3).length).toBe(60);
      expect(failing(3)).toEqual([]);
    });

    test('the brand’s original values are kept', () => {
      expect(values.color.primary.main).toBe(themes[name].primary.main);
      expect(values.color.primary.light).toBe(themes[name].primary.light[mode]);
      expect(values.color.primary.contrastText).toBe('#ffffff');
    });
  },
);

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
      const { color } = makeTheme({ primary: roleFrom(primary), secondary: roleFrom(secondary) }, mode);
      const short = contrastPairs(color).filter(({ front, back, ratio }) => contrast(front, back) < ratio);
      expect(short).toEqual([]);
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
