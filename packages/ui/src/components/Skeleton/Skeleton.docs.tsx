import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Skeleton } from './Skeleton.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Draw the shape of the content, so that nothing moves when it arrives.',
        example: (
          <Inline>
            <Skeleton shape="circle" />
            <div style={{ inlineSize: '12rem' }}>
              <Skeleton shape="text" lines={2} />
            </div>
          </Inline>
        ),
      },
      dont: { text: 'Don’t use one large block for everything.', example: <Skeleton shape="block" height={12} /> },
    },
  ],
  anatomy: [['Shape', 'lines of text, a block, a circle or a row']],
  screenReader: ['It is hidden. Set `aria-busy` on the region around it, and announce loading there if it takes long.'],
};
