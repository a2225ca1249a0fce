import { useFilter } from 'react-aria-components/ComboBox';
import type { ListOption } from '../../collection/option.tsx';
import { useChosen } from './use-chosen.ts';

/**
 * What a combo box lists. Options that a search brought are all shown: the search knows better what matches, a
 * nickname for instance. A chosen one that is no longer among them stays known, and shows where it matches.
 */
export function useOptions<Id extends string>(
  options: readonly ListOption<Id>[],
  ids: readonly Id[],
  isSearched: boolean,
) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const chosen = useChosen(options, ids);
  const listed = [...options, ...chosen.filter(({ id }) => !options.some((option) => option.id === id))];
  const found = new Set(options.map(({ label }) => label));
  const filter = (label: string, words: string) => (isSearched && found.has(label)) || contains(label, words);
  return { chosen, listed, filter };
}
