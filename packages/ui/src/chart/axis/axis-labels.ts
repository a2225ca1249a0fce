/** Least distance between two labels, in px. */
const gap = 12;
/** From this width on, a slot can hold a truncated name that is still readable. */
const readableSlot = 72;
/** Maximum length of a rotated name before it is truncated, in px. */
const longestTurned = 96;
/** Distance between two rotated lines of text. */
const turnedPitch = 22;

export interface LabelBox {
  /** Centre of the labelled position, in px from the start of the axis. */
  at: number;
  width: number;
}

export interface PlacedLabel {
  index: number;
  /** Start of the label, in px from the start of the axis. */
  start: number;
}

/** Every label, or every second, third and so on, so that none overlap; the outermost are moved inside `length`. */
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
  /** `cut`: one line with an ellipsis. `turned`: rotated by 45°, truncated if longer than `longest`. */
  form: 'straight' | 'cut' | 'turned';
  /** Names every n-th category. */
  every: number;
  /** Maximum length of a name along its line, in px. */
  longest: number;
}

/**
 * How names of categories with `slot` px each are displayed without overlaps. `reach`: px available before the first
 * rotated name.
 */
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
