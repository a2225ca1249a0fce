import type { Invitation } from '@apiyard/api/contract/accounts/invitations';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import type { BadgeProps } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Inbox } from '@apiyard/ui/illustrations/Inbox';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { cardActs, cardHead, lines } from '@apiyard/kit/RowList/RowList.css.ts';
import { MoreRows, RowList } from '@apiyard/kit/RowList/RowList.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { invitationsCopy } from './invitations-copy.ts';

export interface InvitationsScreenProps {
  readonly invitations: Loadable<readonly Invitation[]>;
  readonly more: More;
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

/** Invitations and their state. */
export function InvitationsScreen({
  invitations,
  more,
  nowMs,
  onInvite,
  onWithdraw,
  onRestore,
  onMore,
  onRetry,
}: InvitationsScreenProps) {
  const t = useCopy(invitationsCopy);
  const { registration } = useSite();
  const inviteButton = (
    <Button tone="primary" opens="dialog" onPress={onInvite}>
      {t('invitations.invite')}
    </Button>
  );
  const isEmpty = invitations.state === 'done' && invitations.value.length === 0;
  return (
    <Stack space={3}>
      <PageBand title={t('invitations.title')} purpose={t('invitations.purpose')} actions={inviteButton} />
      {registration !== 'invitation' && (
        <Alert tone="info" action={<Link href="/admin/settings#registration">{t('invitations.settings')}</Link>}>
          {t(registration === 'open' ? 'invitations.siteOpen' : 'invitations.siteClosed')}
        </Alert>
      )}
      {invitations.state === 'failed' ? (
        <Failed title={t('invitations.failed.title')} requestId={invitations.requestId} onRetry={onRetry}>
          {t('invitations.failed.text')}
        </Failed>
      ) : isEmpty ? (
        <Empty
          title={t('invitations.empty.title')}
          picture={<Inbox />}
          action={<Button onPress={onInvite}>{t('invitations.empty.first')}</Button>}
        >
          {t('invitations.empty.text')}
        </Empty>
      ) : (
        <div aria-busy={invitations.state === 'loading'}>
          <InvitationRows
            invitations={invitations.state === 'done' ? invitations.value : null}
            nowMs={nowMs}
            onWithdraw={onWithdraw}
            onRestore={onRestore}
          />
        </div>
      )}
      <MoreRows label={t('invitations.more')} more={more} onMore={onMore} />
    </Stack>
  );
}

interface RowsProps extends Pick<InvitationsScreenProps, 'nowMs' | 'onWithdraw' | 'onRestore'> {
  /** Null while loading. */
  readonly invitations: readonly Invitation[] | null;
}

function InvitationRows({ invitations, nowMs, ...acts }: RowsProps) {
  const t = useCopy(invitationsCopy);
  return (
    <RowList
      label={t('invitations.title')}
      rows={invitations}
      rowId={({ id }) => id}
      columns={[
        { id: 'for', label: t('invitations.for'), render: (invitation) => <For invitation={invitation} /> },
        { id: 'state', label: t('invitations.state'), render: (invitation) => <State invitation={invitation} /> },
        {
          id: 'used',
          label: t('invitations.used'),
          render: (invitation) => <Used invitation={invitation} nowMs={nowMs} />,
        },
        { id: 'ends', label: t('invitations.ends'), render: ({ expiresAt }) => <Time at={expiresAt} nowMs={nowMs} /> },
        {
          id: 'by',
          label: t('invitations.by'),
          render: ({ invitedBy }) => <bdi>{invitedBy ?? t('invitations.gone')}</bdi>,
        },
        {
          id: 'act',
          label: t('invitations.act'),
          align: 'end',
          render: (invitation) => <Act invitation={invitation} {...acts} />,
        },
      ]}
      card={(invitation) => (
        <>
          <div className={cardHead}>
            <For invitation={invitation} />
            <div className={cardActs}>
              <Act invitation={invitation} {...acts} />
            </div>
          </div>
          <span className={lines}>
            <State invitation={invitation} />
          </span>
          <Text as="div" size="small" tone="quiet">
            {t('invitations.ends')} · <Time at={invitation.expiresAt} nowMs={nowMs} />
          </Text>
          <Text as="div" size="small" tone="quiet">
            {t('invitations.used')} · {t('invitations.uses', { uses: invitation.uses, max: invitation.usesMax })}
            {invitation.usedAt !== null && (
              <>
                {' · '}
                <bdi>{invitation.usedBy ?? t('invitations.gone')}</bdi> · <Time at={invitation.usedAt} nowMs={nowMs} />
              </>
            )}
          </Text>
        </>
      )}
    />
  );
}

interface PartProps {
  readonly invitation: Invitation;
}

function For({ invitation: { email, note } }: PartProps) {
  const t = useCopy(invitationsCopy);
  return (
    <span className={lines}>
      {email === null ? t('invitations.anyone') : <bdi>{email}</bdi>}
      {note !== '' && (
        <Text as="span" size="small" tone="quiet">
          {note}
        </Text>
      )}
    </span>
  );
}

function State({ invitation: { state } }: PartProps) {
  const t = useCopy(invitationsCopy);
  return <Badge tone={states[state].tone}>{t(states[state].label)}</Badge>;
}

function Used({
  invitation: { uses, usesMax, usedBy, usedAt },
  nowMs,
}: PartProps & Pick<InvitationsScreenProps, 'nowMs'>) {
  const t = useCopy(invitationsCopy);
  return (
    <span className={lines}>
      <span>{t('invitations.uses', { uses, max: usesMax })}</span>
      {usedAt !== null && (
        <Text as="span" size="small" tone="quiet">
          <bdi>{usedBy ?? t('invitations.gone')}</bdi> · <Time at={usedAt} nowMs={nowMs} />
        </Text>
      )}
    </span>
  );
}

function Act({
  invitation,
  onWithdraw,
  onRestore,
}: PartProps & Pick<InvitationsScreenProps, 'onWithdraw' | 'onRestore'>) {
  const t = useCopy(invitationsCopy);
  if (invitation.state === 'open') {
    return (
      <Button size="small" onPress={() => onWithdraw(invitation)}>
        {t('invitations.withdraw')}
      </Button>
    );
  }
  if (invitation.state !== 'withdrawn') return null;
  return (
    <Button size="small" onPress={() => onRestore(invitation)}>
      {t('invitations.restore')}
    </Button>
  );
}
