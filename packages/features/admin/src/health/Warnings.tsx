import type { Health, HealthWarning } from '@apiyard/api/contract/site/health';
import { Alert } from '@apiyard/ui/Alert';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '@apiyard/kit/copy.ts';
import { healthCopy } from './health-copy.ts';
import { list } from './Warnings.css.ts';

const words = {
  'database-damaged': 'health.warn.damaged',
  'disk-low': 'health.warn.disk',
  'files-disk-low': 'health.warn.filesDisk',
  'calls-dropped': 'health.warn.dropped',
  'mails-failed': 'health.warn.mails',
  'mails-delayed': 'health.warn.mailsDelayed',
  'scrapers-failing': 'health.warn.scrapers',
  'no-backup': 'health.warn.backup',
  'plain-http': 'health.warn.plain',
  'no-public-url': 'health.warn.publicUrl',
  'no-smtp': 'health.warn.smtp',
  'secret-in-file': 'health.warn.secret',
} as const satisfies Record<HealthWarning, string>;

/** Shown as errors; the others are recommendations. */
const urgent: ReadonlySet<HealthWarning> = new Set<HealthWarning>([
  'database-damaged',
  'disk-low',
  'files-disk-low',
  'calls-dropped',
  'mails-failed',
  'mails-delayed',
]);

/** Warnings for the operator, worst first. */
export function Warnings({ health: { warnings, scrapersFailing, mails, waiting } }: { readonly health: Health }) {
  const t = useCopy(healthCopy);
  const figures: Partial<Record<HealthWarning, number>> = {
    'scrapers-failing': scrapersFailing.length,
    'mails-failed': mails?.failed ?? 0,
    'mails-delayed': mails?.delayed ?? 0,
    'calls-dropped': waiting.callsDropped,
  };
  const textOf = (warning: HealthWarning) => t(words[warning], { count: figures[warning] ?? 0 });
  const now = warnings.filter((warning) => urgent.has(warning));
  const later = warnings.filter((warning) => !urgent.has(warning));
  if (warnings.length === 0) return <Alert tone="success">{t('health.allWell')}</Alert>;
  return (
    <Stack space={1}>
      {now.length > 0 && (
        <Alert tone="error" title={t('health.urgent')}>
          <ul className={list}>
            {now.map((warning) => (
              <li key={warning}>{textOf(warning)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {later.length > 0 && (
        <Alert tone="info" title={t('health.worthALook')}>
          <ul className={list}>
            {later.map((warning) => (
              <li key={warning}>{textOf(warning)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  );
}
