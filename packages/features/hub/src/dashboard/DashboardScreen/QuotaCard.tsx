import type { Quota } from '@apiyard/api/contract/accounts/session';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { Progress } from '@apiyard/ui/Progress';
import { Stack } from '@apiyard/ui/Stack';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { homeCopy } from '../home-copy.ts';
import { figure, quotaRoom } from './DashboardScreen.css.ts';

interface QuotaCardProps {
  /** Null in the frame. */
  readonly quota: Quota | null;
  readonly nowMs: number;
}

export function QuotaCard({ quota, nowMs }: QuotaCardProps) {
  const t = useCopy(homeCopy);
  return (
    <Card title={t('home.quota.title')}>
      <div className={quotaRoom} aria-busy={quota === null || undefined}>
        {quota === null ? <Skeleton shape="block" height="fill" /> : <QuotaFigures quota={quota} nowMs={nowMs} />}
      </div>
    </Card>
  );
}

function QuotaFigures({ quota, nowMs }: { readonly quota: Quota; readonly nowMs: number }) {
  const t = useCopy(homeCopy);
  const format = useFormat();
  const { used, limit, remaining, resetAt } = quota;
  const [before, after] = t(remaining > 0 ? 'home.quota.reset' : 'home.quota.spent', { when: splitHere }).split(
    splitHere,
  );
  return (
    <Stack space={2}>
      <Inline align="baseline" space={1}>
        <span className={figure}>{format.number(used)}</span>
        <Text tone="quiet">{t('home.quota.of', { limit })}</Text>
      </Inline>
      <Progress label={t('home.quota.meter', { used, limit })} value={limit === 0 ? 1 : used / limit} isLabelHidden />
      <Stack space={0.5}>
        {remaining > 0 && (
          <Text weight="medium" isTabular>
            {t('home.quota.left', { count: remaining })}
          </Text>
        )}
        <Text tone={remaining > 0 ? 'quiet' : 'warning'} weight={remaining > 0 ? 'regular' : 'medium'}>
          {before}
          <Time at={resetAt} nowMs={nowMs} />
          {after}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Private-use character that marks where an element goes in a translated sentence. */
const splitHere = '\u{F8FF}';
