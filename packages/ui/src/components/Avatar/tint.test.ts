import { expect, test } from 'vitest';
import { contrast } from '../../theme/colour.ts';
import { makeTheme } from '../../theme/make-theme.ts';
import { themeNames, themes } from '../../theme/themes/all.ts';
import { modes } from '../../theme/tokens.ts';
import type { Hex } from '../../theme/tokens.ts';
import { tintNames, tintOf, tintShare } from './tint.ts';

/** Result of `color-mix(in srgb, …)` in the style. */
function mix(colour: Hex, paper: Hex): Hex {
  const channels = (hex: Hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const under = channels(paper);
  const mixed = channels(colour).map((channel, at) =>
    Math.round((channel * tintShare + (under[at] ?? 0) * (100 - tintShare)) / 100),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

test.each(themeNames.flatMap((name) => modes.map((mode) => [name, mode] as const)))(
  'initials are readable on every tint of %s, %s',
  (name, mode) => {
    const { color } = makeTheme(themes[name], mode);
    const unreadable = tintNames.filter((tint) => contrast(color.text, mix(color.series[tint], color.paper)) < 4.5);
    expect(unreadable).toEqual([]);
  },
);

test('a name keeps its tint, and names are spread over all of them', () => {
  expect(['Ada Lovelace', 'Grace Hopper', 'أمينة حسن'].map(tintOf)).toEqual(['first', 'second', 'third']);
  const spread = new Set(Array.from({ length: 100 }, (_, at) => tintOf(`Person ${at}`)));
  expect(spread.size).toBe(6);
});
