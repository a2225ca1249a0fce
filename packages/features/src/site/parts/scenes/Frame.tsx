import { pointsAlong } from '@apiyard/ui/theme/text.css';
import type { ReactNode } from 'react';
import { ground, scene } from './scene.css.ts';

export interface FrameProps {
  /** What is written or counted in it would be wrong way round: it stays as it is in right-to-left pages. @default false */
  readonly hasText?: boolean;
  readonly children: ReactNode;
}

/** The ground of every drawing on public pages: all of one size, so that a page of them stands in line. */
export function Frame({ hasText = false, children }: FrameProps) {
  return (
    <svg viewBox="0 0 480 300" className={hasText ? scene : `${scene} ${pointsAlong}`} aria-hidden>
      <rect className={ground} width="480" height="300" rx="16" />
      {children}
    </svg>
  );
}
