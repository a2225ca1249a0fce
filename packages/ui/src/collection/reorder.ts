import type { Key } from 'react-aria-components/ListBox';

/** The IDs with those in `keys` moved before or after `target`, in their previous order. */
export function moved<Id extends string>(
  ids: readonly Id[],
  keys: ReadonlySet<Key>,
  target: { key: Key; dropPosition: 'before' | 'after' | 'on' },
): Id[] {
  const at = ids.findIndex((id) => id === target.key) + (target.dropPosition === 'after' ? 1 : 0);
  const stays = (id: Id) => !keys.has(id);
  return [...ids.slice(0, at).filter(stays), ...ids.filter((id) => keys.has(id)), ...ids.slice(at).filter(stays)];
}
