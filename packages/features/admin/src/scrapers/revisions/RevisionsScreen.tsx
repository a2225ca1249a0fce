import type { Scraper, ScraperRevision } from '@apiyard/api/contract/scrapers/scrapers';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Tabs } from '@apiyard/ui/Tabs';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { scrapersCopy } from '../scrapers-copy.ts';
import { differences } from './definition-diff.ts';
import { Differences, LineDifferences } from './Differences.tsx';
import type { Comparison, RevisionView } from './revision-view.ts';
import { comparisonIn, searchOf } from './revision-view.ts';
import { RevisionList } from './RevisionList.tsx';
import { against as againstStyle, panes, toolbar } from './RevisionsScreen.css.ts';

export interface Revisions {
  readonly scraper: Scraper;
  /** Newest first. */
  readonly revisions: readonly ScraperRevision[];
}

export interface RevisionsScreenProps {
  readonly scraperId: string;
  readonly loaded: Loadable<Revisions>;
  readonly view: RevisionView;
  readonly nowMs: number;
  /** The revision being rolled back to. */
  readonly goingBackTo: number | null;
  readonly onView: (view: RevisionView) => void;
  readonly onGoBack: (revision: number) => void;
  readonly onRetry: () => void;
}

/** Revisions of one API, with differences and rollback. */
export function RevisionsScreen(props: RevisionsScreenProps) {
  const { loaded, onRetry } = props;
  const t = useCopy(scrapersCopy);
  const title = loaded.state === 'done' ? loaded.value.scraper.title : '';
  return (
    <Stack space={3}>
      <PageBand
        title={t('scrapers.revisions.title')}
        {...(title === '' ? {} : { purpose: t('scrapers.revisions.purpose', { title }) })}
      />
      {loaded.state === 'failed' && (
        <Failed title={t('scrapers.revisions.failed')} onRetry={onRetry} requestId={loaded.requestId}>
          {t('scrapers.revisions.failedText')}
        </Failed>
      )}
      {loaded.state === 'loading' && (
        <div className={panes} aria-busy>
          <Card>
            <Skeleton shape="text" lines={8} />
          </Card>
          <Card>
            <Skeleton shape="text" lines={12} />
          </Card>
        </div>
      )}
      {loaded.state === 'done' && <Panes {...props} {...loaded.value} />}
    </Stack>
  );
}

function Panes({
  scraperId,
  scraper,
  revisions,
  view,
  nowMs,
  goingBackTo,
  onView,
  onGoBack,
}: RevisionsScreenProps & Revisions) {
  const t = useCopy(scrapersCopy);
  const isNarrow = useMedia(media.belowMd);
  const draft = scraper.changed || scraper.live === null ? scraper.definition : null;
  const comparison = useMemo(() => comparisonIn(view, revisions, draft), [view, revisions, draft]);
  const hrefOf = (shown: RevisionView['shown']) =>
    `/addscrape/${scraperId}/revisions${searchOf({ shown, against: null, as: view.as })}`;
  if (revisions.length === 0) {
    return (
      <Empty
        title={t('scrapers.revisions.none')}
        action={
          <Link look="quiet" href={`/addscrape/${scraperId}`}>
            {t('scrapers.revisions.edit')}
          </Link>
        }
      >
        {t('scrapers.revisions.noneText')}
      </Empty>
    );
  }
  const list = (
    <RevisionList
      revisions={revisions}
      hasDraft={draft !== null}
      shown={isNarrow ? null : (comparison?.shown ?? null)}
      hrefOf={hrefOf}
      nowMs={nowMs}
    />
  );
  const detail =
    comparison === null ? (
      <Empty
        title={t('scrapers.nothing.title')}
        picture={<NothingFound />}
        action={<Link href={hrefOf(null)}>{t('scrapers.revisions.all')}</Link>}
      />
    ) : (
      <Detail {...{ comparison, view, goingBackTo, onView, onGoBack }} />
    );
  if (!isNarrow) {
    return (
      <div className={panes}>
        {list}
        {detail}
      </div>
    );
  }
  if (view.shown === null) return list;
  return (
    <Stack space={2}>
      <Text size="small">
        <Link look="plain" href={hrefOf(null)} icon={<IconArrowLeft size={16} stroke={1.5} className={pointsAlong} />}>
          {t('scrapers.revisions.all')}
        </Link>
      </Text>
      {detail}
    </Stack>
  );
}

interface DetailProps extends Pick<RevisionsScreenProps, 'view' | 'goingBackTo' | 'onView' | 'onGoBack'> {
  readonly comparison: Comparison;
}

function Detail({
  comparison: { shown, definition, revision, against, before, choices },
  view,
  goingBackTo,
  onView,
  onGoBack,
}: DetailProps) {
  const t = useCopy(scrapersCopy);
  const found = useMemo(() => differences(before, definition), [before, definition]);
  const options = [
    ...choices.map((one) => ({ id: String(one), label: t('scrapers.revisions.one', { revision: one }) })),
    { id: '0', label: t('scrapers.revisions.nothingBefore') },
  ];
  return (
    <Card
      title={shown === 'draft' ? t('scrapers.revisions.draft') : t('scrapers.revisions.one', { revision: shown })}
      actions={
        revision !== null &&
        !revision.live && (
          <Button
            size="small"
            isPending={goingBackTo === revision.revision}
            isDisabled={goingBackTo !== null && goingBackTo !== revision.revision}
            onPress={() => onGoBack(revision.revision)}
          >
            {t('scrapers.revisions.goBack')}
          </Button>
        )
      }
    >
      <Stack space={2}>
        <div className={toolbar}>
          <div className={againstStyle}>
            <Select
              label={t('scrapers.revisions.against')}
              options={options}
              value={String(against)}
              onChange={(chosen) => onView({ ...view, shown, against: Number(chosen) })}
            />
          </div>
        </div>
        <Tabs
          label={t('scrapers.revisions.view')}
          selected={view.as}
          onChange={(as) => onView({ ...view, shown: view.shown, as: as === 'json' ? 'json' : 'changes' })}
          items={[
            { id: 'changes', label: t('scrapers.revisions.changes'), content: <Differences found={found} /> },
            {
              id: 'json',
              label: t('scrapers.revisions.json'),
              content: <LineDifferences before={before} after={definition} />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
