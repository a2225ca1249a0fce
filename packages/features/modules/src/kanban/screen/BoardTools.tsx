import { Select } from '@apiyard/ui/Select';
import { Switch } from '@apiyard/ui/Switch';
import { memo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import type { categoriesOf, KanbanView } from '../kanban-view.ts';
import { dues } from '../kanban-view.ts';
import { choice, choices, search, toolbar } from './KanbanScreen.css.ts';

interface BoardToolsProps {
  readonly view: KanbanView;
  readonly categories: ReturnType<typeof categoriesOf>;
  readonly onView: (view: KanbanView) => void;
}

/** An id of an option cannot be empty, so that categories have a letter in front. */
const optionOf = (category: string) => `:${category}`;

/** Search, filters and swimlanes. */
export const BoardTools = memo(function BoardTools({ view, categories, onView }: BoardToolsProps) {
  const t = useCopy(kanbanCopy);
  const toggleLanes = () => onView({ ...view, hasLanes: !view.hasLanes });
  useShortcut('l', t('kanban.lanes'), toggleLanes);
  // A category from the URL may be one that no task has.
  const known = categories.some(({ id }) => id === view.category) || view.category === null;
  const shown = known ? categories : [...categories, { id: view.category, count: 0 }];
  return (
    <div className={toolbar}>
      <PageSearch
        className={search}
        label={t('kanban.search')}
        value={view.query}
        onChange={(query) => onView({ ...view, query })}
      />
      <div className={choices}>
        <div className={choice}>
          <Select
            label={t('kanban.category')}
            isLabelHidden
            value={view.category === null ? 'all' : optionOf(view.category)}
            onChange={(id) => onView({ ...view, category: id === 'all' ? null : id.slice(1) })}
            options={[
              { id: 'all', label: t('kanban.category.all') },
              ...shown.map(({ id, count }) => ({
                id: optionOf(id),
                label: t('kanban.category.count', { name: id === '' ? t('kanban.category.none') : id, count }),
              })),
            ]}
          />
        </div>
        <div className={choice}>
          <Select<'any' | (typeof dues)[number]>
            label={t('kanban.due')}
            isLabelHidden
            value={view.due ?? 'any'}
            onChange={(due) => onView({ ...view, due: due === 'any' ? null : due })}
            options={[
              { id: 'any', label: t('kanban.due.any') },
              ...dues.map((due) => ({ id: due, label: t(`kanban.due.${due}`) })),
            ]}
          />
        </div>
        <Switch isSelected={view.hasLanes} onChange={toggleLanes}>
          {t('kanban.lanes')}
        </Switch>
      </div>
    </div>
  );
});
