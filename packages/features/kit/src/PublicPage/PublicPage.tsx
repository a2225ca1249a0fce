import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { centred, head, page, purposeText, title as titleStyle } from './PublicPage.css.ts';

export interface PublicPageProps {
  /** The page's one `h1`, and its name in the tab. */
  readonly title: string;
  /** The purpose of the page, in one sentence. */
  readonly purpose: string;
  /** Title and purpose in the middle of the page. @default false */
  readonly isCentred?: boolean;
  readonly children: ReactNode;
}

/** A page in the public layout that is read or filled in: one column of the container's width under a title. */
export function PublicPage({ title, purpose, isCentred = false, children }: PublicPageProps) {
  return (
    <div className={page}>
      <PageTitle title={title} />
      <div className={isCentred ? centred : head}>
        <h1 className={titleStyle} tabIndex={-1}>
          {title}
        </h1>
        <p className={purposeText}>{purpose}</p>
      </div>
      {children}
    </div>
  );
}
