import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react';
import { Button } from 'react-aria-components/Button';
import { useLabels } from '../../labels/use-labels.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { page as pageStyle } from './Pagination.css.ts';

const steps = {
  first: { icon: IconChevronLeftPipe, label: 'goToFirstPage' },
  previous: { icon: IconChevronLeft, label: 'goToPreviousPage' },
  next: { icon: IconChevronRight, label: 'goToNextPage' },
  last: { icon: IconChevronRightPipe, label: 'goToLastPage' },
} as const;

interface PageStepProps {
  to: keyof typeof steps;
  isDisabled: boolean;
  onPress: () => void;
}

/** A button to the next or previous page. At the end it stays and does nothing, so that the focus is not lost. */
export function PageStep({ to, isDisabled, onPress }: PageStepProps) {
  const labels = useLabels();
  const { icon: Icon, label } = steps[to];
  return (
    <Tooltip label={labels[label]}>
      <Button
        aria-label={labels[label]}
        {...(isDisabled && { 'aria-disabled': true })}
        data-disabled={isDisabled || undefined}
        onPress={() => {
          if (!isDisabled) onPress();
        }}
        className={pageStyle}
      >
        <Icon size={20} stroke={1.5} aria-hidden />
      </Button>
    </Tooltip>
  );
}
