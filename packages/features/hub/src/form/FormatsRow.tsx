import { IconButton } from '@apiyard/ui/IconButton';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import { formatsRow, swap } from './form.css.ts';

interface FormatsRowProps {
  readonly from: ReactNode;
  readonly to: ReactNode;
  /** Null if there is nothing to swap yet. */
  readonly onSwap: (() => void) | null;
}

/** Source and target of a conversion, with a button between them that swaps both. */
export function FormatsRow({ from, to, onSwap }: FormatsRowProps) {
  const t = useCopy(hubCopy);
  return (
    <div className={formatsRow}>
      {from}
      <span className={swap}>
        <IconButton
          label={t('hub.play.swap')}
          icon={<IconArrowsExchange size={20} stroke={1.5} />}
          isDisabled={onSwap === null}
          onPress={() => onSwap?.()}
        />
      </span>
      {to}
    </div>
  );
}
