import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { TablePagination } from './TablePagination.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show the exact number of rows if it is known.',
        example: (
          <TablePagination page={2} pageSize={25} count={1234} onPageChange={ignore} onPageSizeChange={ignore} />
        ),
      },
      dont: {
        text: 'Don’t show a number that is only a guess. Set `isCountExact` to `false`.',
        example: (
          <TablePagination page={2} pageSize={25} count={1000} onPageChange={ignore} onPageSizeChange={ignore} />
        ),
      },
    },
  ],
  anatomy: [
    ['Rows per page', 'a `Select`'],
    ['Range', 'the visible rows and the number of all rows'],
    ['Buttons', 'first, previous, next and last page'],
  ],
  screenReader: ['It is a navigation landmark. The range is announced after each change; buttons say where they lead.'],
};
