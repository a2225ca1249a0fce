import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { CodeField } from './CodeField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name the line and the problem, and mark the place.',
        example: (
          <CodeField
            label="Data"
            rows={3}
            value={'{\n  "name": Ada\n}'}
            onChange={ignore}
            errorMessage="Line 2: put “Ada” in quotation marks."
            errorPlace={{ line: 2, column: 11 }}
          />
        ),
      },
      dont: {
        text: 'Don’t leave people to search for the error.',
        example: (
          <CodeField
            label="Data"
            rows={3}
            value={'{\n  "name": Ada\n}'}
            onChange={ignore}
            errorMessage="This is not JSON."
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Line numbers', 'at the left, in every language'],
    ['Code', 'fixed width; wrapped only if it is a single line'],
    ['Mark', 'the line and the character of the error'],
    ['Description', 'help below the field'],
    ['Error message', 'replaces the description; names the line'],
  ],
  screenReader: [
    'It is announced as a multiline text field. Line numbers and marks are hidden, so the error message must name the line.',
    'Tab leaves the field; it never inserts a tab.',
  ],
};
