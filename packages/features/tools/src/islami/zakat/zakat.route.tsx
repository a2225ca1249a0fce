import { toast } from '@apiyard/ui/Toast';
import { useState } from 'react';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { usePersonId } from '@apiyard/kit/services.tsx';
import { useZakatDraft } from './use-zakat-draft.ts';
import { zakatCopy } from './zakat-copy.ts';
import { emptyDraft } from './zakat-draft.ts';
import { ZakatScreen } from './ZakatScreen.tsx';

export function Component() {
  useLossDisplay('notice');
  const t = useCopy(zakatCopy);
  const [nowMs] = useState(() => Date.now());
  const { draft, onDraft } = useZakatDraft(usePersonId());
  return (
    <ZakatScreen
      {...{ draft, onDraft, nowMs }}
      onPrint={() => window.print()}
      onClear={() => {
        if (draft === undefined) return;
        onDraft({ ...emptyDraft, currency: draft.currency });
        toast.show({
          tone: 'info',
          message: t('zakat.cleared'),
          action: { label: t('zakat.undo'), onPress: () => onDraft(draft) },
        });
      }}
    />
  );
}
