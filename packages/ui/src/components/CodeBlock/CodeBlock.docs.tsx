import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { CodeBlock } from './CodeBlock.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show code that runs as it is.',
        example: <CodeBlock label="curl" language="bash" code={'curl https://api.example.com/v1/time'} />,
      },
      dont: {
        text: 'Don’t include a prompt or output: they are copied too.',
        example: (
          <CodeBlock label="curl" language="bash" code={'$ curl https://api.example.com/v1/time\n{"time": "09:30"}'} />
        ),
      },
    },
  ],
  anatomy: [
    ['Title', 'the language, or what the code is'],
    ['Wrap button', 'wraps long lines'],
    ['Copy button', 'copies the code'],
    ['Line numbers', 'optional, not copied'],
    ['Code', 'left to right; scrolls'],
  ],
  screenReader: [
    'It is a figure with its title. The code is a group that can have the focus, so that the keyboard can scroll it. Colours are not announced.',
  ],
};
