import { useEffect, useId, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fill, useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import type { ChartPart, ChartProps } from '../figure/chart-data.ts';
import { ChartFigure } from '../figure/ChartFigure.tsx';
import { Legend } from '../figure/Legend.tsx';
import {
  sideBySide,
  drawn,
  middle,
  middleName,
  middleValue,
  parts as partsStyle,
  track,
  whole,
} from './PolarChart.css.ts';
import type { PolarShapes } from './polar-shapes.ts';
import { Fill } from '../series/series-look.tsx';
import type { SeriesLook } from '../series/series-look.tsx';
import { appear, drawing, outlined } from '../series/SeriesPlot.css.ts';
import { useValueFormat } from '../figure/use-format.ts';
import { useWalk } from '../walk/use-walk.ts';

export interface PartsChartProps extends ChartProps {
  /** Table header of the parts: 'Tool'. */
  partLabel: string;
  /** Table header of their values: 'Calls'. */
  valueLabel: string;
  /** Parts of the total, in the order of the legend. */
  parts: readonly ChartPart[];
}

export interface PolarChartProps extends PartsChartProps {
  /** The total for shares; undefined for the sum of the visible parts. */
  whole?: number;
  shape: (values: readonly number[], radius: number) => PolarShapes;
}

/** A polar chart with a list of its parts and their values. */
export function PolarChart({
  parts,
  partLabel,
  valueLabel,
  whole: fixedWhole,
  shape,
  height = 240,
  format,
  ...props
}: PolarChartProps) {
  const id = useId();
  const labels = useLabels();
  const { locale } = useLocale();
  const write = useValueFormat(format).full;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>();

  const shown = parts.flatMap((part, place) =>
    hidden.has(part.id) ? [] : [{ ...part, look: { place, tone: part.tone } }],
  );
  const sum = shown.reduce((total, { value }) => total + Math.max(0, value), 0);
  const total = fixedWhole ?? sum;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = (value: number) => percent.format(total === 0 ? 0 : Math.max(0, value) / total);
  const isShareValue = format !== undefined && format !== 'bytes' && format.style === 'percent';

  return (
    <ChartFigure
      {...props}
      height={height}
      isEmpty={parts.every(({ value }) => value <= 0)}
      hatches={id}
      figures={() => ({
        columns: [partLabel, valueLabel, ...(isShareValue ? [] : ['%'])],
        rows: parts.map(({ id, label, value }) => [
          label,
          write(value),
          ...(isShareValue ? [] : [hidden.has(id) ? '–' : share(value)]),
        ]),
      })}
    >
      <div className={sideBySide} style={{ minBlockSize: height }}>
        <Ring
          title={props.title}
          size={height}
          shapes={shape(
            shown.map(({ value }) => value),
            height / 2,
          )}
          shown={shown}
          hatches={id}
          onCurrent={setCurrent}
          describe={({ label, value }) =>
            isShareValue
              ? `${label}: ${write(value)}`
              : `${label}: ${write(value)}, ${fill(labels.share, { share: share(value) })}`
          }
          inView={({ label, value }) => ({
            name: label,
            value: write(value),
            note: isShareValue ? undefined : share(value),
          })}
          atRest={fixedWhole === undefined ? { name: labels.total, value: write(sum) } : undefined}
        />
        <div className={partsStyle}>
          <Legend
            label={props.title}
            series={parts}
            hidden={hidden}
            onChange={setHidden}
            form="fill"
            hatches={id}
            isDisabled={false}
            values={parts.map(({ id, value }) => [
              write(value),
              ...(isShareValue ? [] : [hidden.has(id) ? '–' : share(value)]),
            ])}
            current={current}
          />
        </div>
      </div>
    </ChartFigure>
  );
}

interface Middle {
  name: string;
  value: string;
  note?: string | undefined;
}

interface RingProps {
  title: string;
  size: number;
  shapes: PolarShapes;
  shown: readonly (ChartPart & { look: SeriesLook })[];
  hatches: string;
  onCurrent: (id: string | undefined) => void;
  describe: (part: ChartPart) => string;
  inView: (part: ChartPart) => Middle;
  /** Shown in the middle while no part is active. */
  atRest: Middle | undefined;
}

/** The drawing, with keyboard and pointer navigation between parts. One tab stop. */
function Ring({ title, size, shapes, shown, hatches, onCurrent, describe, inView, atRest }: RingProps) {
  const labels = useLabels();
  const keysId = useId();
  const { active, announcement, handlers } = useWalk(
    [shown.map(({ value }) => value)],
    (along, down) => {
      const index = shapes.find(along - size / 2, down - size / 2);
      return index === -1 ? null : { index, row: 0 };
    },
    ({ index }) => {
      const part = shown[index];
      return part === undefined ? '' : describe(part);
    },
    'ring',
  );
  const part = active === null ? undefined : shown[active.index];
  const seen = part === undefined ? (shown.length === 1 && shown[0] ? inView(shown[0]) : atRest) : inView(part);
  const currentId = part?.id;
  useEffect(() => onCurrent(currentId), [currentId, onCurrent]);

  return (
    <div className={whole} style={{ inlineSize: size, blockSize: size }}>
      <div
        role="application"
        aria-roledescription={labels.chart}
        aria-label={title}
        aria-describedby={keysId}
        tabIndex={0}
        className={drawn}
        {...handlers}
      >
        <svg
          width={size}
          height={size}
          viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
          className={drawing}
          aria-hidden
        >
          {shapes.tracks.map((d) => (
            <path key={d} d={d} className={track} />
          ))}
          <g className={appear}>
            {shown.map(({ id, look }, index) => (
              <Fill
                key={id}
                id={hatches}
                look={look}
                d={(index === active?.index ? shapes.raised : shapes.paths)[index] ?? ''}
              />
            ))}
          </g>
          {active && <path d={shapes.raised[active.index]} className={outlined} />}
        </svg>
        {seen && (
          <div aria-hidden className={middle}>
            <bdi className={middleName}>{seen.name}</bdi>
            <bdi className={middleValue}>{seen.value}</bdi>
            {seen.note !== undefined && <bdi>{seen.note}</bdi>}
          </div>
        )}
      </div>
      <span id={keysId} className={visuallyHidden}>
        {labels.chartKeys}
      </span>
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
    </div>
  );
}
