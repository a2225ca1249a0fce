import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Link } from './Link.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Describe the target.',
        example: (
          <Text>
            Read <Link href="#limits">how rate limits work</Link>.
          </Text>
        ),
      },
      dont: {
        text: 'Don’t write “here” or “read more”: lists of links would be meaningless.',
        example: (
          <Text>
            To read about rate limits, <Link href="#limits">click here</Link>.
          </Text>
        ),
      },
    },
  ],
  anatomy: [
    ['Icon', 'optional, 20 px, before the text'],
    ['Text', 'describes the target'],
    ['New-tab icon', 'if the link opens a new tab'],
  ],
  screenReader: [
    'It is a native link. Links to a new tab say so after their text.',
    'Set `current` for the page or step that is shown; it is announced as current.',
  ],
};
