import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '../_kit/copy.ts';
import { useFormat } from '../_kit/format.ts';
import { authCopy } from './auth-copy.ts';

export interface ResendProps {
  /** Until another mail can be asked for. */
  readonly secondsLeft: number;
  readonly isPending: boolean;
  readonly onResend: () => void;
}

/** Asks for the mail again, after a while. The seconds are not read aloud one by one: they stand beside the button. */
export function Resend({ secondsLeft, isPending, onResend }: ResendProps) {
  const t = useCopy(authCopy);
  const format = useFormat();
  return (
    <Inline space={2}>
      <Button isDisabled={secondsLeft > 0} isPending={isPending} onPress={onResend}>
        {t('auth.resend.now')}
      </Button>
      {secondsLeft > 0 && (
        <Text tone="quiet" size="small" isTabular>
          {t('auth.resend.in', { wait: format.duration(secondsLeft) })}
        </Text>
      )}
    </Inline>
  );
}
