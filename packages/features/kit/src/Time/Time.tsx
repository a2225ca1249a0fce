import { useFormat } from '../format.ts';
import { time } from './Time.css.ts';

interface TimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** @default the clock's */
  readonly nowMs?: number;
}

/** A relative time, with the exact time on hover. */
export function Time({ at, nowMs = Date.now() }: TimeProps) {
  const format = useFormat();
  return (
    <time className={time} dateTime={at} title={format.moment(at)}>
      {format.relative(at, nowMs)}
    </time>
  );
}
