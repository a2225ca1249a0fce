import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ServerSentence } from '../../ServerSentence.tsx';
import { scrapersCopy } from '../scrapers-copy.ts';
import { TestResults } from '../tests/TestResults.tsx';

interface HealthDialogProps {
  /** Null hides the dialog. */
  readonly row: ScraperRow | null;
  readonly isTesting: boolean;
  readonly onTest: (row: ScraperRow) => void;
  readonly onClose: () => void;
}

/** Details of an API's health: its latest tests and latest call. */
export function HealthDialog({ row, isTesting, onTest, onClose }: HealthDialogProps) {
  const t = useCopy(scrapersCopy);
  return (
    <Dialog
      title={t('scrapers.healthTitle', { title: row?.title ?? '' })}
      size="medium"
      isOpen={row !== null}
      onOpenChange={onClose}
      actions={
        row !== null && (
          <>
            <Link look="quiet" href={`/addscrape/${row.id}`}>
              {t('scrapers.act.edit')}
            </Link>
            <Button isPending={isTesting} onPress={() => onTest(row)}>
              {t('scrapers.act.test')}
            </Button>
          </>
        )
      }
    >
      {row !== null && (
        <Stack space={2}>
          {row.lastTest === null ? (
            <Text tone="quiet">{t('scrapers.tests.notRun')}</Text>
          ) : (
            <TestResults run={row.lastTest} />
          )}
          {row.lastRun !== null && !row.lastRun.passed && row.lastRun.detail !== null && (
            <Alert tone="warning" title={t('scrapers.lastRunFailed')}>
              <ServerSentence>{row.lastRun.detail}</ServerSentence>
            </Alert>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
