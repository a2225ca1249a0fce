import { ProgressBar } from 'react-aria-components/ProgressBar';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { bar, head, percent, progress, track } from './Progress.css.ts';

export interface ProgressProps {
  /** What is under way: 'Uploading photo.png'. */
  label: string;
  /** 0 to 1. Without it the bar says only that something is under way. */
  value?: number;
  /** Read aloud only; for places where the words stand already. @default false */
  isLabelHidden?: boolean;
}

/** How far something is that takes longer than a second. For places that will hold content use `Skeleton`. */
export function Progress({ label, value, isLabelHidden = false }: ProgressProps) {
  const known = value === undefined ? { isIndeterminate: true } : { value: Math.min(1, Math.max(0, value)), maxValue: 1 };
  return (
    <ProgressBar {...known} aria-label={label} formatOptions={{ style: 'percent' }} className={progress}>
      {({ percentage = 0, valueText }) => (
        <>
          <span aria-hidden className={isLabelHidden ? visuallyHidden : head}>
            <span>{label}</span>
            {value !== undefined && <span className={percent}>{valueText}</span>}
          </span>
          <span className={track}>
            <span
              className={bar[value === undefined ? 'indeterminate' : 'determinate']}
              style={value === undefined ? undefined : { inlineSize: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
