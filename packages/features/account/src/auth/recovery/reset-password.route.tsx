import { resetPassword } from '@apiyard/api/contract/accounts/recovery';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mutation } from '@apiyard/kit/data/query.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { ResetLinkless, ResetScreen } from '../ResetScreen/ResetScreen.tsx';

/** Name of the query parameter with the token of the emailed link. */
const tokenParam = 'token';

export function Component() {
  const token = useSearchParams()[0].get(tokenParam) ?? '';
  return token === '' ? <ResetLinkless /> : <Linked token={token} />;
}

function Linked({ token }: { readonly token: string }) {
  // The cache does not keep the password after the page was left.
  const { mutate, isPending, isSuccess, error } = useMutation({ ...mutation(resetPassword), gcTime: 0 });
  const isSpent = refusalOf(error).code === 'LinkSpent';
  return (
    <ResetScreen
      token={token}
      stage={isSuccess ? 'done' : isSpent ? 'spent' : 'editing'}
      isPending={isPending}
      error={error}
      onSubmit={mutate}
    />
  );
}
