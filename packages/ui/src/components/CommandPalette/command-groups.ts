import type { ReactNode } from 'react';
import { filterOptions } from '../../collection/filter-options.ts';
import type { KeyHintProps } from '../KeyHint/KeyHint.tsx';

/** Something to go to or to do. */
export interface Command<Id extends string = string> {
  id: Id;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** 20 px, before the text. */
  icon?: ReactNode;
  /** The shortcut that does the same: `['Mod', 'P']`. */
  keys?: KeyHintProps['keys'];
  /** Other words that people look for it by; without `onSearch`. */
  keywords?: readonly string[];
}

export interface CommandGroup<Id extends string = string> {
  id: string;
  label: string;
  items: readonly Command<Id>[];
}

interface Recent<Id extends string> {
  /** Title of their group: 'Recent'. */
  label: string;
  /** Ids of the latest choices, latest first. */
  ids: readonly Id[];
}

/** The groups with at most `groupMax` items each, without empty ones. Recent choices come first, and only there. */
export function shownGroups<Id extends string>(
  groups: readonly CommandGroup<Id>[],
  recent: Recent<Id> | undefined,
  groupMax = Infinity,
): CommandGroup<Id>[] {
  const all = groups.flatMap(({ items }) => items);
  const ids = recent?.ids ?? [];
  const lately = ids.flatMap((id) => all.find((item) => item.id === id) ?? []);
  return [
    { id: 'recent', label: recent?.label ?? '', items: lately },
    ...groups.map((group) => ({
      ...group,
      items: group.items.filter((item) => !lately.includes(item)).slice(0, groupMax),
    })),
  ].filter(({ items }) => items.length > 0);
}

/** The items that contain every typed word, in their groups. */
export function filterGroups<Id extends string>(
  groups: readonly CommandGroup<Id>[],
  words: string,
  contains: (text: string, word: string) => boolean,
): CommandGroup<Id>[] {
  return filterOptions<Command<Id>>(groups, words, contains).filter((part) => 'items' in part);
}
