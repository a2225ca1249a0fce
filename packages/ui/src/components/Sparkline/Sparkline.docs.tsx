import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Sparkline } from './Sparkline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Describe the trend in the label, and show the figure beside it.',
        example: (
          <Inline>
            <Text weight="heading" isTabular>
              1,204
            </Text>
            <div style={{ inlineSize: '8rem' }}>
              <Sparkline label="Calls in the last 8 days, rising" values={[3, 4, 4, 6, 5, 7, 8, 9]} />
            </div>
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t use it where people read values. Use a `LineChart`.',
        example: (
          <Stack space={1}>
            <Text>What was the value on Tuesday?</Text>
            <Sparkline label="Calls" values={[3, 4, 4, 6, 5, 7, 8, 9]} />
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    ['Line', 'the values in order, with gaps'],
    ['Area', 'a tint below the line'],
  ],
  screenReader: ['It is an image with its label. The label is all that is read, so it has to describe the trend.'],
};
