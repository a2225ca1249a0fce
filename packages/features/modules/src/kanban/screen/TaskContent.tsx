import { Badge } from '@apiyard/ui/Badge';
import { IconAlertTriangle, IconCalendar, IconChecks } from '@tabler/icons-react';
import { memo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import type { TaskCard } from '../board/card-moves.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import { excerpt, fact, facts, picture, taskTitle, taskWords } from './TaskContent.css.ts';

interface TaskContentProps {
  readonly card: TaskCard;
  /** ISO 8601 date in the person's time zone. */
  readonly today: string;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What a card shows of its task. */
export const TaskContent = memo(function TaskContent({ card: { task }, today }: TaskContentProps) {
  const t = useCopy(kanbanCopy);
  const format = useFormat();
  const done = task.checklist.filter(({ isDone }) => isDone).length;
  const steps = task.checklist.length;
  const hasFacts = task.taskProperty !== '' || task.dueDate !== null || steps > 0 || task.date !== '';
  return (
    <div className={taskWords}>
      {task.taskImage !== null && (
        <img className={picture} src={task.taskImage} alt="" width={320} height={180} draggable={false} />
      )}
      <span className={taskTitle}>
        <bdi>{task.task}</bdi>
      </span>
      {task.taskText !== '' && (
        <span className={excerpt}>
          <bdi>{task.taskText}</bdi>
        </span>
      )}
      {hasFacts && (
        <span className={facts}>
          {task.taskProperty !== '' && (
            <Badge>
              <bdi>{task.taskProperty}</bdi>
            </Badge>
          )}
          {task.dueDate !== null && <Due dueDate={task.dueDate} today={today} />}
          {steps > 0 && (
            <span className={fact}>
              <IconChecks {...icon} />
              <bdi aria-hidden>{`${format.number(done)}/${format.number(steps)}`}</bdi>
              <span className={visuallyHidden}>{t('kanban.card.steps', { done, count: steps })}</span>
            </span>
          )}
          {task.dueDate === null && task.date !== '' && (
            <span className={fact}>
              <IconCalendar {...icon} />
              <bdi>{task.date}</bdi>
            </span>
          )}
        </span>
      )}
    </div>
  );
});

/** A date without a time is the same day everywhere: noon UTC is it in nearly all time zones. */
function Due({ dueDate, today }: { readonly dueDate: string; readonly today: string }) {
  const t = useCopy(kanbanCopy);
  const day = useFormat().day(`${dueDate}T12:00:00Z`);
  return dueDate < today ? (
    <Badge tone="error" icon={<IconAlertTriangle {...icon} />}>
      {t('kanban.card.overdue', { day })}
    </Badge>
  ) : (
    <Badge tone="info" icon={<IconCalendar {...icon} />}>
      {t('kanban.card.due', { day })}
    </Badge>
  );
}
