import type { ScraperRevision } from '@apiyard/api/contract/scrapers/scrapers';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { scrapersCopy } from '../scrapers-copy.ts';
import type { Version } from './revision-view.ts';
import { current as currentStyle, entry, entryHead, list } from './RevisionsScreen.css.ts';

interface RevisionListProps {
  readonly revisions: readonly ScraperRevision[];
  readonly hasDraft: boolean;
  readonly shown: Version | null;
  readonly hrefOf: (version: Version) => string;
  readonly nowMs: number;
}

/** The draft, then published revisions, newest first. */
export function RevisionList({ revisions, hasDraft, shown, hrefOf, nowMs }: RevisionListProps) {
  const t = useCopy(scrapersCopy);
  const place = (version: Version) => (version === shown ? `${entry} ${currentStyle}` : entry);
  const mark = (version: Version) => (version === shown ? { current: 'true' as const } : {});
  return (
    <Card title={t('scrapers.revisions.list')} padding="none">
      <ul className={list}>
        {hasDraft && (
          <li className={place('draft')}>
            <Link look="plain" href={hrefOf('draft')} {...mark('draft')}>
              {t('scrapers.revisions.draft')}
            </Link>
            <Text size="small" tone="quiet">
              {t('scrapers.revisions.draftText')}
            </Text>
          </li>
        )}
        {revisions.map(({ revision, live, publishedAt, publishedBy, restores, note }) => (
          <li key={revision} className={place(revision)}>
            <span className={entryHead}>
              <Link look="plain" href={hrefOf(revision)} {...mark(revision)}>
                {t('scrapers.revisions.one', { revision })}
              </Link>
              {live && <Badge tone="success">{t('scrapers.revisions.live')}</Badge>}
            </span>
            <Text size="small" tone="quiet">
              <bdi>{publishedBy}</bdi> · <Time at={publishedAt} nowMs={nowMs} />
            </Text>
            {restores !== null && (
              <Text size="small" tone="quiet">
                {t('scrapers.revisions.restores', { revision: restores })}
              </Text>
            )}
            {note !== null && (
              <Text size="small">
                <bdi>{note}</bdi>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
