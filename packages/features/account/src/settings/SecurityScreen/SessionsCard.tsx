import type { AccountSession } from '@apiyard/api/contract/accounts/account';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDeviceUnknown } from '@tabler/icons-react';
import type { Translate } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { accountCopy } from '../account-copy.ts';
import type accountEnglish from '../copy/en.ts';
import { CredentialList, CredentialRow } from '../CredentialRow.tsx';

export interface SessionsCardProps {
  /** The current session first. */
  readonly sessions: Loadable<readonly AccountSession[]>;
  readonly nowMs: number;
  readonly onEnd: (session: AccountSession) => void;
  readonly onEndOthers: () => void;
  readonly onRetry: () => void;
}

const icons = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDeviceUnknown,
} as const;

function deviceName({ browser, system }: AccountSession['device'], t: Translate<typeof accountEnglish>): string {
  if (browser !== '' && system !== '') return t('account.sessions.device', { browser, system });
  return browser || system || t('account.sessions.unknown');
}

export function SessionsCard({ sessions, nowMs, onEnd, onEndOthers, onRetry }: SessionsCardProps) {
  const t = useCopy(accountCopy);
  const hasOthers = sessions.state === 'done' && sessions.value.some(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title={t('account.sessions.title')}
      actions={
        hasOthers ? (
          <Button opens="dialog" onPress={onEndOthers}>
            {t('account.sessions.endOthers')}
          </Button>
        ) : undefined
      }
    >
      <Stack space={1}>
        <Text tone="quiet" isProse>
          {t('account.sessions.text')}
        </Text>
        {sessions.state === 'loading' && (
          <div aria-busy>
            <Stack space={1}>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </div>
        )}
        {sessions.state === 'failed' && (
          <Failed title={t('account.sessions.failed')} picture={null} requestId={sessions.requestId} onRetry={onRetry}>
            {t('account.failed.text')}
          </Failed>
        )}
        {sessions.state === 'done' && (
          <CredentialList label={t('account.sessions.title')}>
            {sessions.value.map((session) => {
              const Icon = icons[session.device.kind];
              const name = deviceName(session.device, t);
              return (
                <CredentialRow
                  key={session.id}
                  icon={<Icon size={24} stroke={1.5} />}
                  title={
                    <>
                      {/* In the page's direction: alone, the text would take the direction of the browser's name. */}
                      <span>{name}</span>
                      {session.isCurrent && <Badge tone="accent">{t('account.sessions.this')}</Badge>}
                    </>
                  }
                  facts={
                    <>
                      <bdi>{session.address}</bdi>
                      <span>
                        {t('account.sessions.seen')} <Time at={session.seenAt} nowMs={nowMs} />
                      </span>
                      <span>
                        {t('account.sessions.since')} <Time at={session.createdAt} nowMs={nowMs} />
                      </span>
                    </>
                  }
                  actions={
                    session.isCurrent ? null : (
                      <Button size="small" onPress={() => onEnd(session)}>
                        {t('account.sessions.end')} <span className={visuallyHidden}>({name})</span>
                      </Button>
                    )
                  }
                />
              );
            })}
          </CredentialList>
        )}
      </Stack>
    </Card>
  );
}
