import type { ScraperSecret } from '@apiyard/api/contract/scrapers';
import { removeScraperSecret, setScraperSecret } from '@apiyard/api/contract/scrapers';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useServices } from '../../_kit/services.tsx';
import type { Refusal } from '../../_kit/refusal.ts';
import type { SecretsEvent, SecretValue } from './secrets.machine.ts';
import { secretsMachine } from './secrets.machine.ts';

export interface SecretsState {
  readonly secrets: readonly ScraperSecret[];
  readonly phase: 'listed' | 'filling in' | 'saving' | 'asking' | 'removing';
  /** The secret that is replaced or removed; null for a new one. */
  readonly name: string | null;
  readonly refusal: Refusal | null;
}

/** The secrets of a stored definition. For another one, mount what uses it anew. */
export function useSecrets(
  scraperId: string,
  known: readonly ScraperSecret[],
): { state: SecretsState; send: (event: SecretsEvent) => void } {
  const { api } = useServices();
  const machine = useMemo(
    () =>
      secretsMachine.provide({
        actors: {
          save: fromPromise<ScraperSecret, SecretValue>(({ input, signal }) =>
            api.send(setScraperSecret, { id: scraperId, ...input }, { signal }),
          ),
          forget: fromPromise<unknown, { name: string }>(({ input, signal }) =>
            api.send(removeScraperSecret, { id: scraperId, ...input }, { signal }),
          ),
        },
      }),
    [api, scraperId],
  );
  const [{ context, value }, send] = useMachine(machine, { input: { secrets: known } });
  return { state: { secrets: context.secrets, phase: value, name: context.name, refusal: context.refusal }, send };
}
