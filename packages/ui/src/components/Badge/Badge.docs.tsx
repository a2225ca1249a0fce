import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Badge } from './Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say the status in a word. The colour repeats it.',
        example: (
          <Inline>
            <Text>api.example.com</Text>
            <Badge tone="success">Operational</Badge>
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t leave the meaning to the colour.',
        example: (
          <Inline>
            <Text>api.example.com</Text>
            <Badge tone="success">7</Badge>
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    ['Surface', 'tinted by the tone'],
    ['Icon', 'optional, 16 px'],
    ['Text', 'a word or a number'],
  ],
  screenReader: ['It is plain text, read in its place on the page. Put it after the element that it describes.'],
};
