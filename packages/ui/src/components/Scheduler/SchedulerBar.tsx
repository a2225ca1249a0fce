import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { schedulerLabels } from '../../labels/components/scheduler.ts';
import { useComponentLabels, useLabels } from '../../labels/use-labels.ts';
import { pointsAlong } from '../../theme/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup.tsx';
import { bar, heading, steps } from './Scheduler.css.ts';
import type { SchedulerView } from './layout/periods.ts';

interface SchedulerBarProps {
  /** The period in words. */
  period: string;
  view: SchedulerView;
  views: readonly SchedulerView[];
  onView: (view: SchedulerView) => void;
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
}

/** The shown period, how to change it, and the views. */
export function SchedulerBar({ period, view, views, onView, onStep, onToday }: SchedulerBarProps) {
  const labels = useComponentLabels(schedulerLabels);
  const { today } = useLabels();
  const names = {
    month: [labels.previousMonth, labels.nextMonth],
    week: [labels.previousWeek, labels.nextWeek],
    day: [labels.previousDay, labels.nextDay],
    agenda: [labels.previousMonth, labels.nextMonth],
  } as const;
  const [previous, next] = names[view];
  return (
    <div className={bar}>
      <Button onPress={onToday}>{today}</Button>
      <span className={steps}>
        <IconButton
          label={previous}
          icon={<IconChevronLeft className={pointsAlong} size={20} stroke={1.5} />}
          size="medium"
          onPress={() => onStep(-1)}
        />
        <IconButton
          label={next}
          icon={<IconChevronRight className={pointsAlong} size={20} stroke={1.5} />}
          size="medium"
          onPress={() => onStep(1)}
        />
      </span>
      <h3 className={heading} aria-live="polite">
        {period}
      </h3>
      {views.length > 1 && (
        <ToggleButtonGroup
          label={labels.view}
          options={views.map((id) => ({ id, label: labels[id] }))}
          value={view}
          onChange={onView}
          size="small"
        />
      )}
    </div>
  );
}
