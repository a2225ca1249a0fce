import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Grid } from '@apiyard/ui/Grid';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { IconExternalLink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { filledAreas, hrefOf } from '../docs-page.ts';
import type { DocsData } from '../docs-data.ts';
import { tile, tileName, tileText } from '../docs.css.ts';
import { docsCopy } from '../docs-copy.ts';
import { CallSkeleton, DocsCall, KeyedCode, KeyNote } from '../reference/DocsCall.tsx';
import { ErrorRows } from '../reference/ErrorRows.tsx';
import { FailedCatalogue } from '../reference/FailedCatalogue.tsx';
import type { PartName } from './article.ts';
import { articles } from './articles.ts';
import { errorEntries } from './error-codes.ts';
import { Generators } from './Generators.tsx';
import { fileRequest, firstRequest } from './sample-requests.ts';
import { HeaderTable, LimitHeaderTable, MetaTable } from './NameTables.tsx';
import { PlanTable } from './PlanTable.tsx';
import {
  bearerSample,
  clientCallSample,
  clientErrorsSample,
  clientFilesSample,
  clientImportSample,
  clientInstallSample,
  envelopeSample,
  inputProblemSample,
  keyHeaderSample,
  mcpConfigSample,
  problemSample,
  rawHeadSample,
} from './samples.ts';

interface PartProps {
  readonly name: PartName;
  readonly data: DocsData;
}

/** Non-text parts of the guide. */
export function Part({ name, data }: PartProps) {
  const t = useCopy(docsCopy);
  const { apiOrigin, person } = data;
  const apiKey = person?.apiKey ?? null;
  switch (name) {
    case 'guide':
      return <Guide />;
    case 'areas':
      return <Areas data={data} />;
    case 'base':
      return <Base apiOrigin={apiOrigin} />;
    case 'first call':
      return <FirstCall data={data} />;
    case 'file call':
      return <FileCall data={data} />;
    case 'envelope':
      return <Sample of="JSON" code={envelopeSample} />;
    case 'key header':
      return <KeyedCode header="X-Api-Key" apiKey={apiKey} write={(key) => keyHeaderSample(apiOrigin, key)} />;
    case 'bearer':
      return (
        <>
          <KeyedCode header="Authorization" apiKey={apiKey} write={(key) => bearerSample(apiOrigin, key)} />
          <KeyNote apiKey={apiKey} />
        </>
      );
    case 'raw head':
      return <Sample of="HTTP" code={rawHeadSample} language="text" />;
    case 'problem':
      return <Sample of="429" code={problemSample} />;
    case 'input problem':
      return <Sample of="422" code={inputProblemSample} />;
    case 'meta':
      return <MetaTable />;
    case 'headers':
      return <HeaderTable />;
    case 'limit headers':
      return <LimitHeaderTable />;
    case 'plans':
      return <PlanTable plans={data.plans} onRetry={data.onRetry} />;
    case 'codes':
      return <ErrorRows entries={errorEntries} withAnchors />;
    case 'openapi':
      return <Document what="docs.openapi.open" href={`${apiOrigin}/api/v1/openapi.json`} />;
    case 'catalogue':
      return <Document what="docs.openapi.openCatalogue" href={`${apiOrigin}/api/v1/catalogue`} />;
    case 'mcp config':
      return <KeyedCode header="Authorization" apiKey={apiKey} write={(key) => mcpConfigSample(apiOrigin, key)} />;
    case 'client install':
      return <Sample of={t('docs.client.terminal')} code={clientInstallSample(apiOrigin)} language="bash" />;
    case 'client call':
      return <Sample of="JavaScript" code={clientCallSample} language="javascript" />;
    case 'client files':
      return <Sample of="JavaScript" code={clientFilesSample} language="javascript" />;
    case 'client errors':
      return <Sample of="JavaScript" code={clientErrorsSample} language="javascript" />;
    case 'client import':
      return <Sample of="JavaScript" code={clientImportSample(apiOrigin)} language="javascript" />;
    case 'generators':
      return <Generators apiOrigin={apiOrigin} />;
  }
}

/** `of` labels the sample: its format, language or HTTP status. */
function Sample({
  of,
  code,
  language = 'json',
}: {
  readonly of: string;
  readonly code: string;
  readonly language?: 'bash' | 'javascript' | 'json' | 'text';
}) {
  return <CodeBlock code={code} language={language} label={of} />;
}

function Guide() {
  const t = useCopy(docsCopy);
  const { name } = useSite();
  return (
    <Grid as="ul" minColumn="14rem" space={2}>
      {articles
        .filter(({ slug }) => slug !== '')
        .map(({ slug, title, purpose }) => (
          <li key={slug} className={tile}>
            <h3 className={tileName}>
              <Link href={hrefOf(slug)} look="plain">
                {t(title)}
              </Link>
            </h3>
            <p className={tileText}>{t(purpose, { site: name })}</p>
          </li>
        ))}
    </Grid>
  );
}

function Areas({ data: { catalogue, onRetry } }: { readonly data: DocsData }) {
  const t = useCopy(docsCopy);
  const inArea = useCopy(areasCopy);
  if (catalogue.state === 'failed') return <FailedCatalogue requestId={catalogue.requestId} onRetry={onRetry} />;
  if (catalogue.state === 'loading') {
    return (
      <div aria-busy>
        <Grid minColumn="14rem" space={2}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={tile}>
              <Skeleton shape="text" lines={3} />
            </div>
          ))}
        </Grid>
      </div>
    );
  }
  const filled = filledAreas(catalogue.value);
  if (filled.length === 0) return <Text tone="quiet">{t('docs.start.areas.none')}</Text>;
  return (
    <Grid as="ul" minColumn="14rem" space={2}>
      {filled.map(({ area, apis }) => (
        <li key={area} className={tile}>
          <h3 className={tileName}>
            <Link href={hrefOf(area)} look="plain">
              {inArea(areaKeys[area].name)}
            </Link>
          </h3>
          <p className={tileText}>{inArea(areaKeys[area].purpose)}</p>
          <Text as="span" size="small" tone="quiet">
            {t('docs.area.apis', { count: apis.length })}
          </Text>
        </li>
      ))}
    </Grid>
  );
}

