import { Card } from '@apiyard/ui/Card';
import { Switch } from '@apiyard/ui/Switch';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { usageCopy } from '../usage-copy.ts';
import { StopKeeping } from './StopKeeping.tsx';

interface KeepInputsProps {
  /** Null while unknown. */
  readonly isKept: boolean | null;
  readonly onKeep: (on: boolean) => void;
}

/**
 * Whether request inputs are stored. Turning it on takes effect immediately; turning it off deletes them, so it
 * requires a confirmation.
 */
export function KeepInputs({ isKept, onKeep }: KeepInputsProps) {
  const t = useCopy(usageCopy);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t('usage.keep.title')}>
      <Switch
        isSelected={isKept ?? false}
        isDisabled={isKept === null}
        description={t('usage.keep.text')}
        onChange={(on) => (on ? onKeep(true) : setAsking(true))}
      >
        {t('usage.keep.switch')}
      </Switch>
      <StopKeeping
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onStop={() => {
          setAsking(false);
          onKeep(false);
        }}
      />
    </Card>
  );
}
