import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '../copy.ts';
import { useFormat } from '../format.ts';
import { credentialsCopy } from './credentials-copy.ts';

export interface ResendProps {
  /** Time until the email can be resent. */
  readonly secondsLeft: number;
  readonly isPending: boolean;
  readonly onResend: () => void;
}

/** Resends the email after a delay. The countdown is not a live region, so it is not read aloud every second. */
export function Resend({
  secondsLeft,
  isPending,
  onResend,
  children,
}: ResendProps & { readonly children?: ReactNode }) {
  const t = useCopy(credentialsCopy);
  const format = useFormat();
  return (
    <Stack space={1}>
      <Inline space={1}>
        <Button isDisabled={secondsLeft > 0} isPending={isPending} onPress={onResend}>
          {t('credentials.resend.now')}
        </Button>
        {children}
      </Inline>
      <Text tone="quiet" size="small" isTabular>
        {/* Keeps its line, so that nothing moves when the time is over. */}
        {secondsLeft > 0 ? t('credentials.resend.in', { wait: format.duration(secondsLeft) }) : '\u00a0'}
      </Text>
    </Stack>
  );
}
