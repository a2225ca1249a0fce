import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { mark, point, points } from './side.css.ts';

interface PointsProps {
  /** Icon of 16 px before each. */
  readonly icon: ReactNode;
  readonly lines: readonly string[];
}

/** A list with icons. */
export function Points({ icon, lines }: PointsProps) {
  return (
    // Safari drops the list role from lists without markers unless it's set.
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
