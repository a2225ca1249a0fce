const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The centre of the sun when its upper edge is on the horizon, with refraction. Degrees. */
export const horizonAltitude = -50 / 60;

/**
 * Declination of the sun at noon UTC in degrees, to 0.01° between 1950 and 2050: "low-precision formulas for the Sun" of
 * the Astronomical Almanac.
 */
function declination(year: number, month: number, day: number): number {
  const n = Date.UTC(year, month - 1, day, 12) / 86_400_000 - 10_957.5;
  const anomaly = radians(357.528 + 0.985_600_3 * n);
  const longitude = radians(280.46 + 0.985_647_4 * n + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  return degrees(Math.asin(Math.sin(radians(23.439 - 4e-7 * n)) * Math.sin(longitude)));
}

/** Whether the sun does not set or does not rise; `short` if it does both within minutes. */
export type PolarKind = 'polar_day' | 'polar_night' | 'short';

export function polarKindOf(latitude: number, { year, month, day }: { year: number; month: number; day: number }) {
  const tilt = declination(year, month, day);
  const noon = 90 - Math.abs(latitude - tilt);
  const midnight = Math.abs(latitude + tilt) - 90;
  if (noon < horizonAltitude) return 'polar_night' satisfies PolarKind;
  return midnight > horizonAltitude ? ('polar_day' satisfies PolarKind) : ('short' satisfies PolarKind);
}
