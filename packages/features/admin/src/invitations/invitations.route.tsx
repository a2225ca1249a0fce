import type { Invitation } from '@apiyard/api/contract/accounts/invitations';
import { invite as inviteEntry, listInvitations } from '@apiyard/api/contract/accounts/invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { activeLanguage, useCopy } from '@apiyard/kit/copy.ts';
import { mutation, pagedQuery } from '@apiyard/kit/data/query.ts';
import { updateList, useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useOpensNew } from '@apiyard/kit/routing/use-opens-new.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { invitationChanges } from './invitation-changes.ts';
import { invitationsCopy } from './invitations-copy.ts';
import { InvitationsScreen } from './InvitationsScreen.tsx';

const InviteDialog = lazyPart('invite', () => import('./InviteDialog.tsx').then(({ InviteDialog }) => InviteDialog));

export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchInfiniteQuery(pagedQuery(listInvitations, {}));
  return null;
}

const { queryKey } = pagedQuery(listInvitations, {});

export function Component() {
  const t = useCopy(invitationsCopy);
  const queryClient = useQueryClient();
  const pages = usePages(listInvitations, {}, () => showToast({ tone: 'error', message: t('invitations.noMore') }));
  const { items, change } = useOptimisticList({
    queryKey,
    items: pages.items,
    changes: invitationChanges,
    onSaved({ kind, invitation }, _result, again) {
      if (kind === 'withdraw')
        showToast({
          tone: 'success',
          message: t('invitations.withdrawn'),
          action: { label: t('invitations.undo'), onPress: () => again({ kind: 'restore', invitation }) },
        });
    },
    onRefused() {
      showToast({ tone: 'error', message: t('invitations.notChanged') });
      return true;
    },
  });
  const making = useMutation({
    ...mutation(inviteEntry),
    onSuccess: ({ link: _, isMailed: __, ...made }) =>
      updateList<Invitation>(queryClient, queryKey, (saved) => [made, ...saved]),
  });
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (shown: boolean) => {
    if (shown) {
      setOpened(true);
      making.reset();
    }
    setOpen(shown);
  };
  useOpensNew(() => open(true));
  return (
    <>
      <InvitationsScreen
        invitations={items}
        more={pages.more}
        nowMs={Date.now()}
        onInvite={() => open(true)}
        onWithdraw={(invitation) => change({ kind: 'withdraw', invitation })}
        onRestore={(invitation) => change({ kind: 'restore', invitation })}
        onMore={pages.onMore}
        onRetry={pages.onRetry}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <InviteDialog isOpen={isOpen} onOpenChange={open} inviting={making} language={activeLanguage()} />
        </Suspense>
      )}
    </>
  );
}
