import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { kanbanCopy } from '@apiyard/modules/kanban/kanban-copy.ts';
import { wholeBoard } from '@apiyard/modules/kanban/kanban-view.ts';
import { KanbanScreen } from '@apiyard/modules/kanban/screen/KanbanScreen.tsx';
import { storyBoard } from '@apiyard/modules/kanban/story/story-board.ts';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import { isRendered } from '../in-full.tsx';

const nothing = () => {};

/** The task board, in the toolbar's language and mode. Its other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Kanban screen',
  tags: ['!autodocs'],
  loaders: [() => loadActive(kanbanCopy)],
  parameters: pictured(screenModes),
});

export const Kanban = meta.story({
  parameters: { app: { at: '/apps/kanban' } },
  render: () => (
    <KanbanScreen
      board={{ state: 'done', value: storyBoard }}
      view={wholeBoard}
      today="2026-11-20"
      selected={new Set(['search'])}
      canUndo
      canRedo={false}
      actions={{ addTask: nothing, editTask: nothing, change: nothing, undo: nothing, redo: nothing }}
      onView={nothing}
      onSelect={nothing}
      onSelectNone={nothing}
      onRetry={nothing}
    />
  ),
  play: isRendered,
});
