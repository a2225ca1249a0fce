import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { JsonDiff } from './JsonDiff.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Compare values, not their text.',
        example: <JsonDiff label="Changes of the settings" before={{ limit: 10 }} after={{ limit: 20 }} />,
      },
      dont: {
        text: 'Don’t use it for texts of several lines. Use a `Diff`.',
        example: (
          <JsonDiff
            label="Changes of the text"
            before={{ text: 'One\ntwo\nthree' }}
            after={{ text: 'One\ntwo\nfour' }}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Title', 'with the number of differences'],
    ['Copy button', 'copies the differences'],
    ['Difference', 'a badge, the path, and the values before and after'],
    ['Show more', 'a button for further differences'],
  ],
  screenReader: [
    'It is a list with its label. Each difference reads what happened, the path, and the values as deletion and insertion.',
  ],
};
