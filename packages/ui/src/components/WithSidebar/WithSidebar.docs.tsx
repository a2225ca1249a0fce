import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { WithSidebar } from './WithSidebar.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Put what supports the content into the side column.',
        example: (
          <WithSidebar width="narrow" space={1} sidebar={<Skeleton shape="block" height={6} />}>
            <Skeleton shape="block" height={12} />
          </WithSidebar>
        ),
      },
      dont: {
        text: 'Don’t put the main action into it if it moves below long content on phones.',
        example: (
          <WithSidebar width="narrow" space={1} sidebar={<Button tone="primary">Order</Button>}>
            <Skeleton shape="block" height={12} />
          </WithSidebar>
        ),
      },
    },
  ],
  anatomy: [
    ['Content', 'takes the remaining width'],
    ['Side column', 'of fixed width; below the content where both do not fit'],
  ],
  screenReader: ['It has no role. The content is always read before the side column.'],
};
