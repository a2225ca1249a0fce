import type { ScraperDefinition } from '@apiyard/api/contract/scraper-definition';
import { diffLines } from 'diff';

export type DiffLines =
  | { readonly kind: 'added' | 'removed' | 'same'; readonly lines: readonly string[] }
  /** Lines left out between two differences. */
  | { readonly kind: 'skipped'; readonly count: number };

/** Lines around a difference that say where it is. */
const contextLines = 3;

/** Two definitions as JSON, line by line; long stretches without a difference are left out. Empty when they are the same. */
export function lineDiff(before: ScraperDefinition | null, after: ScraperDefinition): readonly DiffLines[] {
  const parts = diffLines(before === null ? '' : jsonText(before), jsonText(after));
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  return parts.flatMap(({ value, added, removed }, index): DiffLines[] => {
    const lines = value.split('\n').slice(0, -1);
    if (added || removed) return [{ kind: added ? 'added' : 'removed', lines }];
    const head = index === 0 ? 0 : contextLines;
    const tail = index === parts.length - 1 ? 0 : contextLines;
    // A line that says that one line was left out would save nothing.
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
