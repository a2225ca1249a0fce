import { useId } from 'react';
import { Slider as AriaSlider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { ElementProps } from '../../element/element-props.ts';
import { FieldLabel } from '../../field/field-label.tsx';
import { given } from '../../field/field-props.ts';
import { field, help } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { filled, head, mark as markStyle, marks as marksStyle, output, thumb, tick, track } from './Slider.css.ts';

/** A labelled value on the track. */
export interface SliderMark {
  value: number;
  label: string;
}

interface OfAnyKind extends ElementProps {
  label: string;
  /** Help under the slider. */
  description?: string;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** Values snap to its multiples. @default 1 */
  step?: number;
  /** How values are written and read aloud: currency, unit, percent. */
  format?: Intl.NumberFormatOptions;
  /** Values with a tick and a word under the track. */
  marks?: readonly SliderMark[];
  /** Its key in the form's data. */
  name?: string;
  /** @default false */
  isDisabled?: boolean;
}

interface OfOne extends OfAnyKind {
  value: number;
  onChange: (value: number) => void;
  /** Called when the thumb is let go: for work that is too slow for every step. */
  onChangeEnd?: (value: number) => void;
}

interface OfRange extends OfAnyKind {
  /** From and to. */
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** Called when a thumb is let go: for work that is too slow for every step. */
  onChangeEnd?: (value: [number, number]) => void;
}

export type SliderProps = OfOne | OfRange;

type WithoutRef<Props> = Omit<Props, 'ref'>;

function isRange(props: WithoutRef<OfOne> | WithoutRef<OfRange>): props is WithoutRef<OfRange> {
  return typeof props.value !== 'number';
}

/** A rough value, or with two values a range, where seeing the span helps. An exact one is a `NumberField`. */
export function Slider({ ref, ...props }: SliderProps) {
  const {
    label,
    description,
    format,
    marks = [],
    name,
    minValue = 0,
    maxValue = 100,
    step = 1,
    isDisabled = false,
    id,
  } = props;
  const labels = useLabels();
  const helpId = useId();
  const values: number[] = isRange(props) ? [...props.value] : [props.value];
  const report = ([from = minValue, to = maxValue]: number[], event: 'onChange' | 'onChangeEnd') => {
    if (isRange(props)) props[event]?.([from, to]);
    else props[event]?.(from);
  };
  const share = (value: number) => (value - minValue) / (maxValue - minValue);
  const place = (value: number) => (value === minValue ? 'first' : value === maxValue ? 'last' : 'between');
  return (
    <AriaSlider
      {...(ref && { ref })}
      {...given({
        formatOptions: format,
        id,
        'aria-labelledby': props['aria-labelledby'],
        'aria-describedby': props['aria-describedby'],
        'aria-details': props['aria-details'],
      })}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
      value={values}
      onChange={(next) => report(next, 'onChange')}
      onChangeEnd={(next) => report(next, 'onChangeEnd')}
      className={field}
    >
      <span className={head}>
        <FieldLabel label={label} />
        <SliderOutput className={output}>
          {({ state }) => <bdi>{state.values.map((_, index) => state.getThumbValueLabel(index)).join('–')}</bdi>}
        </SliderOutput>
      </span>
      <SliderTrack className={track}>
        <SliderFill data-from-start={!isRange(props) || undefined} className={filled} />
        {marks
          .filter(({ value }) => place(value) === 'between')
          .map(({ value }) => (
            <span key={value} aria-hidden className={tick} style={{ insetInlineStart: `${share(value) * 100}%` }} />
          ))}
        {values.map((_, index) => (
          <SliderThumb
            key={index === 0 ? 'from' : 'to'}
            index={index}
            {...(isRange(props) && { 'aria-label': index === 0 ? labels.atLeast : labels.atMost })}
            {...(description && { 'aria-describedby': helpId })}
            {...given({ name })}
            className={thumb}
          />
        ))}
      </SliderTrack>
      {marks.length > 0 && (
        <span aria-hidden className={marksStyle}>
          {marks.map(({ value, label: words }) => (
            <span
              key={value}
              data-at={place(value)}
              className={markStyle}
              style={place(value) === 'between' ? { insetInlineStart: `${share(value) * 100}%` } : undefined}
            >
              <bdi>{words}</bdi>
            </span>
          ))}
        </span>
      )}
      {description && (
        <span id={helpId} className={help}>
          {description}
        </span>
      )}
    </AriaSlider>
  );
}
