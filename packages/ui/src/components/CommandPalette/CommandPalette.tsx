import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import type { ElementProps } from '../../element/element-props.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { Autocomplete } from '../Autocomplete/Autocomplete.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Text } from '../Text/Text.tsx';
import { body, status as statusStyle } from './CommandPalette.css.ts';
import { filterGroups, shownGroups } from './command-groups.ts';
import type { CommandGroup } from './command-groups.ts';

export type { CommandGroup } from './command-groups.ts';

export interface CommandPaletteProps<Id extends string> extends ElementProps<HTMLElement> {
  /** Of the dialog: 'Command menu'. */
  title: string;
  /** Names the search and its results: 'Search pages and tools'. */
  label: string;
  /** In the order in which they are shown; with `onSearch` what the search found. */
  groups: readonly CommandGroup<Id>[];
  /** Most items of a group. @default all of them */
  groupMax?: number;
  /** Shown first while nothing is typed. @default none */
  recent?: { label: string; ids: readonly Id[] };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Enter or a press on an item. The palette has closed. */
  onAction: (id: Id) => void;
  /** Called with what is typed, to bring other groups, and with '' when it closes. Without it the palette searches its items itself. */
  onSearch?: (words: string) => void;
  /** Initial query: what was typed while the code loaded. @default '' */
  defaultWords?: string;
  /** Items are on their way. @default false */
  isLoading?: boolean;
  /** A sentence below the results: what is loading, or what could not be loaded. */
  status?: string;
  /** Adds a button to the status. */
  onRetry?: () => void;
  /** Shown if there are no matches. @default 'No matches', in the language in use */
  empty?: ReactNode;
}

/** A search over everything in the app to go to or to do. It opens with a shortcut. A search on the page is an `Autocomplete`. */
export function CommandPalette<Id extends string>({
  title,
  label,
  groups,
  groupMax,
  recent,
  isOpen,
  onOpenChange,
  onAction,
  onSearch,
  defaultWords = '',
  isLoading = false,
  status,
  onRetry,
  empty,
  ...element
}: CommandPaletteProps<Id>) {
  const labels = useLabels();
  const [words, setWords] = useState(defaultWords);
  const { contains } = useFilter({ sensitivity: 'base' });
  const isIdle = words.trim() === '';
  const type = (next: string) => {
    setWords(next);
    onSearch?.(next);
  };
  const change = (open: boolean) => {
    if (!open) type('');
    onOpenChange(open);
  };
  const found = onSearch ? groups : filterGroups(groups, words, contains);
  const items = shownGroups(found, isIdle ? recent : undefined, groupMax).map((group) => ({
    ...group,
    items: group.items.map(({ keys, ...item }) => ({ ...item, end: keys && <KeyHint keys={keys} /> })),
  }));
  return (
    <Dialog {...element} title={title} size="medium" isOpen={isOpen} onOpenChange={change}>
      {(close) => (
        <div className={body}>
          <Autocomplete<Id>
            label={label}
            // oxlint-disable-next-line no-autofocus -- people open it to type.
            autoFocus
            items={items}
            defaultWords={words}
            onSearch={type}
            isLoading={isLoading}
            empty={empty}
            onAction={(id) => {
              type('');
              close();
              onAction(id);
            }}
          />
          {status !== undefined && (
            <div className={statusStyle}>
              <span role="status">
                <Text size="small" tone="quiet" as="span">
                  {status}
                </Text>
              </span>
              {onRetry && (
                <Button size="small" onPress={onRetry}>
                  {labels.retry}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
