/** A bar in px: `start` along the axis, `from` its base, `to` its end. */
export interface BarShape {
  start: number;
  width: number;
  from: number;
  to: number;
  /** The outermost bar of its stack: its end is rounded. */
  isOuter: boolean;
}

const radius = 3;

/** All bars of a series as one path, so that a thousand of them are one node. */
export function barsPath(bars: readonly BarShape[]): string {
  return bars.map(barPath).join('');
}

function barPath({ start, width, from, to, isOuter }: BarShape): string {
  const r = isOuter ? Math.min(radius, width / 2, Math.abs(to - from)) : 0;
  // Towards the base: down for positive bars, up for negative ones.
  const back = to < from ? r : -r;
  const sweep = to < from ? 1 : 0;
  const end = start + width;
  const px = (value: number) => Math.round(value * 100) / 100;
  if (r === 0) return `M${px(start)} ${px(from)}V${px(to)}H${px(end)}V${px(from)}Z`;
  return `M${px(start)} ${px(from)}V${px(to + back)}A${px(r)} ${px(r)} 0 0 ${sweep} ${px(start + r)} ${px(to)}H${px(end - r)}A${px(r)} ${px(r)} 0 0 ${sweep} ${px(end)} ${px(to + back)}V${px(from)}Z`;
}

/** Positions of the bars of one category: `count` side by side, `pitch` apart, centred in `step` px, at most 48 wide. */
export function barSlots(step: number, count: number): { offset: number; width: number; pitch: number } {
  const gap = step / Math.max(1, count) > 12 ? 2 : 0;
  const room = Math.max(1, step * 0.72);
  const width = Math.max(1, Math.min(48, (room - gap * (count - 1)) / Math.max(1, count)));
  return { offset: -(width * count + gap * (count - 1)) / 2, width, pitch: width + gap };
}
