import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { accountQuery, useAccount } from '../settings/use-account.ts';
import { UserProfileScreen } from './UserProfileScreen.tsx';

/** Does not wait for the data: the page renders immediately. */
export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(accountQuery);
  return null;
}

export function Component() {
  const { account, reload } = useAccount();
  return <UserProfileScreen account={account} onRetry={reload} />;
}
