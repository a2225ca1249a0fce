import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { TextField } from './TextField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say in the error how to fix it, and keep what was typed.',
        example: (
          <TextField
            label="Email"
            type="email"
            defaultValue="layla@"
            errorMessage="Enter an address such as name@example.com."
          />
        ),
      },
      dont: {
        text: 'Don’t only say that something is wrong.',
        example: <TextField label="Email" type="email" defaultValue="layla@" errorMessage="Invalid input." />,
      },
    },
    {
      do: {
        text: 'Put help that is needed while typing into the description.',
        example: <TextField label="Username" description="3 to 20 letters and digits." />,
      },
      dont: {
        text: 'Don’t use the placeholder for help: it disappears with the first character.',
        example: <TextField label="Username" placeholder="3 to 20 letters and digits" />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field, always visible unless a heading has the same text'],
    ['Mark', 'says that the field is optional'],
    ['Input', 'one line of text'],
    ['Show password', 'a button inside fields of the type `password`'],
    ['Description', 'help below the field'],
    ['Error message', 'replaces the description while the value is invalid'],
  ],
  screenReader: [
    'The label is the accessible name; the description or the error message is read after it.',
    'Required fields are announced as required without a visible mark, and invalid ones as invalid.',
    'The button that shows the password names what it will do: show or hide.',
  ],
};
