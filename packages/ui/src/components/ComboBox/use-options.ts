import { useFilter } from 'react-aria-components/ComboBox';
import { flatten } from '../../collection/option.tsx';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { useChosen } from './use-chosen.ts';

/**
 * The options of a combo box. All results of an external search are shown: it may match by other data, such as a
 * nickname. A selected option that is no longer in the results is kept, and shown if it matches.
 */
export function useOptions<Id extends string, Option extends ListOption<Id>>(
  parts: readonly OptionPart<Option>[],
  ids: readonly Id[],
  isSearched: boolean,
  unlisted?: (id: Id) => Option,
) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const options = flatten(parts);
  const chosen = useChosen(options, ids, unlisted);
  const listed = [...parts, ...chosen.filter(({ id }) => !options.some((option) => option.id === id))];
  const found = new Set(options.map(({ label }) => label));
  // Where people type values of their own, those that they have are not offered again.
  const filter = (label: string, words: string) =>
    unlisted === undefined ? (isSearched && found.has(label)) || contains(label, words) : found.has(label);
  return { chosen, listed, listedOptions: flatten(listed), filter };
}
