import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { scrapersCopy } from '../scrapers-copy.ts';
import { HealthBadge, StateBadge } from '../ScraperMarks.tsx';
import { failureSentence } from './failure-sentence.ts';
import {
  cutLine,
  health as healthStyle,
  host as hostStyle,
  lines,
  name,
  nameLines,
  run,
  runTone,
  sentence,
} from './ScraperParts.css.ts';

interface PartProps {
  readonly row: ScraperRow;
}

/** Title with a link to the editor; below it the path, and the site if it has no column. */
export function ScraperName({ row: { id, title, api, host }, withHost }: PartProps & { readonly withHost: boolean }) {
  const below = withHost ? `${api} · ${host}` : api;
  return (
    <span className={nameLines}>
      <span className={name} title={title}>
        <Link look="plain" isTruncated href={`/addscrape/${id}`}>
          {title}
        </Link>
      </span>
      <span className={cutLine} title={below}>
        <Text as="div" size="small" tone="quiet" isMono isTruncated>
          {below}
        </Text>
      </span>
    </span>
  );
}

export function ScraperHost({ row: { host } }: PartProps) {
  return (
    <span className={hostStyle} title={host}>
      <Text as="div" size="small" isMono isTruncated>
        {host}
      </Text>
    </span>
  );
}

export function ScraperState({ row: { state, changed } }: PartProps) {
  const t = useCopy(scrapersCopy);
  return (
    <span className={lines}>
      <StateBadge state={state} />
      {changed && state !== 'draft' && (
        <Text as="span" size="small" tone="quiet">
          {t('scrapers.changed')}
        </Text>
      )}
    </span>
  );
}

interface ScraperHealthProps extends PartProps {
  readonly isTesting: boolean;
  readonly onOpen: (id: string) => void;
}

/** Health badge. For a failing API also the failing test, truncated, with the full text in the tooltip and the dialog. */
export function ScraperHealth({ row, isTesting, onOpen }: ScraperHealthProps) {
  const t = useCopy(scrapersCopy);
  const failure = failureSentence(row);
  return (
    <button
      type="button"
      className={healthStyle}
      title={failure ?? t('scrapers.healthOpen')}
      onClick={() => onOpen(row.id)}
    >
      <HealthBadge health={row.health} />
      <span className={visuallyHidden}>{t('scrapers.healthOf', { title: row.title })}</span>
      {isTesting ? (
        <Text as="span" size="small" tone="quiet">
          {t('scrapers.tests.running')}
        </Text>
      ) : (
        failure !== null && <bdi className={sentence}>{failure}</bdi>
      )}
    </button>
  );
}

/** Time and result of the latest call. Test results are shown as health. */
export function ScraperLastRun({ row: { lastRun }, nowMs }: PartProps & { readonly nowMs: number }) {
  const t = useCopy(scrapersCopy);
  const measure = useMeasure();
  if (lastRun === null) {
    return (
      <Text as="span" tone="quiet">
        {t('scrapers.neverRun')}
      </Text>
    );
  }
  const Icon = lastRun.passed ? IconCircleCheck : IconCircleX;
  return (
    <span className={lines} title={lastRun.detail ?? undefined}>
      <Time at={lastRun.at} nowMs={nowMs} />
      <span className={`${run} ${runTone[lastRun.passed ? 'passed' : 'failed']}`}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {t(lastRun.passed ? 'scrapers.runPassed' : 'scrapers.runFailed', { time: measure.span(lastRun.ms) })}
      </span>
    </span>
  );
}
