import { arc, pie } from 'd3-shape';
import type { PieArcDatum } from 'd3-shape';

/** Radius of a donut's hole, as a fraction of its radius: room for a figure of six digits. */
const hole = 0.64;
/** Px by which the active slice is offset. */
const lift = 4;
const widestRing = 20;
const ringGap = 4;

export interface PolarShapes {
  /** One path per value; empty if nothing is drawn. */
  paths: readonly string[];
  /** The same for the active state. */
  raised: readonly string[];
  /** Backgrounds of rings; none for slices. */
  tracks: readonly string[];
  /** Index at a position, in px from the middle; -1 for none. */
  find: (x: number, y: number) => number;
}

/** Angle clockwise from twelve o'clock, 0 to 2π. */
const angleOf = (x: number, y: number) => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);

/** Slices of a ring, in the given order; values of zero or less have none. */
export function sliceShapes(values: readonly number[], radius: number): PolarShapes {
  const slices = pie<number>()
    .sort(null)
    .value((value) => Math.max(0, value))([...values]);
  const outer = radius - lift;
  const draw = (to: number) =>
    arc<PieArcDatum<number>>()
      .innerRadius(outer * hole)
      .outerRadius(to)
      .cornerRadius(2)
      .digits(1);
  const paths = (to: number) => slices.map((slice) => (slice.value > 0 ? (draw(to)(slice) ?? '') : ''));
  return {
    paths: paths(outer),
    raised: paths(radius),
    tracks: [],
    find: (x, y) => {
      const away = Math.hypot(x, y);
      if (away > radius + lift || away < outer * hole - lift) return -1;
      const angle = angleOf(x, y);
      return slices.findIndex(({ startAngle, endAngle }) => angle >= startAngle && angle < endAngle);
    },
  };
}

/** Concentric rings, each a fraction of `max`, the first outermost. A value above `max` is a full ring. */
export function ringShapes(values: readonly number[], max: number, radius: number): PolarShapes {
  const pitch = Math.min(widestRing + ringGap, (radius * 0.7) / Math.max(1, values.length));
  const thickness = Math.max(2, pitch - ringGap);
  const outerOf = (index: number) => radius - lift - index * pitch;
  const draw = (index: number, share: number, more: number) =>
    arc<number>()
      .innerRadius(outerOf(index) - thickness - more)
      .outerRadius(outerOf(index) + more)
      .startAngle(0)
      .endAngle(share * 2 * Math.PI)
      .cornerRadius(thickness / 2)
      .digits(1)(share) ?? '';
  const shares = values.map((value) => Math.max(0, Math.min(1, value / max)));
  return {
    paths: shares.map((share, index) => (share > 0 ? draw(index, share, 0) : '')),
    raised: shares.map((share, index) => (share > 0 ? draw(index, share, Math.min(2, ringGap / 2)) : '')),
    tracks: shares.map((_, index) => draw(index, 1, 0)),
    find: (x, y) => {
      const index = Math.floor((radius - lift - Math.hypot(x, y) + ringGap / 2) / pitch);
      return index >= 0 && index < values.length ? index : -1;
    },
  };
}
