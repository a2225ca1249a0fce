import { heading } from './Heading.css.ts';
import type { ReactNode } from 'react';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  /** Its place in the outline of the page. One level 1 per page, and no level left out. */
  level: Level;
  /** How big it looks, when that differs from its place. @default the level's own size */
  size?: `h${Level}`;
  /** For `aria-labelledby` of the section it names. */
  id?: string;
  children: ReactNode;
}

/** Names a page or a section. For emphasis inside a paragraph use `Text` with a weight. */
export function Heading({ level, size = `h${level}`, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading[size]}>
      {children}
    </Tag>
  );
}
