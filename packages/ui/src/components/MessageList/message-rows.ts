import type { BubbleProps } from '../Bubble/Bubble.tsx';

export interface Message extends Pick<BubbleProps, 'at' | 'status' | 'attachments'> {
  id: string;
  /** Messages of one author that follow each other are one group. */
  author: { id: string; name: string; src?: string | null };
  /** What was written. It is announced when it arrives. */
  text: string;
}

export interface MessageRow {
  message: Message;
  /** The day, if the message is the first of it: '2026-11-23'. */
  day: string | null;
  isFirstUnread: boolean;
  place: NonNullable<BubbleProps['place']>;
}

/** A pause after which the same author begins a new group, in ms. */
const groupPauseMs = 5 * 60_000;

/** Days begin at a full quarter of an hour in every time zone. */
const quarterMs = 15 * 60_000;

/** The messages with the lines above them and their place in the group of their author. `dayOf` is called as rarely as possible, because formatting is slow. */
export function messageRows(
  messages: readonly Message[],
  firstUnread: string | null,
  dayOf: (timeMs: number) => string,
): MessageRow[] {
  const rows: MessageRow[] = [];
  let day = '';
  let quarter = Number.NaN;
  let timeBeforeMs = Number.NaN;
  for (const message of messages) {
    const timeMs = Date.parse(message.at);
    const dayBefore = day;
    const nextQuarter = Math.floor(timeMs / quarterMs);
    if (nextQuarter !== quarter) day = dayOf(timeMs);
    quarter = nextQuarter;
    const isFirstUnread = message.id === firstUnread;
    const before = rows.at(-1);
    const isGrouped =
      before !== undefined &&
      before.message.author.id === message.author.id &&
      day === dayBefore &&
      !isFirstUnread &&
      timeMs - timeBeforeMs < groupPauseMs;
    if (isGrouped) before.place = before.place === 'only' ? 'first' : 'middle';
    rows.push({
      message,
      day: day === dayBefore ? null : day,
      isFirstUnread,
      place: isGrouped ? 'last' : 'only',
    });
    timeBeforeMs = timeMs;
  }
  return rows;
}
