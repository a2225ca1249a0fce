import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { ColorPicker } from './ColorPicker.tsx';
import { ColorSwatchPicker } from '../ColorSwatchPicker/ColorSwatchPicker.tsx';
import { Stack } from '../Stack/Stack.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Offer the colours of the theme as presets.',
        example: (
          <Stack space={1}>
            <ColorPicker label="Brand colour" value="#5D87FF" onChange={ignore} />
            <ColorSwatchPicker
              label="Presets"
              colors={['#5D87FF', '#13DEB9', '#FFAE1F']}
              value="#5D87FF"
              onChange={ignore}
              isLabelHidden
            />
          </Stack>
        ),
      },
      dont: {
        text: 'Don’t offer every colour where only a few are allowed. Use a `ColorSwatchPicker`.',
        example: <ColorPicker label="Colour of the label (red, green or blue)" value="#C0392B" onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the button'],
    ['Button', 'shows the colour and its hex code; opens the panel'],
    ['Area', 'saturation and brightness'],
    ['Sliders', 'hue, and opacity with `hasAlpha`'],
    ['Hex code', 'can be typed'],
    ['Presets', 'the `swatches`'],
    ['Description or error message', 'below the button'],
  ],
  screenReader: [
    'The button reads the label and the hex code, and announces that it opens a dialog.',
    'The thumbs read their channel and value; presets have colour names in the current language.',
  ],
};
