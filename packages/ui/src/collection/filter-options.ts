import type { OptionPart } from './option.tsx';

export interface Searchable {
  label: string;
  description?: string;
  /** Additional search terms. */
  keywords?: readonly string[];
}

/**
 * The options that contain every typed word, in any order. Sections without matches are left out. `contains` compares
 * in the current language, ignoring case and accents.
 */
export function filterOptions<Item extends Searchable>(
  parts: readonly OptionPart<Item>[],
  typed: string,
  contains: (text: string, word: string) => boolean,
): OptionPart<Item>[] {
  const words = typed.split(/\s+/u).filter((word) => word !== '');
  const matches = ({ label, description = '', keywords = [] }: Item) => {
    const text = [label, description, ...keywords].join('\n');
    return words.every((word) => contains(text, word));
  };
  return parts.flatMap((part): OptionPart<Item>[] => {
    if (!('items' in part)) return matches(part) ? [part] : [];
    const items = part.items.filter(matches);
    return items.length === 0 ? [] : [{ ...part, items }];
  });
}
