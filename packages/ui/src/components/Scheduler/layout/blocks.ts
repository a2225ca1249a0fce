import { isOn, minutesPerDay } from '../scheduler-events.ts';
import type { PlacedEvent } from '../scheduler-events.ts';

/** An event in the hours of a day. */
export interface Block {
  placed: PlacedEvent;
  /** Minutes after midnight. */
  from: number;
  to: number;
  /** Its column among events at the same time, from 0, and how many columns these have. */
  column: number;
  columns: number;
  /** How many columns it is wide. */
  span: number;
}

/** Shorter events are drawn and laid out as long as this, so that their title can be read. */
const minutesMin = 25;

const overlaps = (one: Block, other: Block) => one.from < other.to && other.from < one.to;

/** Columns of events that are connected by overlapping. Each block is as wide as the free columns after it allow. */
function widen(group: readonly Block[]): void {
  const columns = Math.max(...group.map(({ column }) => column)) + 1;
  for (const block of group) {
    block.columns = columns;
    let end = block.column + 1;
    while (end < columns && !group.some((other) => other.column === end && overlaps(block, other))) end += 1;
    block.span = end - block.column;
  }
}

/** Puts the events of a day side by side where they are at the same time. */
export function layoutBlocks(events: readonly PlacedEvent[], day: number): Block[] {
  const blocks = events
    .filter(isOn(day))
    .map((placed): Block => {
      const from = Math.min(placed.first < day ? 0 : placed.fromMinute, minutesPerDay - minutesMin);
      const to = placed.last > day ? minutesPerDay : placed.toMinute;
      return { placed, from, to: Math.max(to, from + minutesMin), column: 0, columns: 1, span: 1 };
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to);

  let group: Block[] = [];
  let groupEnd = 0;
  for (const block of blocks) {
    if (group.length > 0 && block.from >= groupEnd) {
      widen(group);
      group = [];
    }
    const taken = new Set(group.filter((other) => overlaps(block, other)).map(({ column }) => column));
    while (taken.has(block.column)) block.column += 1;
    group.push(block);
    groupEnd = Math.max(groupEnd, block.to);
  }
  if (group.length > 0) widen(group);
  return blocks;
}
