/** Median cut (P. Heckbert, Color image quantization for frame buffer display, 1982). */
interface PaletteColour {
  readonly hex: string;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly share: number;
}

/** A colour that occurs, and how often. */
interface Counted {
  readonly channels: readonly [red: number, green: number, blue: number];
  readonly count: number;
}

interface Box {
  readonly colours: readonly Counted[];
  readonly count: number;
  readonly widest: 0 | 1 | 2;
  readonly extent: number;
}

/** Pixels that are less opaque are not seen. */
const alphaMin = 128;

/** At most `count` colours of RGBA pixels. */
export function paletteOf(pixels: Uint8Array, count: number): PaletteColour[] {
  const colours = countedColours(pixels);
  if (colours.length === 0) return [];
  const boxes = [boxOf(colours)];
  while (boxes.length < count) {
    const next = largest(boxes);
    const box = boxes[next];
    if (box === undefined || box.extent === 0) break;
    boxes.splice(next, 1, ...halves(box));
  }
  const whole = boxes.reduce((sum, box) => sum + box.count, 0);
  return boxes
    .map((box) => ({ colour: meanOf(box), count: box.count }))
    .sort((a, b) => b.count - a.count || (a.colour < b.colour ? -1 : 1))
    .map(({ colour, count: of }) => written(colour, of / whole));
}

function countedColours(pixels: Uint8Array): Counted[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < alphaMin) continue;
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return Array.from(counts, ([colour, count]) => ({
    channels: [colour >> 16, (colour >> 8) & 0xff, colour & 0xff] as const,
    count,
  }));
}

function boxOf(colours: readonly Counted[]): Box {
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  let count = 0;
  for (const { channels, count: of } of colours) {
    count += of;
    channels.forEach((value, at) => {
      least[at] = Math.min(least[at] ?? 0, value);
      most[at] = Math.max(most[at] ?? 0, value);
    });
  }
  const extents = most.map((value, at) => value - (least[at] ?? 0));
  const extent = Math.max(...extents);
  return { colours, count, widest: extents.indexOf(extent) as Box['widest'], extent };
}

/** The box whose halves describe the picture best: many pixels of many colours. */
function largest(boxes: readonly Box[]): number {
  const weights = boxes.map(({ count, extent }) => count * extent);
  return weights.indexOf(Math.max(...weights));
}

/** Cut where half of the pixels are on each side, with at least one colour in both. */
function halves({ colours, count, widest }: Box): [Box, Box] {
  const sorted = colours.toSorted((a, b) => a.channels[widest] - b.channels[widest] || order(a) - order(b));
  let before = 0;
  let cut = 0;
  while (cut < sorted.length - 1 && before < count / 2) {
    before += sorted[cut]?.count ?? 0;
    cut += 1;
  }
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

const order = ({ channels: [red, green, blue] }: Counted): number => (red << 16) | (green << 8) | blue;

function meanOf({ colours, count }: Box): number {
  const sum = [0, 0, 0];
  for (const { channels, count: of } of colours)
    channels.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value * of));
  const [red = 0, green = 0, blue = 0] = sum.map((value) => Math.round(value / count));
  return (red << 16) | (green << 8) | blue;
}

function written(colour: number, share: number): PaletteColour {
  const hex = `#${colour.toString(16).padStart(6, '0')}`;
  return {
    hex,
    red: colour >> 16,
    green: (colour >> 8) & 0xff,
    blue: colour & 0xff,
    share: Math.round(share * 10_000) / 10_000,
  };
}
