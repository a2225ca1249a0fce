/** Px between two labels, at least. */
const gap = 12;
/** A slot of this width has room for a truncated name that is still readable. */
const readableSlot = 72;
/** The longest a turned name gets before it is cut. */
const longestTurned = 96;
/** A turned line of text is this far from the next. */
const turnedPitch = 22;

export interface LabelBox {
  /** Middle of what it names, in px from the start of the axis. */
  at: number;
  width: number;
}

export interface PlacedLabel {
  index: number;
  /** Where it begins, in px from the start of the axis. */
  start: number;
}

/** Every label, or every second, third… so that none touches the next; the outermost are moved inside `length`. */
export function thinLabels(boxes: readonly LabelBox[], length: number): PlacedLabel[] {
  for (let every = 1; every <= boxes.length; every += 1) {
    const placed: PlacedLabel[] = [];
    let end = -Infinity;
    let fits = true;
    for (let index = 0; index < boxes.length && fits; index += every) {
      const box = boxes[index];
      if (box === undefined) break;
      const start = Math.max(0, Math.min(length - box.width, box.at - box.width / 2));
      fits = start >= end + gap;
      end = start + box.width;
      placed.push({ index, start });
    }
    if (fits) return placed;
  }
  return [];
}

export interface NameLayout {
  /** `cut`: one line with an ellipsis. `turned`: upwards by 45°, cut where it is longer than `longest`. */
  form: 'straight' | 'cut' | 'turned';
  /** Names every n-th category. */
  every: number;
  /** The most px that a name may take along its own line. */
  longest: number;
}

/** How names of categories with `slot` px each are written so that they never touch. `reach`: px that a turned first name has before it. */
export function layOutNames(widths: readonly number[], slot: number, reach: number): NameLayout {
  const widest = Math.max(0, ...widths);
  if (widest + gap <= slot) return { form: 'straight', every: 1, longest: widest };
  if (slot >= readableSlot) return { form: 'cut', every: 1, longest: slot - gap };
  const longest = Math.min(widest, longestTurned, Math.max(48, Math.floor(reach * Math.SQRT2)));
  return { form: 'turned', every: Math.max(1, Math.ceil(turnedPitch / slot)), longest };
}

/** Spreads labels that are too close along a line by `pitch`, inside 0 to `length`, in the same order and as near to their positions as possible. */
export function spread(wanted: readonly number[], pitch: number, length: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  const placed = order.map(({ at }) => at);
  for (let index = 0; index < placed.length; index += 1) {
    placed[index] = Math.max(placed[index] ?? 0, index === 0 ? 0 : (placed[index - 1] ?? 0) + pitch);
  }
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    placed[index] = Math.min(
      placed[index] ?? 0,
      index === placed.length - 1 ? length : (placed[index + 1] ?? 0) - pitch,
    );
  }
  const result: number[] = [];
  for (const [index, entry] of order.entries()) result[entry.index] = placed[index] ?? 0;
  return result;
}
