import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Chip } from './Chip.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it for names of the same kind.',
        example: (
          <Inline space={0.5}>
            <Chip>convert</Chip>
            <Chip>text</Chip>
            <Chip>images</Chip>
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t use it for a status. Use a `Badge`.',
        example: (
          <Inline space={0.5}>
            <Text>api.example.com</Text>
            <Chip tone="success">Operational</Chip>
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    ['Outline', 'coloured by the tone'],
    ['Icon', 'optional, 16 px'],
    ['Name', 'a word or two'],
  ],
  screenReader: ['It is plain text. Put several chips into a list, such as `Inline` with `as="ul"`.'],
};
