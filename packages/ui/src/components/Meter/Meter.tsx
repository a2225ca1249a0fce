import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import type { ElementProps } from '../../element/element-props.ts';
import type { ChartFormat } from '../../chart/figure/chart-data.ts';
import { useValueFormat } from '../../chart/figure/use-format.ts';
import { figures, head, icon, level as levelStyle, meter, name, track, fill } from './Meter.css.ts';

export interface MeterLevel {
  /** From this value on. */
  from: number;
  tone: 'success' | 'warning' | 'error';
  /** What it means, in a word or two: 'Nearly full'. Colour only repeats it. */
  label: string;
}

export interface MeterProps extends ElementProps {
  /** What is measured: 'Storage'. */
  label: string;
  value: number;
  /** The whole. @default 1 */
  max?: number;
  /** @default per cent of the whole */
  format?: ChartFormat;
  /** What values mean, from the lowest on. The last that is reached counts. @default none */
  levels?: readonly MeterLevel[];
}

const icons = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconCircleX };

/** How much of a known whole there is: storage, a quota. Something under way is `Progress`; several of them a `RadialChart`. */
export function Meter({ label, value, max = 1, format, levels = [], ...element }: MeterProps) {
  const percent = useValueFormat({ style: 'percent', maximumFractionDigits: 0 });
  const amount = useValueFormat(format);
  const known = Math.min(max, Math.max(0, value));
  const valueText =
    format === undefined ? percent.full(max === 0 ? 0 : value / max) : `${amount.full(value)} / ${amount.full(max)}`;
  const reached = levels.findLast(({ from }) => value >= from);
  const Icon = reached && icons[reached.tone];
  return (
    <AriaMeter
      {...element}
      aria-label={label}
      value={known}
      minValue={0}
      maxValue={max}
      valueLabel={reached ? `${valueText}, ${reached.label}` : valueText}
      className={meter}
    >
      {({ percentage }) => (
        <>
          <span aria-hidden className={head}>
            <bdi className={name}>{label}</bdi>
            <bdi className={figures}>{valueText}</bdi>
          </span>
          <span className={track}>
            <span className={fill[reached?.tone ?? 'neutral']} style={{ inlineSize: `${percentage}%` }} />
          </span>
          {reached && Icon && (
            <span aria-hidden className={levelStyle[reached.tone]}>
              <Icon className={icon} size={16} stroke={1.5} />
              <bdi>{reached.label}</bdi>
            </span>
          )}
        </>
      )}
    </AriaMeter>
  );
}
