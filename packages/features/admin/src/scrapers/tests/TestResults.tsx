import type { ScraperTestRun } from '@apiyard/api/contract/scrapers/scrapers';
import { Badge } from '@apiyard/ui/Badge';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { ServerSentence } from '../../ServerSentence.tsx';
import { scrapersCopy } from '../scrapers-copy.ts';
import { list, mark, row, time, words } from './TestResults.css.ts';

/** Results of one test run: summary, then each test with its message. */
export function TestResults({ run }: { readonly run: ScraperTestRun }) {
  const t = useCopy(scrapersCopy);
  const measure = useMeasure();
  const failed = run.tests.filter(({ passed }) => !passed).length;
  return (
    <Stack space={1}>
      <div role="status">
        <Inline space={1}>
          {run.passed ? (
            <Badge tone="success" icon={<IconCircleCheck size={16} stroke={1.5} aria-hidden />}>
              {t('scrapers.tests.passed', { count: run.tests.length })}
            </Badge>
          ) : (
            <Badge tone="error" icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}>
              {t('scrapers.tests.failed', { count: failed, total: run.tests.length })}
            </Badge>
          )}
          <Text as="span" size="small" tone="quiet">
            {t(`scrapers.tests.of.${run.of}`)} · <Time at={run.at} />
          </Text>
        </Inline>
      </div>
      <ul className={list}>
        {run.tests.map(({ name, passed, ms, detail }, index) => (
          <li key={index} className={row}>
            {passed ? (
              <IconCircleCheck size={20} stroke={1.5} className={mark.passed} aria-hidden />
            ) : (
              <IconCircleX size={20} stroke={1.5} className={mark.failed} aria-hidden />
            )}
            <span className={words}>
              <span>
                <span className={visuallyHidden}>
                  {t(passed ? 'scrapers.tests.passedOne' : 'scrapers.tests.failedOne')}{' '}
                </span>
                <bdi>{name}</bdi>
              </span>
              {detail !== null && (
                <Text as="span" size="small" tone={passed ? 'quiet' : 'error'}>
                  <ServerSentence>{detail}</ServerSentence>
                </Text>
              )}
            </span>
            <span className={time}>
              <Text as="span" size="small" tone="quiet" isTabular>
                {measure.span(ms)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
