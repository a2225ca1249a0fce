import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { portrait } from '../../story/docs/portrait.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Open it from thumbnails whose names say what they show.',
        example: (
          <Inline>
            <Avatar name="Portrait of Ada Lovelace" src={portrait} size="huge" />
          </Inline>
        ),
      },
      dont: { text: 'Don’t open it without being asked.', example: <Text>Look at our new pictures!</Text> },
    },
  ],
  anatomy: [
    ['Picture', 'as large as the screen allows; can be zoomed'],
    ['Caption', 'a line or two below it'],
    ['Previous and next', 'at the sides'],
    ['Place', '“3 of 8”'],
    ['Zoom buttons', 'and a close button'],
  ],
  screenReader: [
    'It is announced as a dialog with its label. Each picture reads its alternative text, its caption and its position.',
    'On closing, focus returns to the thumbnail.',
  ],
};
