import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { portrait } from '../../story/docs/portrait.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ImageCropper } from './ImageCropper.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Set `aspect` if the place of the picture has one.',
        example: <ImageCropper label="Profile picture" src={portrait} onChange={ignore} isRound />,
      },
      dont: {
        text: 'Don’t crop by yourself: faces are cut off.',
        example: <Avatar name="Ada Lovelace" src={portrait} size="huge" />,
      },
    },
  ],
  anatomy: [
    ['Picture', 'dimmed outside of the area'],
    ['Area', 'can be moved and resized'],
    ['Zoom', 'a slider'],
    ['Rotate', 'a button, by 90°'],
  ],
  screenReader: ['The area reads its position and its size, and announces changes. The zoom is a slider in percent.'],
};
