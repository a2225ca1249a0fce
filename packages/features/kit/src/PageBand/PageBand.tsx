import { Breadcrumbs } from '@apiyard/ui/Breadcrumbs';
import { Text } from '@apiyard/ui/Text';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import type { PageLink } from '../routing/page-list.tsx';
import { useLinksAbove } from '../routing/page-list.tsx';
import { actionRow, band, below, title as titleStyle, way, words } from './PageBand.css.ts';

export interface PageBandProps {
  /** The page's one `h1`, and its name in the tab. */
  readonly title: string;
  /** Name in the tab and in search results, if it differs from the title. @default title */
  readonly documentTitle?: string;
  /** Content of the `h1`, if it differs from the title. @default title */
  readonly heading?: ReactNode;
  /** The purpose of the page, in one sentence. */
  readonly purpose?: string;
  /** For search engines. @default the purpose */
  readonly description?: string | undefined;
  /** Path of a picture for shared links. @default the drawn one */
  readonly picture?: string | undefined;
  /** Path of the same page as Markdown. @default none */
  readonly markdown?: string | undefined;
  /** There is nothing at this URL. @default false */
  readonly isNotFound?: boolean;
  /** Breadcrumbs after those of the page list, for places within one page, such as an article of the docs. @default none */
  readonly crumbs?: readonly PageLink[];
  /** At most one primary action; quiet ones after it. */
  readonly actions?: ReactNode;
  /** On phones the actions are below the text, so that the title can be longer. @default false */
  readonly isTitleOpen?: boolean;
}

/** The head of every page in the full layout. */
export function PageBand({
  title,
  documentTitle = title,
  heading = title,
  purpose,
  description = purpose,
  picture,
  markdown,
  isNotFound = false,
  crumbs = [],
  actions,
  isTitleOpen = false,
}: PageBandProps) {
  const above = [...useLinksAbove(), ...crumbs];
  return (
    <div className={band}>
      <PageTitle title={documentTitle} {...{ description, picture, markdown, isNotFound }} />
      {above.length > 0 && <Way above={above} title={title} />}
      <div className={words}>
        <h1 className={titleStyle} tabIndex={-1}>
          {heading}
        </h1>
        {purpose !== undefined && (
          <Text tone="quiet">
            {/* It may be in another language than the page: `bdi` keeps its full stop at its end. */}
            <bdi>{purpose}</bdi>
          </Text>
        )}
      </div>
      {actions !== undefined && <div className={isTitleOpen ? `${actionRow} ${below}` : actionRow}>{actions}</div>}
    </div>
  );
}

/** The breadcrumbs. */
function Way({ above, title }: { readonly above: readonly PageLink[]; readonly title: string }) {
  // As text, so that a new array with the same items is not measured again.
  const path = JSON.stringify([...above, { label: title }]);
  const items = useMemo(() => JSON.parse(path) as { label: string; href?: string }[], [path]);
  return (
    <div className={way}>
      <Breadcrumbs items={items} />
    </div>
  );
}
