import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Progress } from './Progress.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show how far the task is, if that is known.',
        example: <Progress label="Uploading photo.png" value={0.6} />,
      },
      dont: { text: 'Don’t use a bar for a page that loads. Use a `Skeleton`.', example: <Progress label="Loading" /> },
    },
  ],
  anatomy: [
    ['Label', 'the task'],
    ['Percentage', 'if the value is known'],
    ['Bar', 'filled up to the value, or moving if it is unknown'],
  ],
  screenReader: [
    'It is announced as a progress bar with its label and percentage. Screen readers read changes at their own pace.',
    'Announce the result separately, for example with a `Toast`.',
  ],
};
