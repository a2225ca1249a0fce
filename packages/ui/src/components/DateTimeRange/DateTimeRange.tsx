import { now, toZoned, today } from '@internationalized/date';
import type { DateValue, ZonedDateTime } from '@internationalized/date';
import { useId, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { joinIds } from '../../element/element-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { given } from '../../field/field-props.ts';
import { label as labelStyle, mark } from '../../field/field.css.ts';
import { PlainHelp } from '../../field/plain-help.tsx';
import { dateTimeRangeLabels } from '../../labels/components/date-time-range.ts';
import { fill, useComponentLabels, useLabels } from '../../labels/use-labels.ts';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { ends, preset as presetStyle, presetsRow, range as rangeStyle, zone } from './DateTimeRange.css.ts';
import { presetRange } from './range-presets.ts';
import type { RangePreset, ZonedRange } from './range-presets.ts';
import { zoneName } from './zone-name.ts';

/** A preset of one screen. */
export interface OwnRangePreset {
  id: string;
  label: string;
  /** Its range at the moment it is pressed. */
  range: (now: ZonedDateTime) => ZonedRange;
}

export interface DateTimeRangeProps extends Omit<FieldProps, 'name'> {
  /** Both ends in the time zone of the field; `null` while one is missing. The end is the last minute that is included. */
  value: ZonedRange | null;
  /** Called with both ends once they are filled in and in order, and with `null` once one is cleared. */
  onChange: (value: ZonedRange | null) => void;
  /** Time zone of what is typed, such as `Asia/Jakarta`. It is shown below the fields. */
  timeZone: string;
  /** Ranges that one press fills in. @default today, yesterday, last 7 and 30 days, this and last month */
  presets?: readonly (RangePreset | OwnRangePreset)[];
  /** Key of the start in the form's data. */
  startName?: string;
  /** Key of the end in the form's data. */
  endName?: string;
  /** The first moment that is taken. */
  minValue?: DateValue;
  /** The last moment that is taken. */
  maxValue?: DateValue;
  /** @default false */
  isReadOnly?: boolean;
}

const usual: readonly RangePreset[] = ['today', 'yesterday', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'];

const isSame = (one: ZonedRange | null, other: ZonedRange | null) =>
  one === null || other === null
    ? one === other
    : one.start.compare(other.start) === 0 && one.end.compare(other.end) === 0;

interface Draft {
  start: ZonedDateTime | null;
  end: ZonedDateTime | null;
  /** What was last passed on. */
  passed: ZonedRange | null;
}

/** A start and an end with their times, typed, picked or filled in by a preset. Whole days are a `DateRangePicker`. */
export function DateTimeRange({
  ref,
  id,
  label,
  description,
  errorMessage,
  value,
  onChange,
  timeZone,
  presets = usual,
  startName,
  endName,
  isOptional = false,
  isDisabled = false,
  isReadOnly = false,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-details': details,
  ...limits
}: DateTimeRangeProps) {
  const labels = useLabels();
  const own = useComponentLabels(dateTimeRangeLabels);
  const { locale } = useLocale();
  const ownId = useId();
  const [draft, setDraft] = useState<Draft>({ start: null, end: null, passed: null });
  // What is typed, until the value is set to another one from outside.
  const { start, end } = isSame(draft.passed, value) ? draft : (value ?? { start: null, end: null });
  const isReversed = start !== null && end !== null && end.compare(start) < 0;

  const change = (next: { start: ZonedDateTime | null; end: ZonedDateTime | null }) => {
    const whole = next.start !== null && next.end !== null ? { start: next.start, end: next.end } : null;
    // The last range in order stays while a wrong one is typed.
    const passed = whole === null || whole.end.compare(whole.start) >= 0 ? whole : value;
    setDraft({ ...next, passed });
    if (!isSame(passed, value)) onChange(passed);
  };

  const items = presets.map((preset) => {
    if (typeof preset !== 'string') return { ...preset, range: () => preset.range(now(timeZone)) };
    const name = preset === 'today' ? labels.today : own[preset];
    return { id: preset, label: name, range: () => presetRange(preset, now(timeZone), locale) };
  });
  const chosen = items.filter(({ range }) => !isReversed && isSame(range(), value)).map((item) => item.id);
  const isLocked = isDisabled || isReadOnly;
  const common = {
    ...given(limits),
    granularity: 'minute',
    hideTimeZone: true,
    isDisabled,
    isReadOnly,
  } as const;

  return (
    <div
      ref={ref}
      id={id}
      role="group"
      aria-labelledby={joinIds(`${ownId}-label`, labelledBy)}
      aria-describedby={joinIds(`${ownId}-zone`, `${ownId}-help`, describedBy)}
      aria-details={details}
      className={rangeStyle}
    >
      <span id={`${ownId}-label`} className={labelStyle}>
        {label}
        {isOptional && <span className={mark}> {labels.optional}</span>}
      </span>
      <div className={ends}>
        <DatePicker
          {...common}
          {...given({ name: startName })}
          label={own.start}
          value={start}
          onChange={(next) => change({ start: next, end })}
          placeholderValue={toZoned(today(timeZone), timeZone)}
        />
        <DatePicker
          {...common}
          {...given({ name: endName, errorMessage: isReversed ? labels.endBeforeStart : undefined })}
          label={own.end}
          value={end}
          onChange={(next) => change({ start, end: next })}
          placeholderValue={toZoned(today(timeZone).add({ days: 1 }), timeZone).subtract({ minutes: 1 })}
        />
      </div>
      {items.length > 0 && (
        <ToggleButtonGroup
          aria-label={own.presets}
          selectionMode="single"
          selectedKeys={chosen.slice(0, 1)}
          onSelectionChange={([key]) => {
            const item = items.find((one) => one.id === key);
            if (item) change(item.range());
          }}
          isDisabled={isLocked}
          className={presetsRow}
        >
          {items.map((item) => (
            <ToggleButton key={item.id} id={item.id} isDisabled={isLocked} className={presetStyle}>
              {item.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <span id={`${ownId}-zone`} className={zone}>
        {fill(own.timeZone, { zone: zoneName(timeZone, locale, (start ?? now(timeZone)).toDate()) })}
      </span>
      <PlainHelp id={`${ownId}-help`} description={description} errorMessage={errorMessage} />
    </div>
  );
}