function Base({ apiOrigin }: { readonly apiOrigin: string }) {
  const t = useCopy(docsCopy);
  return <CodeBlock code={`${apiOrigin}/api/v1/`} language="text" label={t('docs.start.base.label')} />;
}

/** A call that works without a key. */
function FirstCall({ data: { catalogue, person, apiOrigin } }: { readonly data: DocsData }) {
  const apiKey = person?.apiKey ?? null;
  const apis = catalogue.state === 'done' ? catalogue.value : null;
  const request = useMemo(() => firstRequest(apis ?? [], apiOrigin, apiKey), [apis, apiOrigin, apiKey]);
  if (catalogue.state === 'loading') return <CallSkeleton />;
  return <DocsCall request={request} apiKey={apiKey} />;
}

/** Sample of a file upload. */
function FileCall({ data: { catalogue, person, apiOrigin } }: { readonly data: DocsData }) {
  const apiKey = person?.apiKey ?? null;
  const apis = catalogue.state === 'done' ? catalogue.value : null;
  const request = useMemo(() => fileRequest(apis ?? [], apiOrigin, apiKey), [apis, apiOrigin, apiKey]);
  if (catalogue.state === 'loading') return <CallSkeleton />;
  return <DocsCall request={request} apiKey={apiKey} />;
}

function Document({
  what,
  href,
}: {
  readonly what: 'docs.openapi.open' | 'docs.openapi.openCatalogue';
  readonly href: string;
}) {
  const t = useCopy(docsCopy);
  return (
    <>
      <CodeBlock code={href} language="text" label={href.slice(href.lastIndexOf('/') + 1)} />
      <Inline>
        <Link href={href} look="quiet" target="_blank" icon={<IconExternalLink size={20} stroke={1.5} aria-hidden />}>
          {t(what)}
        </Link>
      </Inline>
    </>
  );
}
