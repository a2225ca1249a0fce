/** The selected rows of a table, in the URL. */
import { useState } from 'react';

const name = 'selected';

export const readSelected = (params: URLSearchParams): ReadonlySet<string> =>
  new Set((params.get(name) ?? '').split(',').filter((id) => id !== ''));

/** Changes the parameters, and returns them. */
export function withSelected(params: URLSearchParams, selected: ReadonlySet<string>): URLSearchParams {
  params.delete(name);
  if (selected.size > 0) params.set(name, [...selected].join(','));
  return params;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The set that the table made, until the URL has other rows: it holds the start of a range. */
export function useSelectedRows(
  inAddress: ReadonlySet<string>,
  onChange: (selected: ReadonlySet<string>) => void,
): [ReadonlySet<string>, (selected: ReadonlySet<string>) => void] {
  const [selected, setSelected] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (!isSame(seen, inAddress)) {
    setSeen(inAddress);
    if (!isSame(selected, inAddress)) setSelected(inAddress);
  }
  return [
    selected,
    (next) => {
      setSelected(next);
      onChange(next);
    },
  ];
}
