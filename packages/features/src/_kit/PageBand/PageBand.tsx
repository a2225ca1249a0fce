import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { actionRow, band, title as titleStyle, words } from './PageBand.css.ts';

export interface PageBandProps {
  /** The page's one `h1`, and its name in the tab. */
  readonly title: string;
  /** What the page is for, in one sentence. */
  readonly purpose?: string;
  /** At most one primary action; quiet ones after it. */
  readonly actions?: ReactNode;
}

/** The head of every page in the full layout. */
export function PageBand({ title, purpose, actions }: PageBandProps) {
  return (
    <div className={band}>
      <PageTitle title={title} />
      <div className={words}>
        <h1 className={titleStyle} tabIndex={-1}>
          {title}
        </h1>
        {purpose !== undefined && <Text tone="quiet">{purpose}</Text>}
      </div>
      {actions !== undefined && <div className={actionRow}>{actions}</div>}
    </div>
  );
}
