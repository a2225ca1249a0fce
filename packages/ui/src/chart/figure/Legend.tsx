import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ChartTone } from './chart-data.ts';
import { Swatch } from '../series/series-look.tsx';
import type { SwatchProps } from '../series/series-look.tsx';
import { key, keyFirstValue, keyName, keys, keyValue, listKey } from './Legend.css.ts';

export interface LegendProps {
  /** Title of the chart. */
  label: string;
  series: readonly { id: string; label: string; tone?: ChartTone }[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  form: SwatchProps['form'];
  hatches: string;
  isDisabled: boolean;
  /** Content after each name, for a list next to the drawing. */
  values?: readonly (readonly string[])[];
  /** The active item. */
  current?: string | undefined;
}

/** Lists the series, and shows or hides them; at least one stays visible. */
export function Legend({ label, series, hidden, onChange, form, hatches, isDisabled, values, current }: LegendProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="multiple"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={series.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
      onSelectionChange={(shown) => onChange(new Set(series.filter(({ id }) => !shown.has(id)).map(({ id }) => id)))}
      orientation={values ? 'vertical' : 'horizontal'}
      className={keys[values ? 'list' : 'line']}
    >
      {series.map(({ id, label, tone }, place) => (
        <ToggleButton key={id} id={id} className={values ? listKey : key} data-current={id === current || undefined}>
          <Swatch look={{ place, tone }} form={form} hatches={hatches} />
          <bdi className={keyName}>{label}</bdi>
          {values?.[place]?.map((value, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- value and share, always in this order.
            <span key={column} className={column === 0 ? keyFirstValue : keyValue}>
              <bdi>{value}</bdi>
            </span>
          ))}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
