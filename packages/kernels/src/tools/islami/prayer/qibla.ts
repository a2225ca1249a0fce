import { directionTo, kaaba } from '../../../prayer/great-circle.ts';

interface Input {
  readonly lat: number;
  readonly lon: number;
}

/** The direction of the Kaaba from a place, along the great circle. */
export default function qibla({ lat, lon }: Input) {
  const { bearing, distanceKm, points } = directionTo({ latitude: lat, longitude: lon }, kaaba);
  return {
    bearing: bearing === null ? null : Math.round(bearing * 100) / 100,
    direction: bearing === null ? null : (winds[Math.round(bearing / 22.5) % 16] ?? null),
    distanceKm: Math.round(distanceKm * 10) / 10,
    points: points.map(({ latitude, longitude }) => [
      Math.round(latitude * 1000) / 1000,
      Math.round(longitude * 1000) / 1000,
    ]),
    notes: bearing === null ? note('any_direction') : Math.abs(lat) === 90 ? note('at_pole') : [],
  };
}

const note = (code: 'any_direction' | 'at_pole') => [{ code, pointer: '/bearing' }];

const winds = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
