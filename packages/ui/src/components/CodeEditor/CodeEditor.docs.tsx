import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { CodeEditor } from './CodeEditor.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Mark each problem at its place, and say how to fix it.',
        example: <CodeEditor label="Definition" language="json" rows={4} defaultValue={'{\n  "name": Ada\n}'} />,
      },
      dont: {
        text: 'Don’t load an editor for a line or two. Use a `CodeField` or a `TextField`.',
        example: <CodeEditor label="Selector" rows={2} defaultValue="h1" />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the editor'],
    ['Line numbers', 'with marks of problems and buttons to fold'],
    ['Code', 'coloured by the language'],
    ['Status line', 'the number of problems, and what Tab does'],
    ['Description or error message', 'below the editor'],
  ],
  screenReader: [
    'It is announced as a multiline text field with its label. Problems are read when F8 moves to them.',
    'Tab leaves the editor unless people choose otherwise; the help below it says how.',
  ],
};
