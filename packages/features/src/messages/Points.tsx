import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { mark, point, points } from './side.css.ts';

interface PointsProps {
  /** A drawing of 16 px before each. */
  readonly icon: ReactNode;
  readonly lines: readonly string[];
}

/** A few facts, one under the other. */
export function Points({ icon, lines }: PointsProps) {
  return (
    // Safari stops calling a list without markers a list, unless told.
    <ul role="list" className={points}>
      {lines.map((line) => (
        <li key={line} className={point}>
          <span className={mark} aria-hidden>
            {icon}
          </span>
          <Text as="span">{line}</Text>
        </li>
      ))}
    </ul>
  );
}
