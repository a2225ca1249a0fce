import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ColorPicker as AriaColorPicker } from 'react-aria-components/ColorPicker';
import type { Color } from 'react-aria-components/ColorPicker';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { joinIds } from '../../element/element-props.ts';
import { colorOf, hexOf, keptColor } from '../../color/hex.ts';
import { swatchFill } from '../../color/swatch.css.ts';
import { ErrorWords } from '../../field/error-words.tsx';
import { given } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { error, field, help, label as labelStyle } from '../../field/field.css.ts';
import { ColorPanel } from './ColorPanel.tsx';
import { chevron, code, current, invalidTrigger, panel, surface, trigger } from './ColorPicker.css.ts';

export interface ColorPickerProps extends Omit<FieldProps, 'isRequired'> {
  /** A colour such as `#5D87FF`, with opacity `#5D87FF80`. */
  value: string;
  /** Called with `#` and six digits, or eight with `hasAlpha`, also while a thumb is dragged. */
  onChange: (value: string) => void;
  /** Whether the opacity is chosen too. @default false */
  hasAlpha?: boolean;
  /** Preset colours, such as those of the theme. */
  swatches?: readonly string[];
}

/** Selects any colour. For one of a few preset ones: `ColorSwatchPicker`. */
export function ColorPicker({
  label,
  description,
  errorMessage,
  name,
  isDisabled = false,
  value,
  onChange,
  hasAlpha = false,
  swatches = [],
  ref,
  id,
  ...element
}: ColorPickerProps) {
  const ownId = useId();
  const [last, setLast] = useState(() => colorOf(value));
  const color = keptColor(value, last, hasAlpha);
  const hex = hexOf(color, hasAlpha);
  const change = (next: Color) => {
    setLast(next);
    const nextHex = hexOf(next, hasAlpha);
    if (nextHex !== hex) onChange(nextHex);
  };
  const note = errorMessage ?? description;
  return (
    <AriaColorPicker value={color} onChange={change}>
      <div ref={ref} className={field}>
        <span id={`${ownId}-label`} className={labelStyle}>
          {label}
        </span>
        <DialogTrigger>
          <Button
            {...given({
              id,
              'aria-labelledby': joinIds(`${ownId}-label`, element['aria-labelledby'], `${ownId}-value`),
              'aria-describedby': joinIds(note !== undefined && `${ownId}-note`, element['aria-describedby']),
              'aria-details': element['aria-details'],
            })}
            aria-haspopup="dialog"
            isDisabled={isDisabled}
            className={errorMessage === undefined ? trigger : invalidTrigger}
          >
            <span className={current}>
              <ColorSwatch className={swatchFill} />
            </span>
            <span className={code}>
              <bdi id={`${ownId}-value`} dir="ltr">
                {hex}
              </bdi>
            </span>
            <IconChevronDown className={chevron} size={16} stroke={1.5} aria-hidden />
          </Button>
          <Popover placement="bottom start" offset={4} className={surface}>
            <Dialog aria-label={label} className={panel}>
              <ColorPanel label={label} color={color} onChange={change} hasAlpha={hasAlpha} swatches={swatches} />
            </Dialog>
          </Popover>
        </DialogTrigger>
        {note !== undefined && (
          <span id={`${ownId}-note`} className={errorMessage === undefined ? help : error}>
            {errorMessage === undefined ? note : <ErrorWords>{note}</ErrorWords>}
          </span>
        )}
        {name !== undefined && <input type="hidden" name={name} value={hex} disabled={isDisabled} />}
      </div>
    </AriaColorPicker>
  );
}
