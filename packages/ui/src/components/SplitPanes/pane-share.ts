/** The least and largest share of the start pane in percent. */
export type ShareLimits = readonly [least: number, largest: number];

/** Shares that leave each pane its least size. In a box that is too small for both, the panes are equal. */
export function limitsFor(boxPx: number, [startMin, endMin]: readonly [number, number]): ShareLimits {
  if (boxPx === 0) return [0, 100];
  const least = (startMin / boxPx) * 100;
  const largest = 100 - (endMin / boxPx) * 100;
  return least > largest ? [50, 50] : [least, largest];
}

export const within = (share: number, [least, largest]: ShareLimits) => Math.min(largest, Math.max(least, share));

/** Percent that one press of an arrow key moves; Page Up and Page Down move five times as far. */
const step = 2;
const pageStep = 10;

interface Place {
  readonly share: number;
  readonly limits: ShareLimits;
  readonly startShare: number;
  readonly isRow: boolean;
  /** 1, or -1 where the start pane is at the right. */
  readonly along: 1 | -1;
}

/** The share after a key, null for keys that do not move the handle. */
export function keyShare(key: string, { share, limits, startShare, isRow, along }: Place): number | null {
  switch (key) {
    case 'ArrowRight':
      return isRow ? share + along * step : null;
    case 'ArrowLeft':
      return isRow ? share - along * step : null;
    case 'ArrowDown':
      return isRow ? null : share + step;
    case 'ArrowUp':
      return isRow ? null : share - step;
    case 'PageUp':
      return share - pageStep;
    case 'PageDown':
      return share + pageStep;
    case 'Home':
      return limits[0];
    case 'End':
      return limits[1];
    case 'Enter':
      return startShare;
    default:
      return null;
  }
}

const keyOf = (id: string) => `panes:${id}`;

/** The share that this browser keeps, null without one. */
export function readShare(id: string): number | null {
  try {
    const share = Number.parseFloat(localStorage.getItem(keyOf(id)) ?? '');
    return share >= 0 && share <= 100 ? share : null;
  } catch {
    return null;
  }
}

/** A browser that refuses to store it keeps it until the page is closed. */
export function keepShare(id: string, share: number): void {
  try {
    localStorage.setItem(keyOf(id), String(Math.round(share * 10) / 10));
  } catch {
    // Private mode, or full.
  }
}
