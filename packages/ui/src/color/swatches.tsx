import { IconCheck } from '@tabler/icons-react';
import { ColorSwatch, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { choice, choiceSwatch, chosenMark, swatchFill } from './swatch.css.ts';

interface SwatchesProps {
  colors: readonly string[];
  isDisabled?: boolean;
}

/** The colours of React Aria's `ColorSwatchPicker`. */
export function Swatches({ colors, isDisabled = false }: SwatchesProps) {
  return colors.map((color) => (
    <ColorSwatchPickerItem key={color} color={color} isDisabled={isDisabled} className={choice}>
      {({ isSelected }) => (
        <>
          <span className={choiceSwatch}>
            <ColorSwatch className={swatchFill} />
          </span>
          {isSelected && (
            <span className={chosenMark}>
              <IconCheck size={16} stroke={2} aria-hidden />
            </span>
          )}
        </>
      )}
    </ColorSwatchPickerItem>
  ));
}
