import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { useMemo } from 'react';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageLinks } from '@apiyard/kit/PageLinks/PageLinks.tsx';
import { articles } from '../articles/articles.ts';
import { filledAreas, hrefOf } from '../docs-page.ts';
import { docsCopy } from '../docs-copy.ts';

export interface DocsPagesProps {
  readonly apis: readonly ApiSummary[];
  /** What follows `/docs/`. */
  readonly path: string;
  readonly onNavigate?: () => void;
}

/** Every page: the guide, then areas with their APIs. */
export function DocsPages({ apis, path, onNavigate }: DocsPagesProps) {
  const t = useCopy(docsCopy);
  const inArea = useCopy(areasCopy);
  const groups = useMemo(
    () => [
      {
        id: 'guide',
        title: t('docs.guide'),
        items: articles.map(({ slug, title }) => ({ id: `guide ${slug}`, label: t(title), href: hrefOf(slug) })),
      },
      {
        id: 'reference',
        title: t('docs.reference'),
        items: filledAreas(apis).map(({ area, apis: inside }) => ({
          id: area,
          label: inArea(areaKeys[area].name),
          href: hrefOf(area),
          items: inside.map((api) => ({ id: api.path, label: api.title, href: hrefOf(api.path) })),
        })),
      },
    ],
    [apis, t, inArea],
  );
  return (
    <PageLinks
      label={t('docs.pages')}
      groups={groups.filter(({ items }) => items.length > 0)}
      current={hrefOf(path)}
      {...(onNavigate && { onNavigate })}
    />
  );
}
