import { useId } from 'react';
import { ColorSwatchPicker as AriaColorSwatchPicker } from 'react-aria-components/ColorSwatchPicker';
import { joinIds } from '../../element/element-props.ts';
import type { ElementProps } from '../../element/element-props.ts';
import { colorOf, hexOf } from '../../color/hex.ts';
import { swatches } from '../../color/swatch.css.ts';
import { Swatches } from '../../color/swatches.tsx';
import { field, label as labelStyle } from '../../field/field.css.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';

export interface ColorSwatchPickerProps extends ElementProps {
  label: string;
  /** The colours to choose from, such as `#5D87FF`, without duplicates. */
  colors: readonly string[];
  /** One of `colors`, in any notation. `null` while none is chosen. */
  value: string | null;
  /** Called with one of `colors`, as it is written there. */
  onChange: (value: string) => void;
  /** @default false */
  isLabelHidden?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

/** One of a few preset colours. For any colour use `ColorPicker`. */
export function ColorSwatchPicker({
  label,
  colors,
  value,
  onChange,
  isLabelHidden = false,
  isDisabled = false,
  'aria-labelledby': labelledBy,
  ...element
}: ColorSwatchPickerProps) {
  const labelId = useId();
  return (
    <div className={field}>
      <span id={labelId} className={isLabelHidden ? visuallyHidden : labelStyle}>
        {label}
      </span>
      <AriaColorSwatchPicker
        {...element}
        aria-labelledby={joinIds(labelId, labelledBy) ?? labelId}
        // What is wholly transparent is none of the colours.
        value={value ?? '#00000000'}
        onChange={(chosen) => {
          const color = colors.find((one) => hexOf(colorOf(one), false) === hexOf(chosen, false));
          if (color !== undefined) onChange(color);
        }}
        className={swatches}
      >
        <Swatches colors={colors} isDisabled={isDisabled} />
      </AriaColorSwatchPicker>
    </div>
  );
}
