import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { Badge } from '@apiyard/ui/Badge';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconPencil,
  IconPlayerPause,
  IconWorldUp,
} from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { scrapersCopy } from './scrapers-copy.ts';

const small = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const states = {
  draft: { tone: 'neutral', icon: <IconPencil {...small} /> },
  published: { tone: 'info', icon: <IconWorldUp {...small} /> },
  paused: { tone: 'warning', icon: <IconPlayerPause {...small} /> },
} as const;

/** Publication state. */
export function StateBadge({ state }: { readonly state: ScraperRow['state'] }) {
  const t = useCopy(scrapersCopy);
  return <Badge {...states[state]}>{t(`scrapers.state.${state}`)}</Badge>;
}

const healths = {
  untested: { tone: 'neutral', icon: <IconCircleDashed {...small} /> },
  ok: { tone: 'success', icon: <IconCircleCheck {...small} /> },
  failing: { tone: 'error', icon: <IconAlertTriangle {...small} /> },
} as const;

/** Result of the latest tests. */
export function HealthBadge({ health }: { readonly health: ScraperRow['health'] }) {
  const t = useCopy(scrapersCopy);
  return <Badge {...healths[health]}>{t(`scrapers.health.${health}`)}</Badge>;
}
