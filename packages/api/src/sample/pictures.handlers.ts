import type { GalleryItem } from '../contract/content.ts';
import { Failure, fail } from '../contract/endpoint.ts';
import type { DeskGalleryItem } from '../contract/pictures.ts';
import {
  addToGallery,
  changeGalleryItem,
  deleteGalleryItem,
  listDeskGallery,
  listPictures,
  pictureBytesMax,
  restoreGalleryItem,
  uploadPicture,
} from '../contract/pictures.ts';
import { badInput, mark, markOf, pageFrom, stale } from './desk-state.ts';
import { handlerMaker } from './handler.ts';
import { kindOf } from './picture-kind.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

export function picturesHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { desk } = store;
  const shown = (item: GalleryItem): DeskGalleryItem => {
    const { version, changed } = markOf(desk, item.id, item.time);
    const { small } = desk.uploads.find(({ picture }) => picture.address === item.cover)?.picture ?? {
      small: item.cover,
    };
    return { ...item, version, small, sample: store.sampleIds.has(item.id) && !changed };
  };
  const unknown = () => fail('NotFound', 'There is no such picture in the gallery. It may have been deleted.');
  const isDeleted = ({ id, time }: GalleryItem) => markOf(desk, id, time).deleted;
  const known = (id: string) => store.gallery.find((each) => each.id === id && !isDeleted(each)) ?? unknown();
  return [
    handle(uploadPicture, async ({ request }) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      if (bytes.byteLength > pictureBytesMax)
        return fail('TooLarge', `The body is too large. Send at most ${pictureBytesMax} bytes.`, {
          sizeBytesMax: pictureBytesMax,
        });
      const kind = kindOf(bytes);
      if (kind instanceof Failure) return kind;
      const id = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
      const there = desk.uploads.find(({ picture }) => picture.id === id);
      if (there) return there.picture;
      const address = `/api/data/content/pictures/${id}`;
      const picture = {
        id,
        address: `${address}.webp`,
        small: `${address}-600.webp`,
        width: kind.width,
        height: kind.height,
        sizeBytes: bytes.byteLength,
        createdAt: sampleNow,
      };
      desk.uploads.unshift({ picture, type: kind.type, bytes });
      return picture;
    }),
    handle(listPictures, ({ input }) =>
      pageFrom(
        desk.uploads.map(({ picture }) => picture),
        input.cursor,
      ),
    ),
    handle(listDeskGallery, ({ input }) => {
      const newestFirst = store.gallery
        .filter((item) => !isDeleted(item))
        .toSorted((a, b) => b.time.localeCompare(a.time) || b.id.localeCompare(a.id));
      const page = pageFrom(newestFirst, input.cursor);
      return page instanceof Failure ? page : { ...page, items: page.items.map(shown) };
    }),
    handle(addToGallery, ({ input: { pictureId, name } }) => {
      const upload = desk.uploads.find(({ picture }) => picture.id === pictureId);
      if (upload === undefined)
        return badInput('/pictureId', 'pictureId is not one of the uploaded pictures. Upload it first.');
      const item: GalleryItem = { id: store.nextId(), cover: upload.picture.address, name, time: sampleNow };
      store.gallery = [item, ...store.gallery];
      mark(desk, item.id, item.time, { version: 1 });
      return shown(item);
    }),
    handle(changeGalleryItem, ({ input: { id, version, name, time } }) => {
      const item = known(id);
      if (item instanceof Failure) return item;
      const now = markOf(desk, id, item.time);
      if (now.version !== version) return stale(now.version);
      mark(desk, id, item.time, { version: version + 1, changed: true });
      const next = { ...item, name, time };
      store.gallery = store.gallery.map((each) => (each === item ? next : each));
      return shown(next);
    }),
    handle(deleteGalleryItem, ({ input: { id } }) => {
      const item = known(id);
      if (item instanceof Failure) return item;
      mark(desk, id, item.time, { deleted: true });
      return { id };
    }),
    handle(restoreGalleryItem, ({ input: { id } }) => {
      const item = store.gallery.find((each) => each.id === id && isDeleted(each));
      if (item === undefined) return unknown();
      mark(desk, id, item.time, { deleted: false });
      return shown(item);
    }),
  ];
}
