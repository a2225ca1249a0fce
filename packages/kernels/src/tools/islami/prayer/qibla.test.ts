import { Coordinates, Qibla } from 'adhan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import qibla from './qibla.ts';

describe('Qibla', () => {
  it.each([
    ['London', 51.5085, -0.1257, 118.99, 'ESE', 4793.7],
    ['New York', 40.7128, -74.006, 58.48, 'ENE', 10_306.3],
    ['Jakarta', -6.2088, 106.8456, 295.15, 'WNW', 7920.1],
    ['Cape Town', -33.9249, 18.4241, 23.35, 'NNE', 6558.3],
    ['Tokyo', 35.6762, 139.6503, 293, 'WNW', 9471.9],
  ])('from %s', (_, lat, lon, bearing, direction, distanceKm) => {
    const result = qibla({ lat, lon });
    expect([result.bearing, result.direction, result.distanceKm]).toEqual([bearing, direction, distanceKm]);
    expect([result.points.length, result.points.at(-1)]).toEqual([33, [21.423, 39.826]]);
  });

  it('is that of adhan everywhere', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (lat, lon) => {
          const { bearing } = qibla({ lat, lon });
          const difference = Math.abs((bearing ?? 0) - Qibla(new Coordinates(lat, lon)));
          expect(Math.min(difference, 360 - difference)).toBeLessThan(0.02);
        },
      ),
    );
  });

  it('is any direction at the Kaaba', () => {
    expect(qibla({ lat: 21.4225241, lon: 39.8261818 })).toMatchObject({
      bearing: null,
      direction: null,
      distanceKm: 0,
      notes: [{ code: 'any_direction' }],
    });
  });

  it.each([
    [90, 0, 140.17, 7625.5],
    [90, 39.8261818, 180, 7625.5],
    [-90, 0, 39.83, 12_389.6],
  ])('at the pole %i counts from the meridian %f', (lat, lon, bearing, distanceKm) => {
    expect(qibla({ lat, lon })).toMatchObject({ bearing, distanceKm, notes: [{ code: 'at_pole' }] });
  });

  it('is any direction on the opposite side of the earth', () => {
    expect(qibla({ lat: -21.4225241, lon: -140.1738182 })).toMatchObject({
      bearing: null,
      distanceKm: 20_015.1,
      notes: [{ code: 'any_direction' }],
    });
  });
});
