import type {
  changePersonState,
  changeRole,
  PersonDetails,
  sendPersonReset,
  stopPersonTwoSteps,
} from '@apiyard/api/contract/accounts/people';
import { getPerson } from '@apiyard/api/contract/accounts/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCopy } from '@apiyard/kit/copy.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { invalidate, query } from '@apiyard/kit/data/query.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { usersCopy } from '../users-copy.ts';
import type { UserAct } from './user-act.ts';
import { act, undoOf } from './user-act.ts';

interface UserActs {
  /** The pending action. */
  readonly busy: UserAct['kind'] | null;
  /** Another admin changed the account, so it was reloaded. */
  readonly isStale: boolean;
  readonly onAct: (wanted: UserAct) => void;
}

/** Actions of an admin on an account; undefined until it is loaded. */
export function useUserActs(person: PersonDetails | undefined): UserActs {
  const t = useCopy(usersCopy);
  const format = useFormat();
  const client = useQueryClient();
  const textOf = useProblemText<
    typeof changePersonState | typeof changeRole | typeof stopPersonTwoSteps | typeof sendPersonReset
  >({
    OwnAccount: t('people.refused.own'),
    LastAdmin: t('people.refused.lastAdmin'),
    NoAddress: t('people.refused.noAddress'),
    NoTwoSteps: t('people.refused.noTwoSteps'),
    RateLimited: ({ retryAfterS }) => t('people.refused.tooMany', { wait: format.duration(retryAfterS) }),
    NotFound: t('people.refused.gone'),
  });
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ of, wanted }: { readonly of: PersonDetails; readonly wanted: UserAct }) =>
      act(apiOf(client), of, wanted),
    async onSuccess({ person: now, email, ended }, { of: { id, username: name }, wanted }) {
      const undo = undoOf(wanted);
      const message =
        wanted.kind === 'reset'
          ? t('people.done.reset', { email })
          : wanted.kind === 'endSessions'
            ? t('people.done.endSessions', { name, count: ended })
            : t(`people.done.${wanted.kind}`, { name });
      // The page may be left by the time of the undo.
      showToast({
        tone: 'success',
        message,
        ...(now &&
          undo && { action: { label: t('people.act.undo'), onPress: () => mutate({ of: now, wanted: undo }) } }),
      });
      if (now === null) await invalidate(client, [getPerson]);
      else client.setQueryData(query(getPerson, { id }).queryKey, now);
    },
    onError(refused) {
      const { code } = refusalOf(refused);
      if (code !== 'Stale') showToast({ tone: 'error', message: textOf(refused) });
      // Another admin changed the account: the page is stale.
      if (code === 'Stale' || code === 'NotFound' || code === 'NoTwoSteps') void invalidate(client, [getPerson]);
    },
  });
  return {
    busy: isPending ? variables.wanted.kind : null,
    isStale: error !== null && refusalOf(error).code === 'Stale',
    onAct: (wanted) => {
      if (person !== undefined && !isPending) mutate({ of: person, wanted });
    },
  };
}
