/** A few shapes as SVG text. Numbers are rounded to one decimal: more is not visible, and files stay small. */

export const blue = {
  night: '#14214a',
  deep: '#22367a',
  mid: '#3f62c9',
  brand: '#5d87ff',
  sky: '#93b0ff',
  pale: '#c8d7ff',
  mist: '#e9efff',
  /** Sparingly: one thing in a picture. */
  lamp: '#ffd08a',
} as const;

export const round = (value: number): string => String(Math.round(value * 10) / 10);

type Attributes = Readonly<Record<string, string | number>>;

function el(name: string, attributes: Attributes, inside = ''): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return inside === '' ? `<${name}${text}/>` : `<${name}${text}>${inside}</${name}>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  el('rect', { x, y, width, height, ...(rx > 0 ? { rx } : {}), fill });

export const circle = (cx: number, cy: number, r: number, fill: string): string => el('circle', { cx, cy, r, fill });

export const path = (d: string, fill: string): string => el('path', { d, fill });

/** A line with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (attributes: Attributes, inside: readonly string[]): string =>
  el('g', attributes, inside.join(''));

export const points = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** Fills the available space: the overflow is clipped. `before` the drawing, which then stands in a group. */
export const picture = (
  width: number,
  height: number,
  ground: string,
  shapes: readonly string[],
  before: readonly string[] = [],
): string => {
  const drawn = [rect(0, 0, width, height, ground), ...shapes].join('\n');
  const inside = before.length === 0 ? drawn : `${before.join('')}\n${el('g', {}, `\n${drawn}\n`)}`;
  return `${el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMid slice', width, height }, `\n${inside}\n`)}\n`;
};

/** The same numbers from 0 to 1 for a seed, for ever (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
