import type { PremiumEvent, PremiumPerson } from '@apiyard/api/contract/plans/premium';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Sheet } from '@apiyard/ui/Sheet';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Timeline } from '@apiyard/ui/Timeline';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useWords } from '../use-words.ts';

export interface HistorySheetProps {
  /** Null closes the dialog. */
  readonly person: PremiumPerson | null;
  readonly history: Loadable<readonly PremiumEvent[]>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const titles = {
  granted: 'premium.event.granted',
  extended: 'premium.event.extended',
  changed: 'premium.event.changed',
  revoked: 'premium.event.revoked',
  restored: 'premium.event.restored',
  redeemed: 'premium.event.redeemed',
  ended: 'premium.event.ended',
} as const;
const tones = {
  granted: 'success',
  extended: 'success',
  changed: 'info',
  revoked: 'warning',
  restored: 'success',
  redeemed: 'success',
  ended: 'neutral',
} as const;

export function HistorySheet({ person, history, onRetry, onClose }: HistorySheetProps) {
  const { t, nameOf, endWords } = useWords();
  const describe = ({ kind, until, by, note }: PremiumEvent) =>
    [
      kind === 'ended' || kind === 'revoked' ? null : endWords(until),
      by === null ? null : t('premium.event.by', { name: by }),
      note === '' ? null : note,
    ]
      .filter((part) => part !== null)
      .join(' · ');
  return (
    <Sheet
      title={t('premium.history.title', { name: person?.username ?? '' })}
      isOpen={person !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {history.state === 'failed' ? (
        <Failed title={t('premium.history.failed')} picture={null} onRetry={onRetry} requestId={history.requestId}>
          {t('premium.failedText')}
        </Failed>
      ) : history.state === 'loading' ? (
        <div aria-busy>
          <Skeleton shape="text" lines={6} />
        </div>
      ) : history.value.length === 0 ? (
        <Empty title={t('premium.history.none')} picture={null}>
          {t('premium.history.noneText')}
        </Empty>
      ) : (
        <Timeline
          label={t('premium.history.title', { name: person?.username ?? '' })}
          events={history.value.map((event) => ({
            id: event.id,
            title: t(titles[event.kind], { plan: nameOf(event.plan) }),
            at: event.at,
            tone: tones[event.kind],
            description: describe(event),
          }))}
        />
      )}
    </Sheet>
  );
}
