import type { Invitation } from '@apiyard/api/contract/invitations';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import type { BadgeProps } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Inbox } from '@apiyard/ui/illustrations/Inbox';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { PageBand } from '../../_kit/PageBand/PageBand.tsx';
import { useSite } from '../../_kit/services.tsx';
import { Time } from '../../_kit/Time/Time.tsx';
import { invitationsCopy } from './invitations-copy.ts';
import { lines, more } from './InvitationsScreen.css.ts';

export interface InvitationsScreenProps {
  readonly invitations: Loadable<readonly Invitation[]>;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly nowMs: number;
  readonly onInvite: () => void;
  readonly onWithdraw: (invitation: Invitation) => void;
  readonly onRestore: (invitation: Invitation) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

const states = {
  open: { label: 'invitations.state.open', tone: 'success' },
  used: { label: 'invitations.state.used', tone: 'neutral' },
  ended: { label: 'invitations.state.ended', tone: 'neutral' },
  withdrawn: { label: 'invitations.state.withdrawn', tone: 'warning' },
} as const satisfies Record<Invitation['state'], { label: string; tone: NonNullable<BadgeProps['tone']> }>;

/** Who was invited, and what became of it. */
export function InvitationsScreen({ invitations, hasMore, isLoadingMore, nowMs, onInvite, onWithdraw, onRestore, onMore, onRetry }: InvitationsScreenProps) {
  const t = useCopy(invitationsCopy);
  const { registration } = useSite();
  const inviteButton = (
    <Button tone="primary" opens="dialog" onPress={onInvite}>
      {t('invitations.invite')}
    </Button>
  );
  const columns: readonly StaticTableColumn<Invitation>[] = [
    {
      id: 'for',
      label: t('invitations.for'),
      render: ({ email, note }) => (
        <span className={lines}>
          {email === null ? t('invitations.anyone') : <bdi>{email}</bdi>}
          {note !== '' && (
            <Text as="span" size="small" tone="quiet">
              {note}
            </Text>
          )}
        </span>
      ),
    },
    { id: 'state', label: t('invitations.state'), render: ({ state }) => <Badge tone={states[state].tone}>{t(states[state].label)}</Badge> },
    {
      id: 'used',
      label: t('invitations.used'),
      isSpare: true,
      render: ({ uses, usesMax, usedBy, usedAt }) => (
        <span className={lines}>
          <span>{t('invitations.uses', { uses, max: usesMax })}</span>
          {usedAt !== null && (
            <Text as="span" size="small" tone="quiet">
              <bdi>{usedBy ?? t('invitations.gone')}</bdi> · <Time at={usedAt} nowMs={nowMs} />
            </Text>
          )}
        </span>
      ),
    },
    { id: 'ends', label: t('invitations.ends'), isSpare: true, render: ({ expiresAt }) => <Time at={expiresAt} nowMs={nowMs} /> },
    { id: 'by', label: t('invitations.by'), isSpare: true, render: ({ invitedBy }) => <bdi>{invitedBy ?? t('invitations.gone')}</bdi> },
    {
      id: 'act',
      label: t('invitations.act'),
      align: 'end',
      render: (invitation) => {
        if (invitation.state === 'open') {
          return (
            <Button size="small" tone="plain" onPress={() => onWithdraw(invitation)}>
              {t('invitations.withdraw')}
            </Button>
          );
        }
        return (
          invitation.state === 'withdrawn' && (
            <Button size="small" tone="plain" onPress={() => onRestore(invitation)}>
              {t('invitations.restore')}
            </Button>
          )
        );
      },
    },
  ];
  const isEmpty = invitations.state === 'done' && invitations.value.length === 0;
  return (
    <Stack space={3}>
      <PageBand title={t('invitations.title')} purpose={t('invitations.purpose')} actions={inviteButton} />
      {registration !== 'invitation' && (
        <Alert tone="info" action={<Link href="/admin/settings#registration">{t('invitations.settings')}</Link>}>
          {t(registration === 'open' ? 'invitations.siteOpen' : 'invitations.siteClosed')}
        </Alert>
      )}
      {isEmpty || invitations.state === 'failed' ? (
        <Card>
          {invitations.state === 'failed' ? (
            <Failed title={t('invitations.failed.title')} requestId={invitations.requestId} onRetry={onRetry}>
              {t('invitations.failed.text')}
            </Failed>
          ) : (
            <Empty title={t('invitations.empty.title')} picture={<Inbox />} action={<Button onPress={onInvite}>{t('invitations.empty.first')}</Button>}>
              {t('invitations.empty.text')}
            </Empty>
          )}
        </Card>
      ) : (
        <Card padding="none">
          <div aria-busy={invitations.state === 'loading'}>
            <StaticTable
              label={t('invitations.title')}
              columns={columns}
              rows={invitations.state === 'done' ? invitations.value : []}
              rowId={({ id }) => id}
              isLoading={invitations.state === 'loading'}
            />
          </div>
        </Card>
      )}
      {hasMore && (
        <div className={more}>
          <Button isPending={isLoadingMore} onPress={onMore}>
            {t('invitations.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
