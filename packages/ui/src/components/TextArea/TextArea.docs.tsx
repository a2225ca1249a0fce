import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { TextArea } from './TextArea.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Make it as high as the text that you expect.',
        example: <TextArea label="Notes" rows={3} defaultValue="Calls fail on Mondays between 9 and 10." />,
      },
      dont: {
        text: 'Don’t use it for a value of one line: Enter would not submit the form.',
        example: <TextArea label="Display name" rows={3} defaultValue="Layla Haddad" />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Input', 'several lines; its lower corner can be dragged'],
    ['Description', 'help below the field'],
    ['Error message', 'replaces the description while the value is invalid'],
  ],
  screenReader: [
    'It is announced as a multiline text field with its label, then with the description or the error message.',
  ],
};
