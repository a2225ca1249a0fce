import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Split } from './Split.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name the handle by what it changes.',
        example: (
          <div style={{ blockSize: '6rem' }}>
            <Split label="Width of the form" start={<Text>Form</Text>} end={<Text>Preview</Text>} />
          </div>
        ),
      },
      dont: {
        text: 'Don’t make a pane so narrow that its content can’t be read.',
        example: (
          <div style={{ blockSize: '6rem' }}>
            <Split
              label="Width"
              startShare={10}
              shareMin={10}
              start={<Text>Configuration</Text>}
              end={<Text>Preview</Text>}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    ['Start pane', 'scrolls by itself'],
    ['Handle', 'a line that can be dragged'],
    ['End pane', 'scrolls by itself'],
  ],
  screenReader: ['The handle is a separator with its label; it reads the share of the start pane in percent.'],
};
