import type { ElementProps } from '../../element/element-props.ts';
import { useWording } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { bar, head, percent, progress, track } from './Progress.css.ts';

export interface ProgressProps extends ElementProps {
  /** What is under way: 'Uploading photo.png'. */
  label: string;
  /** 0 to 1. Without it the bar is indeterminate. */
  value?: number;
  /** Visually hidden, if the text is already visible elsewhere. @default false */
  isLabelHidden?: boolean;
}

/** How far something is that takes longer than a second. For places that will hold content use `Skeleton`. */
export function Progress({ label, value, isLabelHidden = false, ...element }: ProgressProps) {
  const wording = useWording();
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const words = part === undefined ? undefined : wording.percent(part);
  return (
    <div
      {...element}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={part}
      aria-valuetext={words}
      className={progress}
    >
      <span aria-hidden className={isLabelHidden ? visuallyHidden : head}>
        <span>{label}</span>
        {words !== undefined && <span className={percent}>{words}</span>}
      </span>
      <span className={track}>
        <span
          className={bar[part === undefined ? 'indeterminate' : 'determinate']}
          style={part === undefined ? undefined : { inlineSize: `${part * 100}%` }}
        />
      </span>
    </div>
  );
}
