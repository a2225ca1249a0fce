import { Button } from '@apiyard/ui/Button';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Empty } from '@apiyard/ui/Empty';
import { Link } from '@apiyard/ui/Link';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { IconArrowLeft, IconArrowRight, IconList, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { itemListOf } from '@apiyard/kit/PageTitle/item-list.ts';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { ArticleBody } from '../articles/ArticleBody.tsx';
import type { DocsPage } from '../docs-page.ts';
import { areaOf, hrefOf, neighboursOf, pageAt } from '../docs-page.ts';
import type { DocsData } from '../docs-data.ts';
import {
  after,
  article,
  browse,
  contents,
  contentsInText,
  direction,
  frame,
  neighbours,
  page as pageClass,
  pages,
  side,
  tile,
  tileName,
  tools,
} from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import { ApiBody } from '../reference/ApiBody.tsx';
import { AreaBody } from '../reference/AreaBody.tsx';
import { FailedCatalogue } from '../reference/FailedCatalogue.tsx';
import { DocsSearch, Found, useFound } from '../search/DocsSearch.tsx';
import { Contents } from './Contents.tsx';
import { DocsPages } from './DocsPages.tsx';
import { placesIn } from './on-this-page.ts';
import type { PagesSheetProps } from './PagesSheet.tsx';
import { PagesSheet } from './PagesSheet.tsx';

export interface DocsScreenProps {
  /** Path after `/docs/`; empty is the overview. */
  readonly path: string;
  readonly data: DocsData;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Navigates to a search result. */
  readonly onGo: (href: string) => void;
}

const noApis = [] as const;

/** The documentation: list of pages, the page, table of contents. */
export function DocsScreen({ path, data, query, onQuery, onGo }: DocsScreenProps) {
  const t = useCopy(docsCopy);
  const { catalogue } = data;
  const known = catalogue.state === 'done' ? catalogue.value : null;
  const apis = known ?? noApis;
  const page = useMemo(() => pageAt(path, known), [path, known]);
  const places = useMemo(() => (page ? placesIn(page, t) : []), [page, t]);
  const found = useFound(data.searched ?? apis, query);
  const isSearching = query.trim() !== '';
  const go = () => {
    const [first] = found;
    if (first) onGo(first.href);
  };
  return (
    <div className={pageClass}>
      <Stack space={3}>
        <Band path={path} page={page} data={data} />
        <div className={frame}>
          <div className={side}>
            <div className={tools}>
              <DocsSearch query={query} onQuery={onQuery} onSubmit={go} />
              <div className={browse}>
                <BrowsePages apis={apis} path={path} />
              </div>
            </div>
            {isSearching ? (
              <Found query={query} found={found} />
            ) : (
              <div className={pages}>
                <DocsPages apis={apis} path={path} />
              </div>
            )}
          </div>
          <article className={article}>
            {places.length > 1 && (
              <div className={contentsInText}>
                <Disclosure title={t('docs.onThisPage')} titleLevel={2}>
                  <Contents places={places} />
                </Disclosure>
              </div>
            )}
            <Body path={path} page={page} data={data} />
            <Neighbours path={path} data={data} />
          </article>
          {places.length > 1 && (
            <div className={contents}>
              <Contents places={places} withTitle />
            </div>
          )}
        </div>
      </Stack>
    </div>
  );
}

interface OfPage {
  readonly path: string;
  readonly page: DocsPage | undefined;
  readonly data: DocsData;
}

function Band({ path, page, data: { catalogue, apiOrigin } }: OfPage) {
  const t = useCopy(docsCopy);
  const inArea = useCopy(areasCopy);
  const { name } = useSite();
  const { siteOrigin } = useServices();
  const locale = localeOf(useLanguage());
  const start = { label: t('docs.title'), href: '/docs' };
  if (page?.kind === 'article') {
    const { slug, title, purpose } = page.article;
    // The overview is titled "Documentation".
    const headline = slug === '' ? t('docs.title') : t(title);
    const description = t(purpose, { site: name });
    return (
      <>
        <StructuredData
          value={{
            '@type': 'TechArticle',
            headline,
            description,
            url: siteOrigin + hrefOf(slug),
            inLanguage: locale,
            author: { '@type': 'Organization', name },
          }}
        />
        <PageBand
          title={headline}
          purpose={description}
          markdown={`${hrefOf(slug)}.md`}
          crumbs={slug === '' ? [] : [start]}
        />
      </>
    );
  }
  if (page?.kind === 'area') {
    const area = inArea(areaKeys[page.area].name);
    const documentTitle = t('docs.referenceOf', { title: area });
    return (
      <>
        <StructuredData
          value={itemListOf(
            documentTitle,
            page.apis.map(({ title, path: address }) => ({ name: title, url: siteOrigin + hrefOf(address) })),
          )}
        />
        <PageBand
          title={area}
          documentTitle={documentTitle}
          purpose={inArea(areaKeys[page.area].purpose)}
          description={t('docs.referenceOf.area', { area })}
          markdown={`${hrefOf(page.area)}.md`}
          crumbs={[start]}
        />
      </>
    );
  }
  if (page?.kind === 'api') {
    const { title, summary, area, path: address } = page.api;
    return (
      <>
        <StructuredData
          value={{
            '@type': 'WebAPI',
            name: title,
            description: summary,
            url: `${apiOrigin}/api/v1/${address}`,
            documentation: `${apiOrigin}/docs/${address}`,
            provider: { '@type': 'Organization', name },
          }}
        />
        <PageBand
          title={title}
          documentTitle={t('docs.referenceOf', { title })}
          purpose={summary}
          description={t('docs.referenceOf.api', { title })}
          markdown={`${hrefOf(address)}.md`}
          crumbs={[start, { label: inArea(areaKeys[area].name), href: hrefOf(area) }]}
          actions={
            <Link href={toolHref(address)} look="primary" icon={<IconPlayerPlay size={20} stroke={1.5} aria-hidden />}>
              {t('docs.api.play')}
            </Link>
          }
        />
      </>
    );
  }
  const area = areaOf(path);
  if (catalogue.state === 'done' || area === null)
    return <PageBand title={t('docs.unknown')} crumbs={[start]} isNotFound />;
  return <PageBand title={inArea(areaKeys[area].name)} purpose={inArea(areaKeys[area].purpose)} crumbs={[start]} />;
}

function Body({ path, page, data }: OfPage): ReactNode {
  const t = useCopy(docsCopy);
  const { catalogue, onRetry } = data;
  if (page?.kind === 'article') return <ArticleBody article={page.article} data={data} />;
  if (page?.kind === 'area') return <AreaBody apis={page.apis} />;
  // Keyed by API, so that the chosen example resets.
  if (page?.kind === 'api' && data.api.state === 'done' && data.api.value !== null)
    return <ApiBody key={page.api.path} api={data.api.value} data={data} />;
  const failed = [catalogue, data.api].find(({ state }) => state === 'failed');
  if (areaOf(path) !== null && failed?.state === 'failed')
    return <FailedCatalogue requestId={failed.requestId} onRetry={onRetry} />;
  if (page?.kind === 'api' || (areaOf(path) !== null && catalogue.state === 'loading')) {
    return (
      <div aria-busy>
        <Stack space={3}>
          <Skeleton shape="text" lines={5} />
          <Skeleton shape="block" height={12} />
          <Skeleton shape="text" lines={4} />
        </Stack>
      </div>
    );
  }
  return (
    <Empty
      title={t('docs.unknown')}
      picture={<NothingFound />}
      action={
        <Link href="/docs" look="primary">
          {t('docs.unknown.way')}
        </Link>
      }
    >
      {t('docs.unknown.text', { path })}
    </Empty>
  );
}

/** On narrow pages, the list of pages opens as a sheet. */
function BrowsePages({ apis, path }: Pick<PagesSheetProps, 'apis' | 'path'>) {
  const t = useCopy(docsCopy);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button opens="dialog" icon={<IconList size={20} stroke={1.5} aria-hidden />} onPress={() => setIsOpen(true)}>
        {t('docs.browse')}
      </Button>
      <PagesSheet apis={apis} path={path} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/** Links to the previous and next page. */
function Neighbours({ path, data: { catalogue } }: Pick<OfPage, 'path' | 'data'>) {
  const t = useCopy(docsCopy);
  const inArea = useCopy(areasCopy);
  const apis = catalogue.state === 'done' ? catalogue.value : noApis;
  const adjacent = neighboursOf(path, apis);
  if (adjacent.before === null && adjacent.after === null) return null;
  const nameOf = (to: string) => {
    const page = pageAt(to, apis);
    if (page?.kind === 'article') return t(page.article.title);
    if (page?.kind === 'api') return page.api.title;
    return page ? inArea(areaKeys[page.area].name) : to;
  };
  return (
    <nav aria-label={t('docs.neighbours')} className={neighbours}>
      {adjacent.before !== null && (
        <div className={tile}>
          <span className={direction}>
            <IconArrowLeft size={16} stroke={1.5} aria-hidden />
            {t('docs.previous')}
          </span>
          <span className={tileName}>
            <Link href={hrefOf(adjacent.before)} look="plain">
              {nameOf(adjacent.before)}
            </Link>
          </span>
        </div>
      )}
      {adjacent.after !== null && (
        <div className={`${tile} ${after}`}>
          <span className={direction}>
            {t('docs.next')}
            <IconArrowRight size={16} stroke={1.5} aria-hidden />
          </span>
          <span className={tileName}>
            <Link href={hrefOf(adjacent.after)} look="plain">
              {nameOf(adjacent.after)}
            </Link>
          </span>
        </div>
      )}
    </nav>
  );
}
