import { resendConfirmation } from '@apiyard/api/contract/accounts/account';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { mutation } from '@apiyard/kit/data/query.ts';
import { failureOf } from '@apiyard/kit/errors/failure.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { band, icon, sentence, way } from './ConfirmBand.css.ts';
import { confirmBandCopy } from './confirm-band-copy.ts';

interface ConfirmBandProps {
  /** The address whose link was not opened yet; null if the person has entered none. */
  readonly pendingEmail: string | null;
}

/** Shown below every page of the full layout until the person has a confirmed address. */
export function ConfirmBand({ pendingEmail }: ConfirmBandProps) {
  const t = useCopy(confirmBandCopy);
  const format = useFormat();
  const { session } = useServices();
  const sending = useMutation(mutation(resendConfirmation));
  const textOf = useProblemText<typeof resendConfirmation>({
    RateLimited: ({ retryAfterS }) => t('confirmBand.tooMany', { wait: format.duration(retryAfterS) }),
  });
  const isConfirmed = failureOf(resendConfirmation, sending.error)?.code === 'NothingPending';
  useEffect(() => {
    if (isConfirmed) void session.refresh();
  }, [isConfirmed, session]);
  useEffect(() => {
    // The link opens in another window.
    const look = () => {
      if (document.visibilityState === 'visible') void session.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);
  const email = `\u2068${pendingEmail ?? ''}\u2069`;
  const words =
    pendingEmail === null
      ? t('confirmBand.none')
      : sending.isError && !isConfirmed
        ? textOf(sending.error)
        : t(sending.isSuccess ? 'confirmBand.sent' : 'confirmBand.waiting', { email });
  return (
    <section aria-label={t('confirmBand.label')} className={band}>
      <span role="status" className={sentence}>
        <IconMail size={16} stroke={1.5} className={icon} aria-hidden />
        <span>{words}</span>
      </span>
      <span className={way}>
        {pendingEmail === null ? (
          <Link href="/account/profile">{t('confirmBand.add')}</Link>
        ) : (
          <Button size="small" tone="plain" isPending={sending.isPending} onPress={() => sending.mutate({})}>
            {t('confirmBand.resend')}
          </Button>
        )}
      </span>
    </section>
  );
}
