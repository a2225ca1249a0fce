import { listKeys } from '@apiyard/api/contract/accounts/keys';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useOpensNew } from '@apiyard/kit/routing/use-opens-new.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { LazyKeyDialogs } from './KeyDialogs/LazyKeyDialogs.tsx';
import { keyName } from './key-words.ts';
import type { KeyChange } from './keys.machine.ts';
import { keysCopy } from './keys-copy.ts';
import { KeysScreen } from './KeysScreen/KeysScreen.tsx';
import { activeKeys, useKeyDialogs } from './use-key-dialogs.ts';

/** Does not wait for the data: the page renders immediately. */
export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(activeKeys);
  void queryClient.prefetchQuery(query(listPlans, {}));
  return null;
}

export function Component() {
  const t = useCopy(keysCopy);
  const { apiOrigin, session } = useServices();
  const user = useUser();
  const keys = useQuery({ ...activeKeys, select: ({ items }) => items });
  const plans = useQuery(query(listPlans, {}));
  const [isEndedOpen, setEndedOpen] = useState(false);
  const ended = usePages(listKeys, isEndedOpen ? { ended: 'true' } : null, () =>
    showToast({ tone: 'error', message: t('keys.ended.failed') }),
  );
  const { dialog, send } = useKeyDialogs(
    useCallback(
      (change: KeyChange) => {
        if (change.type === 'saved' || change.type === 'revoked')
          showToast({ tone: 'success', message: t(`keys.${change.type}`, { name: keyName(t, change.key) }) });
        // The site's calls and code samples use the main key.
        if (change.type === 'rotated' && change.old.main) void session.refresh();
      },
      [session, t],
    ),
  );
  useOpensNew(() => send({ type: 'new' }));
  return (
    <>
      <KeysScreen
        keys={loadable(keys)}
        keysMax={plans.data?.items.find(({ id }) => id === user?.plan)?.keysMax ?? null}
        ended={ended.items}
        moreEnded={ended.more}
        nowMs={Date.now()}
        onNew={() => send({ type: 'new' })}
        onAct={(type, key) => send({ type, key })}
        onOpenEnded={() => setEndedOpen(true)}
        onMoreEnded={ended.onMore}
        onRetryEnded={ended.onRetry}
        onRetry={() => void keys.refetch()}
      />
      <LazyKeyDialogs dialog={dialog} apiOrigin={apiOrigin} nowMs={Date.now()} send={send} />
    </>
  );
}
