import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Heading } from './Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Choose the level by the outline, and the size by the look.',
        example: (
          <Stack space={1}>
            <Heading level={3} size="h4">
              API keys
            </Heading>
            <Heading level={4} size="h5">
              Revoked keys
            </Heading>
          </Stack>
        ),
      },
      dont: {
        text: 'Don’t skip levels to get a smaller heading.',
        example: (
          <Stack space={1}>
            <Heading level={3} size="h4">
              API keys
            </Heading>
            <Heading level={6}>Revoked keys</Heading>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [['Text', 'names a page or a section, in sentence case']],
  screenReader: ['It is a native heading. Screen reader users jump between headings, so each has to make sense alone.'],
};
