import { useState } from 'react';
import type { ListOption } from '../../collection/option.tsx';

/**
 * The selected options; their names are kept while they are selected, even if a search no longer finds them.
 * `unlisted` makes the option of a value that was never among them.
 */
export function useChosen<Id extends string, Option extends ListOption<Id>>(
  options: readonly Option[],
  ids: readonly Id[],
  unlisted?: (id: Id) => Option,
): Option[] {
  const [known, setKnown] = useState<readonly Option[]>([]);
  const chosen = ids.flatMap(
    (id) =>
      options.find((option) => option.id === id) ?? known.find((option) => option.id === id) ?? unlisted?.(id) ?? [],
  );
  if (chosen.length !== known.length || chosen.some((option, index) => option !== known[index])) setKnown(chosen);
  return chosen;
}
