import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { authCopy } from '../auth-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ToolScene } from '@apiyard/kit/ToolScene/ToolScene.tsx';
import { PageTitle } from '@apiyard/kit/PageTitle/PageTitle.tsx';
import { column, frame, head, side, sideTitle, sideWords, task, title as titleStyle } from './AuthFrame.css.ts';

export type AuthLook = 'split' | 'centred';

interface AuthFrameProps {
  readonly title: string;
  readonly purpose: string;
  /**
   * `split` shows a picture next to the form if there is room; `centred` shows only the form, on a card.
   * @default 'split'
   */
  readonly look?: AuthLook;
  /** For a page that replaces a form: moves the focus from the form to the heading. @default false */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A single-task page: title, purpose, form. */
export function AuthFrame({ title, purpose, look = 'split', takesFocus = false, children }: AuthFrameProps) {
  const t = useCopy(authCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={frame[look]}>
      <PageTitle title={title} />
      <div className={task}>
        <div className={column[look]}>
          <div className={head}>
            <h1 ref={heading} className={titleStyle} tabIndex={-1}>
              {title}
            </h1>
            <Text tone="quiet">{purpose}</Text>
          </div>
          {children}
        </div>
      </div>
      {look === 'split' && (
        <aside className={side} aria-label={t('auth.side.title')}>
          <ToolScene withResponse />
          <div className={sideWords}>
            <p className={sideTitle}>{t('auth.side.title')}</p>
            <Text>{t('auth.side.text')}</Text>
          </div>
        </aside>
      )}
    </div>
  );
}
