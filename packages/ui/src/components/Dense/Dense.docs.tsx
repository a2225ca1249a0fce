import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Dense } from './Dense.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it for tools with many fields.',
        example: (
          <Dense>
            <Inline align="end">
              <TextField label="Selector" defaultValue="h1" />
              <TextField label="Attribute" defaultValue="href" />
            </Inline>
          </Dense>
        ),
      },
      dont: {
        text: 'Don’t use it to fit a short form into a small place.',
        example: (
          <Dense>
            <Stack>
              <TextField label="Email" />
              <Button tone="primary">Create account</Button>
            </Stack>
          </Dense>
        ),
      },
    },
  ],
  anatomy: [['Content', 'its fields and tabs are 32 px high, with 13 px text']],
  screenReader: ['It changes only sizes. Touch targets stay 44 px high.'],
};
