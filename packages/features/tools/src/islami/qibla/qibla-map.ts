import { geoAzimuthalEquidistant, geoGraticule10, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';

interface QiblaMap {
  readonly land: string;
  readonly grid: string;
  /** Where the Kaaba is. The place itself is in the middle. */
  readonly kaaba: readonly [x: number, y: number];
}

/** The drawing is a circle of this radius around 0, 0. */
export const mapRadius = 200;
/** Coasts are too coarse for a smaller part of the earth. */
const radiusMin = 12;
/** Of the radius, from the place to the Kaaba. */
const wayShare = 0.82;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface MapOptions {
  readonly lat: number;
  readonly lon: number;
  /** Null where every direction leads to the Kaaba. */
  readonly bearing: number | null;
  /** Along the great circle, as an angle in degrees. */
  readonly distance: number;
  readonly land: MultiPolygon;
}

/**
 * The earth as seen from a place, with north above (azimuthal equidistant): the great circle to the Kaaba is a straight
 * line there, at its bearing and of its length.
 */
export function drawQiblaMap({ lat, lon, bearing, distance, land }: MapOptions): QiblaMap {
  const radius = Math.min(180, Math.max(radiusMin, distance / wayShare));
  const projection = geoAzimuthalEquidistant()
    .rotate([-lon, -lat])
    .translate([0, 0])
    .scale(mapRadius / radians(radius))
    .clipAngle(Math.min(radius, 179.99))
    .precision(0.3);
  const path = geoPath(projection).digits(1);
  const length = (distance / radius) * mapRadius;
  const angle = radians(bearing ?? 0);
  return {
    land: path(land) ?? '',
    grid: path(geoGraticule10()) ?? '',
    kaaba: [Math.sin(angle) * length, -Math.cos(angle) * length],
  };
}
