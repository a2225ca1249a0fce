import { checkTag, isCheckStory } from '@apiyard/ui/story/variants/check-story.ts';
import type { IndexEntry } from './words.ts';

/** Adds the tag `check` to stories that only test, by which the sidebar hides and finds them. */
export function withCheckTags<Entry extends IndexEntry>(entries: Record<string, Entry>): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      entry.type === 'story' && isCheckStory(entry.exportName ?? entry.name)
        ? { ...entry, tags: [...(entry.tags ?? []), checkTag] }
        : entry,
    ]),
  );
}
