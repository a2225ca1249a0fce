import type { Api, ApiSummary } from '@apiyard/api/contract/hub/hub';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useDeferredValue, useMemo } from 'react';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { result, results, searchBox } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import { useGuideValues } from '../guide-values.ts';
import { docsIndex, searchDocs } from './search-docs.ts';

interface DocsSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called on Enter; opens the first result. */
  readonly onSubmit: () => void;
}

export function DocsSearch({ query, onQuery, onSubmit }: DocsSearchProps) {
  const t = useCopy(docsCopy);
  return (
    <PageSearch className={searchBox} label={t('docs.search')} value={query} onChange={onQuery} onSubmit={onSubmit} />
  );
}

/** Maximum number of results shown. */
const shownMax = 30;

/** Results of a query, best first. */
export function useFound(apis: readonly (ApiSummary & Partial<Pick<Api, 'input'>>)[], query: string) {
  const t = useCopy(docsCopy);
  const inArea = useCopy(areasCopy);
  const values = useGuideValues();
  const settled = useDeferredValue(query);
  const index = useMemo(
    () =>
      docsIndex(apis, {
        textOf: (key) => t(key, values),
        area: (area) => inArea(areaKeys[area].name),
        parameterOf: (title) => t('docs.parameterOf', { title }),
      }),
    [apis, t, inArea, values],
  );
  return useMemo(() => searchDocs(index, settled).slice(0, shownMax), [index, settled]);
}

interface FoundProps {
  readonly query: string;
  readonly found: ReturnType<typeof useFound>;
}

export function Found({ query, found }: FoundProps) {
  const t = useCopy(docsCopy);
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {t('docs.found', { count: found.length })}
      </span>
      {found.length === 0 ? (
        <Text tone="quiet">{t('docs.nothing', { query: query.trim() })}</Text>
      ) : (
        <ul role="list" className={results}>
          {found.map(({ href, title, context, isCode }) => (
            <li key={href} className={result}>
              <Link href={href} look="plain">
                {isCode ? <bdi dir="ltr">{title}</bdi> : title}
              </Link>
              <Text as="span" size="small" tone="quiet">
                <bdi>{context}</bdi>
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
