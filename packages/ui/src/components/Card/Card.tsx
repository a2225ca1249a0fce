import { useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { actionRow, body, card, head, headed } from './Card.css.ts';
import type { ReactNode } from 'react';

export interface CardProps {
  /** Names the card; it is then a landmark of the page. */
  title?: ReactNode;
  /** The title's place in the outline of the page. @default 2 */
  titleLevel?: 2 | 3 | 4;
  /** At the end of the title's line: quiet buttons, a menu, a choice of period. */
  actions?: ReactNode;
  /** `none` lets tables and pictures reach the edge. @default 'content' */
  padding?: 'none' | 'content';
  children: ReactNode;
}

/** A surface for one subject. A group inside a card is a `Stack` with a `Heading`, never a card in a card. */
export function Card({ title, titleLevel = 2, actions, padding = 'content', children }: CardProps) {
  const titleId = useId();
  if (title === undefined && actions === undefined) {
    return (
      <div className={card}>
        <div className={body[padding]}>{children}</div>
      </div>
    );
  }
  return (
    <section className={card} aria-labelledby={title === undefined ? undefined : titleId}>
      <div className={head}>
        {title !== undefined && (
          <Heading level={titleLevel} size="h5" id={titleId}>
            {title}
          </Heading>
        )}
        {actions !== undefined && <div className={actionRow}>{actions}</div>}
      </div>
      <div className={headed[padding]}>{children}</div>
    </section>
  );
}
