import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Place } from '../places/place.ts';
import { land as landShape } from './land.ts';
import { qiblaCopy } from './qibla-copy.ts';
import { drawQiblaMap, mapRadius } from './qibla-map.ts';
import { drawing, grid, kaaba as kaabaStyle, land, point, sea, start, top, way } from './QiblaMap.css.ts';

export interface QiblaMapProps {
  readonly place: Place;
  readonly bearing: number | null;
  /** Along the great circle, as an angle in degrees. */
  readonly distance: number;
  /** What the picture says, in words. */
  readonly label: string;
  /** Where the top of the device points to. Null while the compass is off: north is above. */
  readonly heading: number | null;
}

/** Space for the letters around the map. */
const margin = 36;
const size = mapRadius + margin;
const points = [
  ['qibla.north', 0],
  ['qibla.east', 90],
  ['qibla.south', 180],
  ['qibla.west', 270],
] as const;

/** The earth around a place with the way to the Kaaba. With a heading it turns as a compass does. */
export function QiblaMap({ place, bearing, distance, label, heading }: QiblaMapProps) {
  const t = useCopy(qiblaCopy);
  const { lat, lon } = place;
  const map = useMemo(
    () => drawQiblaMap({ lat, lon, bearing, distance, land: landShape }),
    [lat, lon, bearing, distance],
  );
  const turn = -(heading ?? 0);
  const [x, y] = map.kaaba;
  return (
    <svg viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} role="img" aria-label={label} className={drawing}>
      <g transform={`rotate(${turn})`}>
        <circle r={mapRadius} className={sea} />
        <path d={map.grid} className={grid} />
        <path d={map.land} className={land} />
        {bearing !== null && <line x2={x} y2={y} className={way} />}
        <circle r={6} className={start} />
        <rect x={x - 8} y={y - 8} width={16} height={16} rx={2} className={kaabaStyle} />
        {points.map(([key, angle]) => (
          <text key={key} className={point} transform={letterAt(angle, turn)}>
            {t(key)}
          </text>
        ))}
      </g>
      {heading !== null && <path d={`M0 ${-size + 2} l10 16 h-20 z`} className={top} />}
    </svg>
  );
}

/** Around the map, always upright. */
const letterAt = (angle: number, turn: number): string =>
  `rotate(${angle}) translate(0 ${-mapRadius - margin / 2 + 4}) rotate(${-angle - turn})`;
