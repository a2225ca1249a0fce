import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { Scraper, ScraperSecret } from '@apiyard/api/contract/scrapers/scrapers';
import { getScraper, removeScraperSecret, setScraperSecret } from '@apiyard/api/contract/scrapers/scrapers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { mutation, query } from '@apiyard/kit/data/query.ts';
import { withSecret } from './secret-names.ts';

export interface SecretsState {
  /** The definition's id. */
  readonly id: string;
  readonly secrets: readonly ScraperSecret[];
  readonly saving: MutationState<InputOf<typeof setScraperSecret>, ScraperSecret>;
  readonly removing: MutationState<InputOf<typeof removeScraperSecret>, { readonly name: string }>;
}

/** Secrets of a saved definition. Remount for a different one. */
export function useSecrets(scraper: Scraper): SecretsState {
  const client = useQueryClient();
  const { id } = scraper;
  const { secrets } = useQuery({ ...query(getScraper, { id }), initialData: scraper }).data;
  const update = (next: (known: readonly ScraperSecret[]) => ScraperSecret[]) =>
    client.setQueryData(
      query(getScraper, { id }).queryKey,
      (known) => known && { ...known, secrets: next(known.secrets) },
    );
  const saving = useMutation({
    ...mutation(setScraperSecret),
    // The typed value is not kept once the dialog is closed.
    gcTime: 0,
    onSuccess: (saved) => update((known) => withSecret(known, saved)),
  });
  const removing = useMutation({
    ...mutation(removeScraperSecret),
    onSuccess: ({ name: removed }) => update((known) => known.filter(({ name }) => name !== removed)),
  });
  return { id, secrets, saving, removing };
}
