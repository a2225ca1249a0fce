import { tagIcon, tagWords } from '../../collection/tag.css.ts';
import { chip } from './Chip.css.ts';
import type { ReactNode } from 'react';

export const chipTones = ['neutral', 'accent', 'success', 'warning', 'error', 'info'] as const;

export interface ChipProps {
  /** What it names: a keyword, a method, a person. */
  children: string;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Repeats to the eye what the words say, never more than they say. @default 'neutral' */
  tone?: (typeof chipTones)[number];
}

/** The name of one thing, such as a category or a part. A status or a count is a `Badge`; several that can be selected or removed are a `TagGroup`. */
export function Chip({ children, icon, tone = 'neutral' }: ChipProps) {
  return (
    <span className={chip[tone]}>
      {icon && (
        <span className={tagIcon} aria-hidden>
          {icon}
        </span>
      )}
      <bdi className={tagWords}>{children}</bdi>
    </span>
  );
}
