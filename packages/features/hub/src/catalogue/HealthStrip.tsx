import { healthDays } from '@apiyard/api/contract/hub/hub';
import { memo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import { bar, strip } from './HealthStrip.css.ts';

interface HealthStripProps {
  /** Success rates in percent by day, oldest first; null for a day without calls. Undefined while they are not known. */
  readonly days: readonly (number | null)[] | undefined;
}

const height = 16;
const [barWidth, step] = [3, 4];
/** The height shows the state as well as the colour does. */
const heights = { none: 2, ok: height, some: 10, failed: 5 } as const;
type State = keyof typeof heights;

const stateOf = (rate: number | null): State =>
  rate === null ? 'none' : rate === 100 ? 'ok' : rate === 0 ? 'failed' : 'some';

const unknown: readonly null[] = Array.from({ length: healthDays }, () => null);

/** How an API did on each of the last days, with a text that says the same. */
export const HealthStrip = memo(function HealthStrip({ days }: HealthStripProps) {
  const t = useCopy(hubCopy);
  const states = (days ?? unknown).map(stateOf);
  const countOf = (...wanted: State[]) => states.filter((state) => wanted.includes(state)).length;
  const text = t('hub.days', { ok: countOf('ok'), failing: countOf('some', 'failed'), none: countOf('none') });
  const width = states.length * step - (step - barWidth);
  return (
    <svg
      className={strip}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(days === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}
    >
      {days !== undefined && <title>{text}</title>}
      {(Object.keys(heights) as State[]).map((wanted) => (
        <path key={wanted} className={bar[wanted]} d={barsOf(states, wanted)} />
      ))}
    </svg>
  );
});

const barsOf = (states: readonly State[], wanted: State): string =>
  states
    .map((state, at) =>
      state === wanted ? `M${at * step} ${height}h${barWidth}v-${heights[state]}h-${barWidth}z` : '',
    )
    .join('');
