import { pointsAlong } from '@apiyard/ui/theme/text.css';
import type { ReactNode } from 'react';
import { ground, scene } from './scene.css.ts';

export interface FrameProps {
  /** Not mirrored on right-to-left pages, because it contains text or numbers. @default false */
  readonly hasText?: boolean;
  readonly children: ReactNode;
}

/** Background of the illustrations on public pages, all of the same size. */
export function Frame({ hasText = false, children }: FrameProps) {
  return (
    <svg viewBox="0 0 480 300" className={hasText ? scene : `${scene} ${pointsAlong}`} aria-hidden>
      <rect className={ground} width="480" height="300" rx="16" />
      {children}
    </svg>
  );
}
