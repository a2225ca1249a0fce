import type { ApiSummary, Health } from '@apiyard/api/contract/hub/hub';
import { Badge } from '@apiyard/ui/Badge';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCrown,
  IconPlayerPause,
  IconWorld,
} from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from './hub-copy.ts';

const small = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const looks = {
  untested: { tone: 'neutral', icon: <IconCircleDashed {...small} /> },
  ok: { tone: 'success', icon: <IconCircleCheck {...small} /> },
  failing: { tone: 'warning', icon: <IconAlertTriangle {...small} /> },
  paused: { tone: 'neutral', icon: <IconPlayerPause {...small} /> },
} as const;

export function HealthBadge({ health }: { readonly health: Health }) {
  const t = useCopy(hubCopy);
  return <Badge {...looks[health]}>{t(`hub.health.${health}`)}</Badge>;
}

/** How many of the day's calls one takes. */
export function CostBadge({ cost }: Pick<ApiSummary, 'cost'>) {
  const t = useCopy(hubCopy);
  return <Badge>{t('hub.play.costs', { count: cost })}</Badge>;
}

/** Who may call it, if not everyone with an account. Visitors cannot call a premium API. */
export function AccessBadges({ open, premium }: Pick<ApiSummary, 'open' | 'premium'>) {
  const t = useCopy(hubCopy);
  return (
    <>
      {open && !premium && (
        <Badge tone="info" icon={<IconWorld {...small} />}>
          {t('hub.open')}
        </Badge>
      )}
      {premium && (
        <Badge tone="accent" icon={<IconCrown {...small} />}>
          {t('hub.premium')}
        </Badge>
      )}
    </>
  );
}

interface ApiMarksProps {
  readonly api: Pick<ApiSummary, 'health' | 'cost' | 'open' | 'premium'>;
}

/** Badges for health, cost and access. */
export function ApiMarks({ api }: ApiMarksProps) {
  return (
    <>
      <HealthBadge health={api.health} />
      <CostBadge cost={api.cost} />
      <AccessBadges {...api} />
    </>
  );
}
