import type { PlacedEvent } from '../scheduler-events.ts';

/** An event in a row of days. */
export interface Bar {
  placed: PlacedEvent;
  /** The first and the last of its days in the row, from 0. */
  from: number;
  to: number;
  /** Its line in the row, from 0. */
  lane: number;
  /** Whether it goes on before or after the row. */
  startsBefore: boolean;
  endsAfter: boolean;
}

/** Puts events into lines of a row of days, so that none overlap: each into the first line with room. */
export function layoutBars(events: readonly PlacedEvent[], firstDay: number, days: number): Bar[] {
  const lastOfLane: number[] = [];
  const bars: Bar[] = [];
  for (const placed of events) {
    const from = Math.max(placed.first - firstDay, 0);
    const to = Math.min(placed.last - firstDay, days - 1);
    if (to < 0 || from > days - 1) continue;
    const free = lastOfLane.findIndex((last) => last < from);
    const lane = free === -1 ? lastOfLane.length : free;
    lastOfLane[lane] = to;
    bars.push({
      placed,
      from,
      to,
      lane,
      startsBefore: placed.first < firstDay,
      endsAfter: placed.last > firstDay + days - 1,
    });
  }
  return bars;
}

/**
 * What fits into so many lines: on a day with more, the last line is for the number of hidden events. A bar that is
 * hidden on one of its days is hidden on all of them.
 */
export function fitBars(bars: readonly Bar[], lanes: number, days: number): { shown: Bar[]; hidden: number[] } {
  const lanesOn = Array.from({ length: days }, (_, day) =>
    bars.reduce((most, { from, to, lane }) => (from <= day && to >= day ? Math.max(most, lane + 1) : most), 0),
  );
  const fits = ({ from, to, lane }: Bar) => {
    const isCrowded = lanesOn.slice(from, to + 1).some((used) => used > lanes);
    return lane < (isCrowded ? lanes - 1 : lanes);
  };
  const shown = bars.filter(fits);
  const hidden = Array.from(
    { length: days },
    (_, day) => bars.filter((bar) => bar.from <= day && bar.to >= day && !fits(bar)).length,
  );
  return { shown, hidden };
}
