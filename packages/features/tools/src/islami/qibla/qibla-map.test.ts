import { expect, test } from 'vitest';
import { land } from './land.ts';
import { drawQiblaMap } from './qibla-map.ts';

const rounded = ([x, y]: readonly [number, number]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const of = (lat: number, lon: number, bearing: number | null, distance: number) =>
  drawQiblaMap({ lat, lon, bearing, distance, land });

test('the way is straight, at its bearing and 82 % of the radius long', () => {
  const { kaaba, land: drawn } = of(51.5085, -0.1257, 118.99, 43.11);
  expect(rounded(kaaba)).toEqual([143.5, 79.5]);
  expect(drawn.length).toBeGreaterThan(2000);
});

test('a place next to the Kaaba is drawn with the country around it', () => {
  expect(rounded(of(21.43, 39.82, 142, 0.01).kaaba)).toEqual([0.1, 0.1]);
});

test.each([
  ['the antipode', -21.4225241, -140.1738182, null, 180, [0, -200]],
  ['the North Pole', 90, 0, 140.17, 68.5775, [105, 125.9]],
  ['the South Pole', -90, 0, 39.83, 111.4225, [105, -125.9]],
  ['the Kaaba', 21.4225241, 39.8261818, null, 0, [0, 0]],
] as const)('%s can be drawn', (_, lat, lon, bearing, distance, kaaba) => {
  const map = of(lat, lon, bearing, distance);
  expect(rounded(map.kaaba).map((value) => value + 0)).toEqual(kaaba);
  expect(map.land).toMatch(/^M[-\d.,MLZ]+$/);
});
