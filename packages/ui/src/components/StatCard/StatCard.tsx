import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ChartFailure, ChartFormat } from '../../chart/figure/chart-data.ts';
import { useValueFormat } from '../../chart/figure/use-format.ts';
import { fill, useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import type { SparklineProps } from '../Sparkline/Sparkline.tsx';
import { Text } from '../Text/Text.tsx';
import {
  box,
  change as changeStyle,
  changeRow,
  name,
  number,
  numberPlace,
  stat,
  trend as trendStyle,
  unit as unitStyle,
} from './StatCard.css.ts';

export interface StatCardProps {
  /** What is counted: 'Calls today'. */
  label: string;
  /** Left out while it is not known. */
  value?: number;
  /** @default whole and decimal numbers as the language writes them */
  format?: ChartFormat;
  /** After the figure, where the format brings none: 'calls'. */
  unit?: string;
  /** As a part of what it was: 0.12 for 12 per cent more. */
  change?: number;
  /** What the change counts from: 'than yesterday'. While loading it keeps the change's line free. */
  since?: string;
  /** Whether more is good news. @default 'up' */
  goodWhen?: 'up' | 'down';
  /** The trend as a small chart, with a name that describes it. */
  trend?: Pick<SparklineProps, 'label' | 'values' | 'tone'>;
  /** @default false */
  isLoading?: boolean;
  /** In place of the figure. */
  failure?: Pick<ChartFailure, 'title' | 'onRetry'>;
}

/** One figure that matters, with its unit and its change. Several figures that are compared are a `BarChart`; a part of a whole is a `Meter`. */
export function StatCard({
  label,
  value,
  format,
  unit,
  change,
  since,
  goodWhen = 'up',
  trend,
  isLoading = false,
  failure,
}: StatCardProps) {
  const labels = useLabels();
  const labelId = useId();
  const write = useValueFormat(format).full;
  return (
    <Card>
      <div role="group" aria-labelledby={labelId} aria-busy={isLoading || undefined} className={`${box} ${stat}`}>
        <span id={labelId} className={name}>
          {label}
        </span>
        {isLoading && (
          <div role="status" className={stat}>
            <span className={visuallyHidden}>{labels.loading}</span>
            <span className={numberPlace}>
              <Skeleton shape="block" height={3} />
            </span>
            {since !== undefined && (
              <Text as="div" size="small">
                <Skeleton shape="text" />
              </Text>
            )}
          </div>
        )}
        {!isLoading && failure !== undefined && (
          <div role="alert" className={stat}>
            <Text tone="error" size="small">
              {failure.title}
            </Text>
            {failure.onRetry && (
              <div>
                <Button size="small" onPress={failure.onRetry}>
                  {labels.retry}
                </Button>
              </div>
            )}
          </div>
        )}
        {!isLoading && failure === undefined && (
          <>
            <span className={number}>
              <bdi>{value === undefined ? '–' : write(value)}</bdi>
              {unit !== undefined && <span className={unitStyle}>{unit}</span>}
            </span>
            {change !== undefined && <Change change={change} since={since} goodWhen={goodWhen} />}
            {trend && (
              <div className={trendStyle}>
                <Sparkline {...trend} />
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

const icons = { up: IconArrowUpRight, level: IconArrowRight, down: IconArrowDownRight };

function Change({ change, since, goodWhen }: { change: number; since: string | undefined; goodWhen: 'up' | 'down' }) {
  const labels = useLabels();
  const { locale } = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // What rounds to nothing is said to be nothing.
  const rounded = Math.round(change * 1000);
  const way = rounded === 0 ? 'level' : rounded > 0 ? 'up' : 'down';
  const Icon = icons[way];
  const words =
    way === 'level'
      ? labels.unchanged
      : fill(way === 'up' ? labels.increase : labels.decrease, { change: percent.format(Math.abs(change)) });
  return (
    <span className={changeRow}>
      <span className={changeStyle[way === 'level' ? 'level' : way === goodWhen ? 'good' : 'bad']}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {words}
      </span>
      {since !== undefined && <span>{since}</span>}
    </span>
  );
}
