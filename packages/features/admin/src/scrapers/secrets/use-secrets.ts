import type { Scraper, ScraperSecret } from '@apiyard/api/contract/scrapers';
import { getScraper, removeScraperSecret, setScraperSecret } from '@apiyard/api/contract/scrapers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { query } from '@apiyard/kit/data/query.ts';
import type { Refusal } from '@apiyard/kit/refusal.ts';
import { withSecret } from './secret-names.ts';
import type { SecretsEvent, SecretValue } from './secrets.machine.ts';
import { secretsMachine } from './secrets.machine.ts';

export interface SecretsState {
  readonly secrets: readonly ScraperSecret[];
  readonly phase: 'listed' | 'filling in' | 'saving' | 'asking' | 'removing';
  /** The secret being replaced or removed; null for a new one. */
  readonly name: string | null;
  readonly refusal: Refusal | null;
}

/** Secrets of a saved definition. Remount for a different one. */
export function useSecrets(scraper: Scraper): { state: SecretsState; send: (event: SecretsEvent) => void } {
  const client = useQueryClient();
  const { id } = scraper;
  const { secrets } = useQuery({ ...query(getScraper, { id }), initialData: scraper }).data;
  const machine = useMemo(() => {
    const update = (next: (known: readonly ScraperSecret[]) => ScraperSecret[]) =>
      client.setQueryData(
        query(getScraper, { id }).queryKey,
        (known) => known && { ...known, secrets: next(known.secrets) },
      );
    return secretsMachine.provide({
      actors: {
        save: fromPromise<unknown, SecretValue>(async ({ input, signal }) => {
          const saved = await apiOf(client).send(setScraperSecret, { id, ...input }, { signal });
          update((known) => withSecret(known, saved));
        }),
        forget: fromPromise<unknown, { name: string }>(async ({ input, signal }) => {
          await apiOf(client).send(removeScraperSecret, { id, ...input }, { signal });
          update((known) => known.filter(({ name }) => name !== input.name));
        }),
      },
    });
  }, [client, id]);
  const [{ context, value }, send] = useMachine(machine);
  return { state: { secrets, phase: value, name: context.name, refusal: context.refusal }, send };
}
