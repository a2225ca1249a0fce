import { useState } from 'react';
import type { ListOption } from '../../collection/option.tsx';

/** The selected options; their names are kept while they are selected, even if a search no longer finds them. */
export function useChosen<Id extends string>(options: readonly ListOption<Id>[], ids: readonly Id[]): ListOption<Id>[] {
  const [known, setKnown] = useState<readonly ListOption<Id>[]>([]);
  const chosen = ids.flatMap(
    (id) => options.find((option) => option.id === id) ?? known.find((option) => option.id === id) ?? [],
  );
  if (chosen.length !== known.length || chosen.some((option, index) => option !== known[index])) setKnown(chosen);
  return chosen;
}
