import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Disclosure } from './Disclosure.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Summarize in the title line what is inside.',
        example: (
          <Disclosure title="Advanced settings" summary="3 changed">
            <Text>Time limit, retries, proxy</Text>
          </Disclosure>
        ),
      },
      dont: {
        text: 'Don’t hide what everyone needs.',
        example: (
          <Disclosure title="Password">
            <Text>Password and repeat</Text>
          </Disclosure>
        ),
      },
    },
  ],
  anatomy: [
    ['Chevron', 'points down while the section is expanded'],
    ['Title', 'a heading that contains the button'],
    ['Summary', 'one line, truncated'],
    ['Aside', 'a status or a button after the title'],
    ['Content', 'shown while the section is expanded'],
  ],
  screenReader: [
    'The title is a button inside a heading, and reads whether it is expanded. Choose `titleLevel` so that no level is skipped.',
  ],
};
