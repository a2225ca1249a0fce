import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Column, Columns } from './Columns.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Give the wider column to the main content.',
        example: (
          <Columns collapseBelow="never" space={1}>
            <Column width="2/3">
              <Skeleton shape="block" height={6} />
            </Column>
            <Column width="1/3">
              <Skeleton shape="block" height={6} />
            </Column>
          </Columns>
        ),
      },
      dont: {
        text: 'Don’t use it for cards of equal width. Use a `Grid`, which adds columns where there is room.',
        example: (
          <Columns collapseBelow="never" space={1}>
            <Column>
              <Skeleton shape="block" height={6} />
            </Column>
            <Column>
              <Skeleton shape="block" height={6} />
            </Column>
            <Column>
              <Skeleton shape="block" height={6} />
            </Column>
            <Column>
              <Skeleton shape="block" height={6} />
            </Column>
          </Columns>
        ),
      },
    },
  ],
  anatomy: [
    ['Column', 'a share of the row, its natural width, or an equal share of the rest'],
    ['Gap', 'between the columns, and between the stacked ones'],
  ],
  screenReader: [
    'It changes only the layout and has no role. Columns are read in the order of the code, which is also the stacked order.',
  ],
};
