import type { Account } from '@apiyard/api/contract/account';
import { useCallback, useMemo, useState } from 'react';
import type { Loadable } from '../_kit/loadable.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { useServices } from '../_kit/services.tsx';

/** The account as it was loaded, or as a change has told it since. */
export function useAccount(loaded: Promise<Account>): {
  readonly account: Loadable<Account>;
  readonly tell: (account: Account) => void;
} {
  const { session } = useServices();
  const first = useLoadable(loaded);
  const [told, setTold] = useState<{ readonly over: Promise<Account>; readonly account: Account } | null>(null);
  const tell = useCallback(
    (account: Account) => {
      setTold({ over: loaded, account });
      // Name and address stand in the head of every page.
      void session.refresh();
    },
    [loaded, session],
  );
  const account = useMemo(
    (): Loadable<Account> => (told?.over === loaded ? { state: 'done', value: told.account } : first),
    [first, loaded, told],
  );
  return { account, tell };
}
