import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Switch } from './Switch.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name the setting. Its state is visible.',
        example: (
          <Switch isSelected onChange={ignore}>
            Dark mode
          </Switch>
        ),
      },
      dont: {
        text: 'Don’t write the state into the label: it is wrong half of the time.',
        example: (
          <Switch isSelected={false} onChange={ignore}>
            Dark mode is on
          </Switch>
        ),
      },
    },
  ],
  anatomy: [
    ['Track and thumb', 'show whether it is on'],
    ['Label', 'the name of the setting; part of the target'],
    ['Description', 'what the setting does'],
  ],
  screenReader: ['It is announced as a switch with its label, and whether it is on. The description is read after it.'],
};
