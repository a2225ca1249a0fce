import type { Account } from '@apiyard/api/contract/accounts/account';
import { getAccount } from '@apiyard/api/contract/accounts/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { useServices } from '@apiyard/kit/services.tsx';

export const accountQuery = query(getAccount, {});

/** The account. `update` replaces it with the result of a change. */
export function useAccount(): {
  readonly account: Loadable<Account>;
  readonly update: (account: Account) => void;
  readonly reload: () => void;
} {
  const { session } = useServices();
  const queryClient = useQueryClient();
  const result = useQuery(accountQuery);
  return {
    account: loadable(result),
    update(account) {
      // Another person may have signed in since the change was sent.
      queryClient.setQueryData(accountQuery.queryKey, (known) => (known?.id === account.id ? account : known));
      // The header of every page shows name and email address.
      void session.refresh();
    },
    reload: () => void result.refetch(),
  };
}
