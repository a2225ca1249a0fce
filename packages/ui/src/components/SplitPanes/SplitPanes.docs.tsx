import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { SplitPanes } from './SplitPanes.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Name the handle by what it changes.',
        example: (
          <div style={{ blockSize: '6rem' }}>
            <SplitPanes
              label="Width of the form"
              start={<Text>Form</Text>}
              end={<Text>Preview</Text>}
              sizesMin={[60, 60]}
              isNeverStacked
            />
          </div>
        ),
      },
      dont: {
        text: 'Don’t use it if only one pane is used at a time. Use `Tabs`.',
        example: (
          <div style={{ blockSize: '6rem' }}>
            <SplitPanes
              label="Width of curl"
              start={<Text>curl</Text>}
              end={<Text>Python</Text>}
              sizesMin={[60, 60]}
              isNeverStacked
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    ['Start pane', 'scrolls by itself'],
    ['Handle', 'a line that can be dragged; a double click resets it'],
    ['End pane', 'scrolls by itself'],
  ],
  screenReader: [
    'The handle is a separator with its label; it reads the share of the start pane in percent, and which pane it controls.',
  ],
};
