import type { Invitation } from '@apiyard/api/contract/invitations';
import { invite as inviteEntry, listInvitations } from '@apiyard/api/contract/invitations';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { activeLanguage, useCopy } from '../../_kit/copy.ts';
import { failureOf } from '../../_kit/failure.ts';
import { useLoadable } from '../../_kit/loadable.ts';
import { requireAdmin, servicesOf, withOneReload } from '../../_kit/route.ts';
import { say } from '../../_kit/say.ts';
import { useServices } from '../../_kit/services.tsx';
import { invitationList, saveChange } from './invitation-changes.ts';
import { invitationsCopy } from './invitations-copy.ts';
import type { InviteOrder, InviteState } from './InviteDialog.tsx';
import { InvitationsScreen } from './InvitationsScreen.tsx';

const InviteDialog = lazy(() => withOneReload('reloaded-for-invite', async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog })));

interface Page {
  readonly items: readonly Invitation[];
  readonly next: string | null;
}

export function loader(args: LoaderFunctionArgs): { readonly first: Promise<Page> } {
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
  const loaded = useLoadable(first);
  const machine = useMemo(() => invitationList.savingBy((change) => saveChange(api, change)), [api]);
  const actor = useActorRef(machine);
  const rows = useSelector(actor, (snapshot) => invitationList.shown(snapshot.context));
  const [next, setNext] = useState<string | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [invite, setInvite] = useState<InviteState>({ state: 'asking' });

  const page = loaded.state === 'done' ? loaded.value : null;
  useLayoutEffect(() => {
    if (page === null) return;
    actor.send({ type: 'told', saved: page.items });
    setNext(page.next);
  }, [actor, page]);

  const latest = useRef({ t, revalidate });
  useLayoutEffect(() => {
    latest.current = { t, revalidate };
  });
  useEffect(() => {
    const onSaved = actor.on('saved', ({ change: { kind, invitation } }) => {
      if (kind !== 'withdraw') return;
      const { t: text } = latest.current;
      say({ tone: 'success', message: text('invitations.withdrawn'), action: { label: text('invitations.undo'), onPress: () => actor.send({ type: 'change', change: { kind: 'restore', invitation } }) } });
    });
    const onRefused = actor.on('refused', () => {
      say({ tone: 'error', message: latest.current.t('invitations.notChanged') });
      void latest.current.revalidate();
    });
    return () => {
      onSaved.unsubscribe();
      onRefused.unsubscribe();
    };
  }, [actor]);

  const onMore = () => {
    if (next === null) return;
    setLoadingMore(true);
    api
      .send(listInvitations, { cursor: next })
      .then(
        (more) => {
          actor.send({ type: 'told', saved: [...(actor.getSnapshot().context.saved ?? []), ...more.items] });
          setNext(more.next);
        },
        () => say({ tone: 'error', message: t('invitations.noMore') }),
      )
      .finally(() => setLoadingMore(false));
  };
  const onInvite = (order: InviteOrder) => {
    setInvite({ state: 'sending' });
    api.send(inviteEntry, { ...order }).then(
      ({ link, isMailed, ...made }) => {
        setInvite({ state: 'made', link, mailedTo: isMailed ? made.email : null });
        actor.send({ type: 'told', saved: [made, ...(actor.getSnapshot().context.saved ?? [])] });
      },
      (error: unknown) => setInvite({ state: failureOf(inviteEntry, error)?.code === 'InvalidInput' && order.email !== undefined ? 'wrong address' : 'failed' }),
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
        // What is known stays in sight while it is asked for again.
        invitations={rows === null ? (loaded.state === 'done' ? { state: 'loading' } : loaded) : { state: 'done', value: rows }}
        hasMore={next !== null}
        isLoadingMore={isLoadingMore}
        nowMs={Date.now()}
        onInvite={() => open(true)}
        onWithdraw={(invitation) => actor.send({ type: 'change', change: { kind: 'withdraw', invitation } })}
        onRestore={(invitation) => actor.send({ type: 'change', change: { kind: 'restore', invitation } })}
        onMore={onMore}
        onRetry={() => void revalidate()}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <InviteDialog isOpen={isOpen} onOpenChange={open} invite={invite} language={activeLanguage()} onInvite={onInvite} />
        </Suspense>
      )}
    </>
  );
}
