import { expect, test } from 'vitest';
import { headingOf, turnTo } from './heading.ts';

test.each([
  [{ alpha: 90, absolute: true }, 0, 270],
  [{ alpha: 0, absolute: true }, 0, 0],
  [{ alpha: 350, absolute: true }, 90, 100],
  [{ alpha: 12, absolute: false, webkitCompassHeading: 118, webkitCompassAccuracy: 10 }, 0, 118],
  [{ alpha: 12, absolute: false, webkitCompassHeading: 300, webkitCompassAccuracy: 10 }, 90, 30],
])('with %j on a screen turned by %i degrees the top points to %i', (reading, angle, degrees) => {
  expect(headingOf(reading, angle)).toEqual({ state: 'ready', degrees });
});

test.each([-1, 26])('a compass with an accuracy of %i has to be calibrated', (webkitCompassAccuracy) => {
  const reading = { alpha: 0, absolute: false, webkitCompassHeading: 118, webkitCompassAccuracy };
  expect(headingOf(reading, 0)).toEqual({ state: 'uncalibrated' });
});

test.each([
  { alpha: 90, absolute: false },
  { alpha: null, absolute: true },
])('there is no heading in %j', (reading) => {
  expect(headingOf(reading, 0)).toBeNull();
});

test.each([
  [10, 350, 20],
  [350, 10, -20],
  [119, 119, 0],
  [180, 0, 180],
])('to %i from %i the turn is %i', (bearing, heading, turn) => {
  expect(turnTo(bearing, heading)).toBe(turn);
});
