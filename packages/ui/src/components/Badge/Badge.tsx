import { badge, words } from './Badge.css.ts';
import type { ReactNode } from 'react';

export const badgeTones = ['neutral', 'success', 'warning', 'error', 'info', 'accent'] as const;

export interface BadgeProps {
  /** What the word says, never more than it says. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** A drawing of 16 px before the word. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or a number about the thing beside it: a status, a count, a plan. It cannot be pressed. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badge[tone]}>
      {icon}
      <span className={words}>{children}</span>
    </span>
  );
}
