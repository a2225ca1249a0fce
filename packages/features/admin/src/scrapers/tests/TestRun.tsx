import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Progress } from '@apiyard/ui/Progress';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useScraperProblemText } from '../problem-text.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { ServerSentence } from '../../ServerSentence.tsx';
import { TestResults } from './TestResults.tsx';
import type { TestRunState } from './use-test-run.ts';

export interface TestRunProps {
  /** From `useTestRun`. */
  readonly state: TestRunState;
  readonly onRun: (of: 'draft' | 'live') => void;
  /** Number of tests in the saved draft. */
  readonly testCount: number;
  /** The saved definition; null before the first save. */
  readonly stored: { readonly isLive: boolean } | null;
}

/** Test results with buttons to run the tests. */
export function TestRun({ state: { run, running, error }, onRun, testCount, stored }: TestRunProps) {
  const t = useCopy(scrapersCopy);
  const textOf = useScraperProblemText();
  const canRun = stored !== null && testCount > 0;
  return (
    <Stack as="section" space={1}>
      <Heading level={3} size="h6">
        {t('scrapers.tests.title')}
      </Heading>
      {canRun && (
        <Inline space={1}>
          <Button
            size="small"
            icon={<IconPlayerPlay size={20} stroke={1.5} />}
            isPending={running === 'draft'}
            isDisabled={running === 'live'}
            onPress={() => onRun('draft')}
          >
            {t('scrapers.tests.runDraft')}
          </Button>
          {stored.isLive && (
            <Button
              size="small"
              isPending={running === 'live'}
              isDisabled={running === 'draft'}
              onPress={() => onRun('live')}
            >
              {t('scrapers.tests.runLive')}
            </Button>
          )}
        </Inline>
      )}
      {running !== null && <Progress label={t('scrapers.tests.running')} />}
      {error !== null && (
        <Alert tone="error">
          <Stack space={1}>
            <span>{textOf(error)}</span>
            {refusalOf(error).issues.map(({ detail }) => (
              <ServerSentence key={detail}>{detail}</ServerSentence>
            ))}
          </Stack>
        </Alert>
      )}
      {run !== null ? (
        <TestResults run={run} />
      ) : (
        running === null && (
          <Text tone="quiet">
            {stored === null
              ? t('scrapers.tests.saveFirst')
              : testCount === 0
                ? t('scrapers.tests.noTests')
                : t('scrapers.tests.notRun')}
          </Text>
        )
      )}
    </Stack>
  );
}
