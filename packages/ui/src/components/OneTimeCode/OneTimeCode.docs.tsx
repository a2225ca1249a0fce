import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { OneTimeCode } from './OneTimeCode.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say where the code was sent.',
        example: (
          <OneTimeCode label="Code" description="We sent it to la…@example.com." value="4821" onChange={ignore} />
        ),
      },
      dont: {
        text: 'Don’t use it for codes that contain letters or that people keep.',
        example: <OneTimeCode label="Recovery code" value="" onChange={ignore} length={10} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the cells'],
    ['Cells', 'one for each digit, drawn over a single input'],
    ['Current cell', 'has the focus ring and the caret'],
    ['Description', 'help below the cells'],
    ['Error message', 'replaces the description if the code is wrong'],
  ],
  screenReader: [
    'It is a single text field with its label; the cells are hidden. The digits are read as they are typed.',
    'Phones and password managers recognize it as a one-time code and offer to fill it in.',
  ],
};
