import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { diffLines } from 'diff';

export type DiffLines =
  | { readonly kind: 'added' | 'removed' | 'same'; readonly lines: readonly string[] }
  /** Number of lines hidden between two differences. */
  | { readonly kind: 'skipped'; readonly count: number };

/** Context lines around a difference. */
const contextLines = 3;

/** Line diff of two definitions as JSON; long unchanged parts are collapsed. Empty if they are equal. */
export function lineDiff(before: ScraperDefinition | null, after: ScraperDefinition): readonly DiffLines[] {
  const parts = diffLines(before === null ? '' : jsonText(before), jsonText(after));
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  return parts.flatMap(({ value, added, removed }, index): DiffLines[] => {
    const lines = value.split('\n').slice(0, -1);
    if (added || removed) return [{ kind: added ? 'added' : 'removed', lines }];
    const head = index === 0 ? 0 : contextLines;
    const tail = index === parts.length - 1 ? 0 : contextLines;
    // Collapsing a single line would save nothing.
    if (lines.length <= head + tail + 1) return [{ kind: 'same', lines }];
    const around = (part: readonly string[]): DiffLines[] => (part.length === 0 ? [] : [{ kind: 'same', lines: part }]);
    return [
      ...around(lines.slice(0, head)),
      { kind: 'skipped', count: lines.length - head - tail },
      ...around(tail === 0 ? [] : lines.slice(-tail)),
    ];
  });
}

function jsonText(definition: ScraperDefinition): string {
  return `${JSON.stringify(definition, null, 2)}\n`;
}
