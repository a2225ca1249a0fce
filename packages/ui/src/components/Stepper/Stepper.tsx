import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-aria-components/Link';
import { fill, useLabels, useWording } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import {
  description as descriptionStyle,
  frame,
  labelLook,
  link,
  markLook,
  place,
  steps as stepsStyle,
  words,
} from './Stepper.css.ts';

export interface Step {
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** Leads back to the step once it is done. */
  href?: string;
}

export interface StepperProps {
  /** Names the task: 'Make a scraper'. */
  label: string;
  /** What there is to do, in order. */
  steps: readonly Step[];
  /** The id of the step being worked on: those before it are done. `null` when all are. */
  current: string | null;
}

type Place = 'done' | 'current' | 'ahead';

/** The progress of a task with a few pages. Horizontal, or vertical if there is no room. For the page hierarchy: `Breadcrumbs`. */
export function Stepper({ label, steps, current }: StepperProps) {
  const labels = useLabels();
  const { number } = useWording();
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <div className={frame}>
      <ol role="list" aria-label={label} className={stepsStyle}>
        {steps.map((step, index) => {
          const now: Place = index < at ? 'done' : index === at ? 'current' : 'ahead';
          return (
            <li key={step.id} className={place[now]} {...(now === 'current' && { 'aria-current': 'step' as const })}>
              <span aria-hidden className={markLook[now]}>
                {now === 'done' ? <IconCheck size={16} stroke={2} /> : number(index + 1)}
              </span>
              <span className={words}>
                <span className={labelLook[now]}>
                  <span className={visuallyHidden}>
                    {fill(labels.step, { step: number(index + 1), count: number(steps.length) })}:{' '}
                  </span>
                  {now === 'done' && step.href !== undefined ? (
                    <Link href={step.href} className={link}>
                      {step.label}
                    </Link>
                  ) : (
                    step.label
                  )}
                  {now === 'done' && <span className={visuallyHidden}> ({labels.completed})</span>}
                </span>
                {step.description !== undefined && <span className={descriptionStyle}>{step.description}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
