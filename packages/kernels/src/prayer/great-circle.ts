export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The Kaaba (as in adhan's `Qibla`). */
export const kaaba: Point = { latitude: 21.4225241, longitude: 39.8261818 };

/** Mean radius of the earth (IUGG). */
const earthKm = 6371.0088;
const parts = 32;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

type Vector = readonly [x: number, y: number, z: number];

function vectorOf({ latitude, longitude }: Point): Vector {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const pointOf = ([x, y, z]: Vector): Point => ({
  latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
  longitude: degrees(Math.atan2(y, x)),
});

export interface Direction {
  /** Degrees from true north, clockwise. Null at the destination, and opposite it, where all directions lead to it. */
  readonly bearing: number | null;
  readonly distanceKm: number;
  /** The way, from start to destination. */
  readonly points: readonly Point[];
}

export function directionTo(from: Point, to: Point): Direction {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const cross: Vector = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const sine = Math.hypot(...cross);
  const angle = Math.atan2(sine, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
  const distanceKm = angle * earthKm;
  // About six metres.
  if (sine < 1e-6) return { bearing: null, distanceKm, points: [from, to] };
  const east = Math.sin(radians(to.longitude - from.longitude)) * Math.cos(radians(to.latitude));
  const north =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.cos(radians(to.longitude - from.longitude));
  const bearing = (degrees(Math.atan2(east, north)) + 360) % 360;
  const points = Array.from({ length: parts + 1 }, (_, at) => {
    const [one, other] = [Math.sin((1 - at / parts) * angle) / sine, Math.sin((at / parts) * angle) / sine];
    return pointOf([a[0] * one + b[0] * other, a[1] * one + b[1] * other, a[2] * one + b[2] * other]);
  });
  return { bearing, distanceKm, points };
}
