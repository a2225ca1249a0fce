import type { ReactNode } from 'react';
import { useId } from 'react';
import { Heading } from '@apiyard/ui/Heading';
import * as css from './Section.css.ts';

export interface SectionProps {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly purpose?: string;
  readonly children: ReactNode;
}

/** A section of a public page. */
export function Section({ title, purpose, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {purpose !== undefined && <p className={css.purpose}>{purpose}</p>}
      </div>
      {children}
    </section>
  );
}

export interface TextWithPictureProps {
  readonly title: string;
  readonly text: string;
  /** Decorative illustration. */
  readonly picture: ReactNode;
  /** Side of the text on wide screens. @default 'start' */
  readonly wordsAt?: 'start' | 'end';
  /** Facts or a link under the text. */
  readonly children?: ReactNode;
}

/** Text beside an illustration. */
export function TextWithPicture({ title, text, picture, wordsAt = 'start', children }: TextWithPictureProps) {
  const id = useId();
  return (
    <section className={css.textWithPicture[wordsAt]} aria-labelledby={id}>
      <div className={css.linkArea}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <p className={css.purpose}>{text}</p>
        {children}
      </div>
      <div className={css.pictureArea}>{picture}</div>
    </section>
  );
}

/** Last section of a page, with a call to action. */
export function Closing({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.closing} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <p className={css.purpose}>{text}</p>
      </div>
      {children}
    </section>
  );
}
