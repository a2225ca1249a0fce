import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete as AriaAutocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { ListBox } from 'react-aria-components/ListBox';
import type { ElementProps } from '../../element/element-props.ts';
import { filterOptions } from '../../collection/filter-options.ts';
import { flatten, renderOptions } from '../../collection/option.tsx';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { emptyList } from '../../collection/option.css.ts';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import type { KeyHintProps } from '../KeyHint/KeyHint.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { spinner } from '../../theme/spinner.css.ts';
import { autocomplete, results } from './Autocomplete.css.ts';

export interface AutocompleteItem<Id extends string> extends ListOption<Id> {
  /** Other words that people look for it by. */
  keywords?: readonly string[];
  /** Content at its end: a `KeyHint`, a `Badge`. */
  end?: ReactNode;
}

export interface AutocompleteProps<Id extends string> extends ElementProps {
  /** Names the search and its results: 'Search pages and tools'. */
  label: string;
  /** All of them, or with `onSearch` what the search found. Sections: `{ id, label, items }`. */
  items: readonly OptionPart<AutocompleteItem<Id>>[];
  /** Enter or a press on an item. */
  onAction: (id: Id) => void;
  /** Called with what is typed, to bring other items. Without it the list looks through its items itself. */
  onSearch?: (words: string) => void;
  /** Initial text, such as text typed before it was loaded. @default '' */
  defaultWords?: string;
  /** Items are on their way. @default false */
  isLoading?: boolean;
  /** @default the label */
  placeholder?: string;
  /** The keys that lead here: `['Mod', 'K']`. */
  keys?: KeyHintProps['keys'];
  /** @default false */
  autoFocus?: boolean;
  /** Shown if there are no matches. @default 'No matches', in the language in use */
  empty?: ReactNode;
}

/** A search over a list of things to go to or to do; the base of a command palette. To fill a field in a form use `ComboBox`. */
export function Autocomplete<Id extends string>({
  label,
  items,
  onAction,
  onSearch,
  defaultWords = '',
  isLoading = false,
  empty,
  ...search
}: AutocompleteProps<Id>) {
  const labels = useLabels();
  const wording = useWording();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [words, setWords] = useState(defaultWords);
  const found = onSearch ? items : filterOptions(items, words, contains);
  const foundItems = flatten(found);
  const box = useRef<HTMLDivElement>(null);
  const ids = foundItems.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (words === '') return undefined;
    // The items of the list are in the page one render later.
    const frame = requestAnimationFrame(() => markFirst(box.current));
    return () => cancelAnimationFrame(frame);
  }, [words, ids]);
  return (
    <AriaAutocomplete
      inputValue={words}
      onInputChange={(next) => {
        setWords(next);
        onSearch?.(next);
      }}
    >
      <div ref={box} className={autocomplete}>
        <SearchField {...search} label={label} value={words} onChange={setWords} />
        <ListBox
          aria-label={label}
          onAction={(key) => {
            const item = foundItems.find(({ id }) => id === key);
            if (item) onAction(item.id);
          }}
          renderEmptyState={() => (
            <div className={emptyList}>
              {isLoading && <span className={spinner} aria-hidden />}
              {isLoading ? labels.loading : (empty ?? labels.noMatches)}
            </div>
          )}
          className={results}
        >
          {renderOptions(found)}
        </ListBox>
        <span role="status" className={visuallyHidden}>
          {words !== '' && (isLoading ? labels.loading : wording.count(labels.items, foundItems.length))}
        </span>
      </div>
    </AriaAutocomplete>
  );
}

/**
 * As people type, the library marks the first item, but not if that item is the only one left, after text was pasted or
 * deleted, or when a search brings other items later. Enter would do nothing: Home, which the library handles, marks the
 * first.
 */
function markFirst(box: HTMLElement | null): void {
  const input = box?.querySelector('input') ?? null;
  if (input === null || input !== document.activeElement) return;
  // The attribute of the input follows only half a second after a letter.
  if (box?.querySelector('[role=option][data-focused]') !== null) return;
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
}
