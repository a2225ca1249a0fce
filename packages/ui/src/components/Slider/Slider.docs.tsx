import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Slider } from './Slider.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Format the value with its unit.',
        example: (
          <Slider
            label="Share of calls kept"
            value={0.25}
            maxValue={1}
            step={0.05}
            format={{ style: 'percent' }}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for exact values: they are hard to hit. Use a `NumberField`.',
        example: <Slider label="Year of birth" value={1985} minValue={1900} maxValue={2026} onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the track'],
    ['Value', 'the formatted value, or both ends of the range'],
    ['Track', 'the range of values; the part up to the value is filled'],
    ['Thumb', 'one, or two for a range'],
    ['Marks', 'labelled values below the track'],
    ['Description', 'help below the slider'],
  ],
  screenReader: [
    'Each thumb is a slider that reads its label and its formatted value. In a range they are named “at least” and “at most”.',
    'Marks are hidden; the value is read instead.',
  ],
};
