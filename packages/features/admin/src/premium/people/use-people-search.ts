import { listPeople } from '@apiyard/api/contract/accounts/people';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { query } from '@apiyard/kit/data/query.ts';
import type { GrantDialogProps } from './GrantDialog.tsx';

const searchPauseMs = 250;

/** Users whose username, name or email contains the text; the newest if it is empty. */
export function usePeopleSearch(): Pick<GrantDialogProps, 'found' | 'isSearching' | 'onSearch'> {
  const [typed, setTyped] = useState<string | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), searchPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const people = useQuery({
    ...query(listPeople, { rows: 10, ...(search ? { search } : {}) }),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });
  return {
    found: people.data?.items ?? [],
    isSearching: typed !== search || people.isFetching,
    onSearch: useCallback((words: string) => setTyped(words.trim()), []),
  };
}
