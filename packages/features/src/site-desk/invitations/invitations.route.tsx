import type { Invitation } from '@apiyard/api/contract/invitations';
import { invite as inviteEntry, listInvitations } from '@apiyard/api/contract/invitations';
import { Suspense, useCallback, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { activeLanguage, useCopy } from '../../_kit/copy.ts';
import { failureOf } from '../../_kit/failure.ts';
import { lazyPart } from '../../_kit/lazy-part.ts';
import { useLoadable } from '../../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../../_kit/route.ts';
import { say } from '../../_kit/say.ts';
import { useServices } from '../../_kit/services.tsx';
import type { Page } from '../../_kit/use-changing-list.ts';
import { useChangingPages } from '../../_kit/use-changing-list.ts';
import { invitationList, saveChange } from './invitation-changes.ts';
import { invitationsCopy } from './invitations-copy.ts';
import type { InviteOrder, InviteState } from './InviteDialog.tsx';
import { InvitationsScreen } from './InvitationsScreen.tsx';

const InviteDialog = lazyPart('invite', () => import('./InviteDialog.tsx').then(({ InviteDialog }) => InviteDialog));

export function loader(args: LoaderFunctionArgs): { readonly first: Promise<Page<Invitation>> } {
  requireAdmin(args);
  const first = servicesOf(args).api.send(listInvitations, {});
  // The screen shows failures; without a listener the browser would report them as well.
  first.catch(() => {});
  return { first };
}

export function Component() {
  const t = useCopy(invitationsCopy);
  const { api } = useServices();
  const { first } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const { rows, more, onMore, change, tell } = useChangingPages({
    rules: invitationList,
    first: useLoadable(first),
    reload,
    loadMore: (cursor) =>
      api.send(listInvitations, { cursor }).catch((error: unknown) => {
        say({ tone: 'error', message: t('invitations.noMore') });
        throw error;
      }),
    save: saveChange,
    onSaved({ kind, invitation }, _told, again) {
      if (kind === 'withdraw')
        say({
          tone: 'success',
          message: t('invitations.withdrawn'),
          action: { label: t('invitations.undo'), onPress: () => again({ kind: 'restore', invitation }) },
        });
    },
    onRefused() {
      say({ tone: 'error', message: t('invitations.notChanged') });
      return true;
    },
  });
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [invite, setInvite] = useState<InviteState>({ state: 'asking' });

  const onInvite = (order: InviteOrder) => {
    setInvite({ state: 'sending' });
    api.send(inviteEntry, { ...order }).then(
      ({ link, isMailed, ...made }) => {
        setInvite({ state: 'made', link, mailedTo: isMailed ? made.email : null });
        tell((saved) => [made, ...saved]);
      },
      (error: unknown) =>
        setInvite({
          state:
            failureOf(inviteEntry, error)?.code === 'InvalidInput' && order.email !== undefined
              ? 'wrong address'
              : 'failed',
        }),
    );
  };
  const open = (shown: boolean) => {
    if (shown) {
      setOpened(true);
      setInvite({ state: 'asking' });
    }
    setOpen(shown);
  };
  return (
    <>
      <InvitationsScreen
        invitations={rows}
        hasMore={more !== 'none'}
        isLoadingMore={more === 'loading'}
        nowMs={Date.now()}
        onInvite={() => open(true)}
        onWithdraw={(invitation) => change({ kind: 'withdraw', invitation })}
        onRestore={(invitation) => change({ kind: 'restore', invitation })}
        onMore={onMore}
        onRetry={reload}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <InviteDialog
            isOpen={isOpen}
            onOpenChange={open}
            invite={invite}
            language={activeLanguage()}
            onInvite={onInvite}
          />
        </Suspense>
      )}
    </>
  );
}
