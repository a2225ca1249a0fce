import type { Api } from '@apiyard/api/contract/hub/hub';
import { Badge } from '@apiyard/ui/Badge';
import { IconAlertTriangle, IconCircleCheck, IconCrown, IconPlayerPause, IconWorld } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from './hub-copy.ts';

const small = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const health = {
  ok: { tone: 'success', icon: <IconCircleCheck {...small} /> },
  failing: { tone: 'warning', icon: <IconAlertTriangle {...small} /> },
  paused: { tone: 'neutral', icon: <IconPlayerPause {...small} /> },
} as const;

interface ApiMarksProps {
  readonly api: Pick<Api, 'health' | 'cost' | 'open' | 'premium'>;
}

/** Badges for health, cost and access. */
export function ApiMarks({ api }: ApiMarksProps) {
  const t = useCopy(hubCopy);
  return (
    <>
      <Badge {...health[api.health]}>{t(`hub.health.${api.health}`)}</Badge>
      <Badge>{t('hub.cost', { count: api.cost })}</Badge>
      {api.open && (
        <Badge tone="info" icon={<IconWorld {...small} />}>
          {t('hub.open')}
        </Badge>
      )}
      {api.premium && (
        <Badge tone="accent" icon={<IconCrown {...small} />}>
          {t('hub.premium')}
        </Badge>
      )}
    </>
  );
}
