import { useFormat } from '../format.ts';
import { time } from './Time.css.ts';
import { useNowMs } from './use-now.ts';

interface TimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** @default the clock's */
  readonly nowMs?: number;
}

/** A relative time, with the exact time on hover. */
export function Time({ at, nowMs }: TimeProps) {
  const format = useFormat();
  const clockMs = useNowMs();
  return (
    <time className={time} dateTime={at} title={format.moment(at)}>
      {format.relative(at, nowMs ?? clockMs)}
    </time>
  );
}
