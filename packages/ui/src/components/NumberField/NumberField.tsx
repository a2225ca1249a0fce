import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { joinIds } from '../../element/element-props.ts';
import { Affix, affixIds } from '../../field/affix.tsx';
import type { AffixProps } from '../../field/affix.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { control, field } from '../../field/field.css.ts';
import { figures, step as stepStyle, steps } from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps, AffixProps {
  /** `null` is an empty field. */
  value: number | null;
  /** Called when the person leaves the field or steps, always with a number between the limits. */
  onChange: (value: number) => void;
  /** Called when the field is left empty. Without it the last number comes back. */
  onClear?: () => void;
  minValue?: number;
  maxValue?: number;
  /** Numbers snap to its multiples. @default any whole or broken number */
  step?: number;
  /** How the number is written: currency, unit, fraction digits. */
  format?: Intl.NumberFormatOptions;
  placeholder?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
  /** Visually hidden, for rows and tables with a heading of the same text. @default false */
  isLabelHidden?: boolean;
}

/** A number that people type or step, in their own digits and separators. For a rough value use `Slider`. */
export function NumberField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onClear,
  format,
  placeholder,
  prefix,
  suffix,
  isLabelHidden = false,
  ...props
}: NumberFieldProps) {
  const ownId = useId();
  const { id = ownId } = props;
  const describedBy = joinIds(...affixIds(id, { prefix, suffix }), props['aria-describedby']);
  return (
    <AriaNumberField
      {...given({ ...props, formatOptions: format, 'aria-describedby': describedBy })}
      id={id}
      {...validity(errorMessage !== undefined)}
      value={value ?? Number.NaN}
      onChange={(next) => (Number.isNaN(next) ? onClear?.() : onChange(next))}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} isHidden={isLabelHidden} />
          <Group className={control}>
            <Affix at="prefix" controlId={id}>
              {prefix}
            </Affix>
            <Input {...given({ placeholder })} className={figures} />
            <Affix at="suffix" controlId={id}>
              {suffix}
            </Affix>
            <span className={steps}>
              <Button slot="decrement" className={stepStyle}>
                <IconMinus size={16} stroke={1.5} />
              </Button>
              <Button slot="increment" className={stepStyle}>
                <IconPlus size={16} stroke={1.5} />
              </Button>
            </span>
          </Group>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
        </>
      )}
    </AriaNumberField>
  );
}
