import { IconColorPicker } from '@tabler/icons-react';
import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea';
import { ColorField, ColorFieldContext, Input } from 'react-aria-components/ColorField';
import type { Color } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatchPicker } from 'react-aria-components/ColorSwatchPicker';
import { Group } from 'react-aria-components/Group';
import { colorOf } from '../../color/hex.ts';
import { swatches as swatchesStyle } from '../../color/swatch.css.ts';
import { Swatches } from '../../color/swatches.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { control } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { area, areaThumb, hexField, hexInput, row, slider, thumb, track } from './ColorPicker.css.ts';
import { findEyeDropper, pickFromScreen } from './eye-dropper.ts';

interface ColorPanelProps {
  label: string;
  color: Color;
  onChange: (color: Color) => void;
  hasAlpha: boolean;
  swatches: readonly string[];
}

/** The popover of a `ColorPicker`. */
export function ColorPanel({ label, color, onChange, hasAlpha, swatches }: ColorPanelProps) {
  const labels = useLabels();
  const EyeDropper = findEyeDropper();
  /** A value of six digits has no opacity: the current one is kept. */
  const keepingAlpha = (next: Color) =>
    onChange(next.toFormat('hsba').withChannelValue('alpha', color.getChannelValue('alpha')));
  return (
    <>
      <ColorArea aria-label={label} colorSpace="hsb" xChannel="saturation" yChannel="brightness" className={area}>
        <ColorThumb className={areaThumb} />
      </ColorArea>
      <ColorSlider colorSpace="hsb" channel="hue" className={slider}>
        <SliderTrack className={track}>
          <ColorThumb className={thumb} />
        </SliderTrack>
      </ColorSlider>
      {hasAlpha && (
        <ColorSlider colorSpace="hsb" channel="alpha" className={slider}>
          <SliderTrack className={track}>
            <ColorThumb className={thumb} />
          </SliderTrack>
        </ColorSlider>
      )}
      <div className={row}>
        {/* React Aria would connect the field to the picker, and lose the opacity. */}
        <ColorFieldContext value={null}>
          <ColorField value={color} onChange={(next) => next && keepingAlpha(next)} className={hexField}>
            <FieldLabel label={labels.hexColor} />
            <Group role="presentation" className={control}>
              <Input dir="ltr" autoCapitalize="none" spellCheck={false} className={hexInput} />
            </Group>
          </ColorField>
        </ColorFieldContext>
        {EyeDropper && (
          <IconButton
            label={labels.pickFromScreen}
            icon={<IconColorPicker size={20} stroke={1.5} />}
            tone="quiet"
            size="medium"
            onPress={() => void pickFromScreen(EyeDropper).then((picked) => picked && keepingAlpha(colorOf(picked)))}
          />
        )}
      </div>
      {swatches.length > 0 && (
        <ColorSwatchPicker aria-label={label} className={swatchesStyle}>
          <Swatches colors={swatches} />
        </ColorSwatchPicker>
      )}
    </>
  );
}
