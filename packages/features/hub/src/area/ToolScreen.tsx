import type { Api } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { IconArrowLeft, IconArrowRight, IconCode } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageLinks } from '@apiyard/kit/PageLinks/PageLinks.tsx';
import { ApiMarks } from '../ApiMarks.tsx';
import { useAreaName } from '../area-names.ts';
import { FavouriteToggle } from '../FavouriteToggle.tsx';
import { hubCopy } from '../hub-copy.ts';
import { Bench, BenchSkeleton } from '../playground/Bench.tsx';
import type { PlaygroundEvent, PlaygroundState } from '../playground/playground-state.ts';
import type { AreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { toolHref, toolOf } from '@apiyard/kit/areas/tool-href.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { after, ahead, alone, withList, headRoom, neighbours, pager } from './ToolScreen.css.ts';

/** Loaded after the form and the response, which are above it. */
const CodePanel = lazyPart('code-panel', () =>
  import('../playground/CodePanel.tsx').then(({ CodePanel }) => CodePanel),
);

export interface ToolScreenProps {
  readonly area: AreaPage;
  /** The area's tools in the order of its list; this one is among them. */
  readonly apis: readonly Api[];
  readonly api: Api;
  /** State of the form and response; null while the saved draft loads. */
  readonly bench: { readonly state: PlaygroundState; readonly send: (event: PlaygroundEvent) => void } | null;
  /** Who is signed in; null for a visitor. */
  readonly person: User | null;
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
  /** Login page that returns to this page. */
  readonly loginHref: string;
  /** Origin of the API for programs. */
  readonly apiOrigin: string;
  /** URL of this page, for shared links. */
  readonly siteOrigin: string;
}

/** One tool of an area: form, response, and links to its neighbours. */
export function ToolScreen({
  area,
  apis,
  api,
  bench,
  person,
  isFavourite,
  onFavourite,
  loginHref,
  apiOrigin,
  siteOrigin,
}: ToolScreenProps) {
  const t = useCopy(hubCopy);
  const areaName = useAreaName()(area);
  const at = apis.findIndex(({ path }) => path === api.path);
  const before = apis[at - 1];
  const next = apis[at + 1];
  const hasNeighbours = apis.length > 1;
  return (
    <Stack space={3}>
      <Stack space={1}>
        <PageBand
          title={api.title}
          purpose={api.summary}
          actions={<FavouriteToggle title={api.title} isFavourite={isFavourite} onToggle={onFavourite} />}
        />
        <Inline space={0.5}>
          <ApiMarks api={api} />
        </Inline>
      </Stack>
      <div className={hasNeighbours ? withList : alone}>
        {hasNeighbours && (
          <div className={neighbours}>
            <PageLinks
              label={t('hub.tools.neighbours', { area: areaName })}
              groups={[
                { id: area, items: apis.map((one) => ({ id: toolOf(one), label: one.title, href: toolHref(one) })) },
              ]}
              current={toolHref(api)}
            />
          </div>
        )}
        <Stack space={3} key={api.path}>
          {/* Rendered after the form, to prevent layout shift. */}
          {bench === null ? (
            <BenchSkeleton />
          ) : (
            <>
              <Bench
                api={api}
                {...bench}
                {...{ person, loginHref }}
                sharedPage={{ address: siteOrigin + toolHref(api), prefix: 'in.' }}
              />
              <Suspense
                fallback={
                  <Card title={t('hub.play.code')}>
                    <Skeleton shape="text" lines={10} />
                  </Card>
                }
              >
                <CodePanel api={api} {...bench} {...{ person, apiOrigin, loginHref }} />
              </Suspense>
              <Inline space={2}>
                <Link href={`/hub/${api.path}`} look="quiet" icon={<IconCode size={20} stroke={1.5} />}>
                  {t('hub.tools.playground')}
                </Link>
                <Text as="span" size="small" tone="quiet">
                  {t('hub.tools.playgroundWhy')}
                </Text>
              </Inline>
              {hasNeighbours && <Pager before={before} next={next} />}
            </>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

/** Links to the neighbouring tools where the list doesn't fit. */
function Pager({ before, next }: { readonly before: Api | undefined; readonly next: Api | undefined }) {
  const t = useCopy(hubCopy);
  return (
    <nav aria-label={t('hub.tools.more')} className={pager}>
      {before && (
        <Link
          look="plain"
          href={toolHref(before)}
          icon={<IconArrowLeft size={20} stroke={1.5} className={pointsAlong} />}
        >
          {before.title}
        </Link>
      )}
      {next && (
        <span className={after}>
          <Link look="plain" href={toolHref(next)}>
            <span className={ahead}>
              {next.title}
              <IconArrowRight size={20} stroke={1.5} className={pointsAlong} aria-hidden />
            </span>
          </Link>
        </span>
      )}
    </nav>
  );
}

/** Placeholder of a tool while the catalogue loads, in the same shape to prevent layout shift. */
export function ToolSkeleton() {
  return (
    <Stack space={3}>
      <div className={headRoom} aria-busy>
        <Skeleton shape="text" lines={2} />
      </div>
      <BenchSkeleton />
    </Stack>
  );
}
