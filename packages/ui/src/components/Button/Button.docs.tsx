import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from './Button.tsx';
import { Inline } from '../Inline/Inline.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Start the label with a verb and name the object.',
        example: <Button tone="primary">Create API key</Button>,
      },
      dont: {
        text: 'Don’t use labels that only make sense together with the text around them.',
        example: <Button tone="primary">OK</Button>,
      },
    },
    {
      do: {
        text: 'Use one primary button per view, for the most likely next step.',
        example: (
          <Inline>
            <Button>Cancel</Button>
            <Button tone="primary">Save</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t make every button primary. If all stand out, none does.',
        example: (
          <Inline>
            <Button tone="primary">Cancel</Button>
            <Button tone="primary">Save</Button>
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    ['Surface', 'its tone shows how important the action is'],
    ['Icon', 'optional, 20 px, before the label'],
    ['Label', 'a verb, with its object if that is not obvious'],
    ['Spinner', 'covers the label while work is pending; the width stays the same'],
  ],
  screenReader: [
    'It is a native button, and its label is its accessible name. Icons are hidden.',
    'A pending button keeps the focus and its name, and the progress indicator inside it is announced as loading.',
    'A button that opens a menu or a dialog announces that with `opens`, unless the `Menu` or `Dialog` around it already does.',
  ],
};
