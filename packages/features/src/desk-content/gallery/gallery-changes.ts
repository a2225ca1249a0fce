import type { DeskGalleryItem } from '@apiyard/api/contract/pictures';
import { changeGalleryItem, deleteGalleryItem, restoreGalleryItem } from '@apiyard/api/contract/pictures';
import { optimisticList } from '../../_kit/optimistic-list.machine.ts';
import type { Services } from '../../_kit/services.tsx';

export type GalleryChange =
  | { readonly kind: 'delete' | 'restore'; readonly item: DeskGalleryItem }
  | { readonly kind: 'rename'; readonly item: DeskGalleryItem; readonly name: string }
  | { readonly kind: 'first'; readonly item: DeskGalleryItem; readonly time: string }
  /** It was uploaded: the server has it already. */
  | { readonly kind: 'added'; readonly item: DeskGalleryItem };

/** Newest first, as readers see them. */
const ordered = (items: readonly DeskGalleryItem[]) =>
  items.toSorted((a, b) => b.time.localeCompare(a.time) || b.id.localeCompare(a.id));
const placed = (items: readonly DeskGalleryItem[], item: DeskGalleryItem) =>
  ordered([...items.filter(({ id }) => id !== item.id), item]);

export const galleryList = optimisticList<DeskGalleryItem, GalleryChange, DeskGalleryItem | null>({
  // The next change of one names the version that this one makes.
  expect(items, change) {
    const { item } = change;
    switch (change.kind) {
      case 'delete':
        return items.filter(({ id }) => id !== item.id);
      case 'restore':
      case 'added':
        return placed(items, item);
      case 'rename':
        return items.map((other) =>
          other.id === item.id ? { ...other, name: change.name, version: other.version + 1 } : other,
        );
      case 'first':
        return placed(items, { ...item, time: change.time, version: item.version + 1 });
    }
  },
  settle: (items, { item }, told) => (told === null ? items.filter(({ id }) => id !== item.id) : placed(items, told)),
});

export async function saveGalleryChange(api: Services['api'], change: GalleryChange): Promise<DeskGalleryItem | null> {
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
    case 'added':
      return change.item;
  }
}
