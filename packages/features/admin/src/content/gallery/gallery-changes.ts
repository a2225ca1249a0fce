import type { AdminGalleryItem } from '@apiyard/api/contract/content/pictures';
import { changeGalleryItem, deleteGalleryItem, restoreGalleryItem } from '@apiyard/api/contract/content/pictures';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

export type GalleryChange =
  | { readonly kind: 'delete' | 'restore'; readonly item: AdminGalleryItem }
  | { readonly kind: 'rename'; readonly item: AdminGalleryItem; readonly name: string }
  | { readonly kind: 'first'; readonly item: AdminGalleryItem; readonly time: string };

/** Newest first, as in the public gallery. */
const ordered = (items: readonly AdminGalleryItem[]) =>
  items.toSorted((a, b) => b.time.localeCompare(a.time) || b.id.localeCompare(a.id));
/** The list with this item added or replaced, in order. */
export const placed = (items: readonly AdminGalleryItem[], item: AdminGalleryItem) =>
  ordered([...items.filter(({ id }) => id !== item.id), item]);

export const galleryChanges: ListChanges<AdminGalleryItem, GalleryChange, AdminGalleryItem | null> = {
  // The next change is based on the version number that this one creates.
  expect(items, change) {
    const { item } = change;
    switch (change.kind) {
      case 'delete':
        return items.filter(({ id }) => id !== item.id);
      case 'restore':
        return placed(items, item);
      case 'rename':
        return items.map((other) =>
          other.id === item.id ? { ...other, name: change.name, version: item.version + 1 } : other,
        );
      case 'first':
        return placed(items, { ...item, time: change.time, version: item.version + 1 });
    }
  },
  settle: (items, { item }, result) =>
    result === null ? items.filter(({ id }) => id !== item.id) : placed(items, result),
  async save(api, change) {
    const { id, version, name, time } = change.item;
    switch (change.kind) {
      case 'delete':
        await api.send(deleteGalleryItem, { id });
        return null;
      case 'restore':
        return api.send(restoreGalleryItem, { id });
      case 'rename':
        return api.send(changeGalleryItem, { id, version, name: change.name, time });
      case 'first':
        return api.send(changeGalleryItem, { id, version, name, time: change.time });
    }
  },
};
