import { Button } from '@apiyard/ui/Button';
import { Stack } from '@apiyard/ui/Stack';
import { Tabs } from '@apiyard/ui/Tabs';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useKeepFocus } from '@apiyard/kit/browser/keep-focus.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import type { PremiumView } from './premium-view.ts';
import { tabs, wholeContent } from './premium-view.ts';
import type { PremiumPeopleProps } from './people/PremiumPeople.tsx';
import { PremiumPeople } from './people/PremiumPeople.tsx';
import type { PlanRequestsProps } from './requests/PlanRequests.tsx';
import { PlanRequests } from './requests/PlanRequests.tsx';
import { useWords } from './use-words.ts';
import type { VouchersProps } from './vouchers/Vouchers.tsx';
import { Vouchers } from './vouchers/Vouchers.tsx';

export interface PremiumScreenProps {
  readonly view: PremiumView;
  /** Number of pending requests; null until loaded. */
  readonly openRequests: number | null;
  readonly people: Omit<PremiumPeopleProps, 'view' | 'onView' | 'onGrant' | 'onRetry'>;
  readonly requests: Omit<PlanRequestsProps, 'view' | 'onView' | 'onRetry' | 'nowMs'>;
  readonly vouchers: Omit<VouchersProps, 'view' | 'onView' | 'onRetry'>;
  readonly nowMs: number;
  readonly onView: (view: PremiumView) => void;
  readonly onGrant: () => void;
  readonly onRetry: () => void;
}

export function PremiumScreen({
  view,
  openRequests,
  people,
  requests,
  vouchers,
  nowMs,
  onView,
  onGrant,
  onRetry,
}: PremiumScreenProps) {
  const { t, format } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useKeepFocus(box);
  const shared = { view, onView, onRetry };
  const content = {
    people: <PremiumPeople {...people} {...shared} onGrant={onGrant} />,
    requests: <PlanRequests {...requests} {...shared} nowMs={nowMs} />,
    vouchers: <Vouchers {...vouchers} {...shared} />,
  };
  const labels = {
    people: t('premium.people'),
    requests:
      openRequests === null || openRequests === 0
        ? t('premium.requests')
        : t('premium.requestsOpen', { open: format.number(openRequests) }),
    vouchers: t('premium.vouchers'),
  };
  return (
    <Stack space={2}>
      <PageBand
        title={t('premium.title')}
        purpose={t('premium.purpose')}
        actions={
          <Button tone="primary" icon={<IconPlus size={20} stroke={1.5} />} onPress={onGrant}>
            {t('premium.grant')}
          </Button>
        }
      />
      <div ref={box}>
        <Tabs
          label={t('premium.title')}
          selected={view.tab}
          // Each tab has its own filters.
          onChange={(id) =>
            id !== view.tab && onView({ ...wholeContent, tab: tabs.find((tab) => tab === id) ?? 'people' })
          }
          items={tabs.map((tab) => ({ id: tab, label: labels[tab], content: tab === view.tab ? content[tab] : null }))}
        />
      </div>
    </Stack>
  );
}
