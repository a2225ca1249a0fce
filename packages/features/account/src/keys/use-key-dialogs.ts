import { type ApiKey, changeKey, createKey, listKeys, revokeKey, rotateKey } from '@apiyard/api/contract/accounts/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { invalidate, query } from '@apiyard/kit/data/query.ts';
import { updateList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { listAfter } from './change-list.ts';
import type { KeyDraft } from './key-draft.ts';
import type { IssuedKey, KeyChange, KeysEvent } from './keys.machine.ts';
import { keysMachine } from './keys.machine.ts';

/** The state of the open dialog. */
export type KeyDialog =
  | {
      readonly kind: 'edit';
      readonly subject: ApiKey | null;
      readonly isBusy: boolean;
      readonly error: unknown;
    }
  | {
      readonly kind: 'rotate' | 'revoke';
      readonly subject: ApiKey;
      readonly isBusy: boolean;
      readonly error: unknown;
    }
  | {
      readonly kind: 'issued';
      readonly issued: IssuedKey;
      readonly oldUntil: string | null;
      readonly isReplacement: boolean;
    };

const issuedFrom = ({ key, ...rest }: ApiKey & { key: string }): IssuedKey => ({ key: rest, whole: key });

/** The list of active keys. */
export const activeKeys = query(listKeys, {});

/** Dialogs that change the list of active keys. */
export function useKeyDialogs(onChanged: (change: KeyChange) => void): {
  dialog: KeyDialog | null;
  send: (event: KeysEvent) => void;
} {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const machine = useMemo(
    () =>
      keysMachine.provide({
        actors: {
          create: fromPromise<IssuedKey, KeyDraft>(async ({ input, signal }) =>
            issuedFrom(await api.send(createKey, input, { signal })),
          ),
          change: fromPromise<ApiKey, { readonly key: ApiKey; readonly draft: KeyDraft }>(
            ({ input: { key, draft }, signal }) =>
              api.send(changeKey, { id: key.id, version: key.version, ...draft }, { signal }),
          ),
          rotate: fromPromise(
            async ({
              input,
              signal,
            }: {
              input: { readonly key: ApiKey; readonly graceS: number };
              signal: AbortSignal;
            }) => {
              const issued = issuedFrom(
                await api.send(rotateKey, { id: input.key.id, graceS: input.graceS }, { signal }),
              );
              return {
                issued,
                oldUntil: input.graceS === 0 ? null : new Date(Date.now() + input.graceS * 1000).toISOString(),
              };
            },
          ),
          revoke: fromPromise<unknown, ApiKey>(({ input, signal }) =>
            api.send(revokeKey, { id: input.id }, { signal }),
          ),
          load: fromPromise<readonly ApiKey[]>(async () => (await queryClient.fetchQuery(activeKeys)).items),
        },
      }),
    [api, queryClient],
  );
  const [snapshot, send, actor] = useMachine(machine);
  useEffect(() => {
    const subscription = actor.on('*', (change) => {
      updateList<ApiKey>(queryClient, activeKeys.queryKey, (keys) => listAfter(keys, change));
      void invalidate(queryClient, [listKeys]);
      onChanged(change);
    });
    return () => subscription.unsubscribe();
  }, [actor, queryClient, onChanged]);
  const { subject, error, issued, oldUntil } = snapshot.context;
  const dialog = ((): KeyDialog | null => {
    if (snapshot.matches('editing'))
      return { kind: 'edit', subject, error, isBusy: !snapshot.matches({ editing: 'filling' }) };
    if (snapshot.matches('issued') && issued !== null)
      return { kind: 'issued', issued, oldUntil, isReplacement: subject !== null };
    if (subject === null) return null;
    if (snapshot.matches('rotating'))
      return { kind: 'rotate', subject, error, isBusy: snapshot.matches({ rotating: 'working' }) };
    if (snapshot.matches('revoking'))
      return { kind: 'revoke', subject, error, isBusy: snapshot.matches({ revoking: 'working' }) };
    return null;
  })();
  return { dialog, send };
}
