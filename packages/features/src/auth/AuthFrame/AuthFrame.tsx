import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { authCopy } from '../auth-copy.ts';
import { useCopy } from '../../_kit/copy.ts';
import { YardScene } from '../../_kit/YardScene/YardScene.tsx';
import { PageTitle } from '../../_kit/PageTitle/PageTitle.tsx';
import { column, frame, head, side, sideTitle, sideWords, task, title as titleStyle } from './AuthFrame.css.ts';

interface AuthFrameProps {
  readonly title: string;
  readonly purpose: string;
  readonly children: ReactNode;
}

/** The task at the start, something to look at beside it; on narrow windows the task alone. */
export function AuthFrame({ title, purpose, children }: AuthFrameProps) {
  const t = useCopy(authCopy);
  return (
    <div className={frame}>
      <PageTitle title={title} />
      <div className={task}>
        <div className={column}>
          <div className={head}>
            <h1 className={titleStyle} tabIndex={-1}>
              {title}
            </h1>
            <Text tone="quiet">{purpose}</Text>
          </div>
          {children}
        </div>
      </div>
      <aside className={side} aria-label={t('auth.side.title')}>
        <YardScene withAnswer />
        <div className={sideWords}>
          <p className={sideTitle}>{t('auth.side.title')}</p>
          <Text>{t('auth.side.text')}</Text>
        </div>
      </aside>
    </div>
  );
}
