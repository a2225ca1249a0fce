import { badge, words } from './Badge.css.ts';
import type { ReactNode } from 'react';

export const badgeTones = ['neutral', 'success', 'warning', 'error', 'info', 'accent'] as const;

export interface BadgeProps {
  /** Repeats the meaning of the text, never adds to it. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or a number about the adjacent item: a status, a count, a plan. Not interactive. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badge[tone]}>
      {icon}
      <span className={words}>{children}</span>
    </span>
  );
}
