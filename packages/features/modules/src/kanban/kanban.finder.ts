import { getBoard } from '@apiyard/api/contract/modules/kanban';
import { query } from '@apiyard/kit/data/query.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';
import { IconLayoutKanban } from '@tabler/icons-react';
import { inAddress, wholeBoard } from './kanban-view.ts';

/** Cards of the task board by title and category. */
export default {
  group: { label: 'found.tasks', icon: IconLayoutKanban, order: 90 },
  async find({ client }) {
    const { data } = await client.fetchQuery({ ...query(getBoard, {}), staleTime: 30_000 });
    return data.flatMap(({ name, child }) =>
      child.map(({ id, task, taskProperty }) => ({
        href: `/apps/kanban?${inAddress.write({ ...wholeBoard, open: id }).toString()}`,
        title: task,
        summary: name,
        ...(taskProperty !== '' && { words: [taskProperty] }),
      })),
    );
  },
} satisfies Finder;
