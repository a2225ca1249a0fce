import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Avatar } from './Avatar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Hide the avatar from screen readers if the name is next to it.',
        example: (
          <Inline>
            <Avatar name="Ada Lovelace" isNamedElsewhere />
            <Text>Ada Lovelace</Text>
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t show an avatar alone where it matters who it is.',
        example: (
          <Inline>
            <Text>Assigned to</Text>
            <Avatar name="Ada Lovelace" />
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    ['Picture', 'round; the initials if there is none'],
    ['Initials', 'one or two letters on a tint'],
    ['Icon', 'for a team or a program'],
  ],
  screenReader: [
    'It is an image with the name. With `isNamedElsewhere` it is hidden, so that the name is not read twice.',
  ],
};
