import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { useCopy } from '../copy.ts';
import { Time } from '../Time/Time.tsx';
import { unsavedCopy } from './unsaved-copy.ts';

export interface DraftOfferProps {
  /** ISO 8601: when it was typed. Null where there is nothing to offer. */
  readonly at: string | null;
  /** @default the clock's */
  readonly nowMs?: number;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what was typed in an earlier visit and never saved. Routes with it load `unsavedCopy` as well. */
export function DraftOffer({ at, nowMs, onRestore, onDiscard }: DraftOfferProps) {
  const t = useCopy(unsavedCopy);
  if (at === null) return null;
  return (
    <Alert
      tone="info"
      title={t('unsaved.draft.title')}
      action={
        <Inline>
          <Button size="small" onPress={onRestore}>
            {t('unsaved.draft.restore')}
          </Button>
          <Button size="small" tone="plain" onPress={onDiscard}>
            {t('unsaved.draft.discard')}
          </Button>
        </Inline>
      }
    >
      {t('unsaved.draft.text')} <Time at={at} {...(nowMs !== undefined && { nowMs })} />
    </Alert>
  );
}
