import { expect } from 'vitest';
import { type GalleryItem, getContentPicture, getGallery } from '../contract/content.ts';
import {
  addToGallery,
  changeGalleryItem,
  deleteGalleryItem,
  type DeskGalleryItem,
  listDeskGallery,
  listPictures,
  type Picture,
  pictureBytesMax,
  picturePixelsMax,
  restoreGalleryItem,
  uploadPicture,
} from '../contract/pictures.ts';
import { refusesAllButAdmins } from './admin-only.ts';
import { cutPicture, flood, onePixel, svgFile } from './picture-files.ts';
import { expectFailure, expectOutput, promises, promisesOf } from './promise.ts';
import type { World } from './world.ts';

const send = (world: World, bytes: Blob) => world.send(uploadPicture, {}, {}, bytes);
const uploaded = async (world: World) => expectOutput<Picture>(uploadPicture, await send(world, onePixel));
const added = async (world: World) =>
  expectOutput<DeskGalleryItem>(
    addToGallery,
    await world.send(addToGallery, { pictureId: (await uploaded(world)).id, name: world.name('Red') }),
  );
const visible = async (world: World, id: string) =>
  expectOutput<{ data: GalleryItem[] }>(getGallery, await world.send(getGallery, {})).data.find(
    (item) => item.id === id,
  );

const time = '2026-11-20T08:00:00.000Z';
const unknown = (entry: typeof changeGalleryItem | typeof deleteGalleryItem | typeof restoreGalleryItem) =>
  promisesOf(entry, [
    [
      'NotFound',
      'knows no such picture',
      async (world) => {
        await world.admin();
        expectFailure(
          entry,
          await world.sendAnything(entry, { id: 'nobody', version: 1, name: 'X', time }),
          'NotFound',
        );
      },
    ],
  ]);

export const picturesPromises = promises(
  promisesOf(uploadPicture, [
    [
      'success',
      'keeps a picture once, and hands it out for good',
      async (world) => {
        await world.admin();
        const picture = await uploaded(world);
        expect(picture).toMatchObject({
          address: `/api/data/content/pictures/${picture.id}.webp`,
          small: `/api/data/content/pictures/${picture.id}-600.webp`,
          width: 1,
          height: 1,
        });
        expect(picture.id).toMatch(/^[0-9a-f]{64}$/);
        expect((await uploaded(world)).id).toBe(picture.id);
        for (const address of [picture.address, picture.small]) {
          const answer = await world.send(getContentPicture, { file: address.slice(address.lastIndexOf('/') + 1) });
          expect([
            answer.status,
            answer.headers.get('cache-control'),
            answer.headers.get('content-type')?.startsWith('image/'),
          ]).toEqual([200, 'public, max-age=31536000, immutable', true]);
        }
      },
    ],
    [
      'UnsupportedMedia',
      'takes no SVG: it can run',
      async (world) => {
        await world.admin();
        expectFailure(uploadPicture, await send(world, svgFile), 'UnsupportedMedia');
      },
    ],
    [
      'BrokenPicture',
      'says that a picture ends early',
      async (world) => {
        await world.admin();
        expectFailure(uploadPicture, await send(world, cutPicture), 'BrokenPicture');
      },
    ],
    [
      'TooManyPixels',
      'draws no flood of pixels',
      async (world) => {
        await world.admin();
        expect(expectFailure(uploadPicture, await send(world, flood), 'TooManyPixels')['pixelsMax']).toBe(
          picturePixelsMax,
        );
      },
    ],
    [
      'TooLarge',
      'reads no more than it takes',
      async (world) => {
        await world.admin();
        const body = expectFailure(
          uploadPicture,
          await send(world, new Blob([new Uint8Array(pictureBytesMax + 1)])),
          'TooLarge',
        );
        expect(body['sizeBytesMax']).toBe(pictureBytesMax);
      },
    ],
  ]),
  refusesAllButAdmins(uploadPicture, {}),
  promisesOf(listPictures, [
    [
      'success',
      'lists what was uploaded',
      async (world) => {
        await world.admin();
        const picture = await uploaded(world);
        expect(
          expectOutput<{ items: Picture[] }>(listPictures, await world.send(listPictures, {})).items,
        ).toContainEqual(picture);
      },
    ],
  ]),
  refusesAllButAdmins(listPictures, {}),
  promisesOf(addToGallery, [
    [
      'success',
      'shows it to everybody',
      async (world) => {
        await world.admin();
        const item = await added(world);
        expect(item).toMatchObject({ version: 1, sample: false });
        expect(await visible(world, item.id)).toEqual({
          id: item.id,
          cover: item.cover,
          name: item.name,
          time: item.time,
        });
      },
    ],
    [
      'InvalidInput',
      'shows nothing that was not uploaded',
      async (world) => {
        await world.admin();
        expectFailure(
          addToGallery,
          await world.send(addToGallery, { pictureId: 'a'.repeat(64), name: 'X' }),
          'InvalidInput',
        );
      },
    ],
  ]),
  refusesAllButAdmins(addToGallery, { pictureId: 'any', name: 'X' }),
  promisesOf(listDeskGallery, [
    [
      'success',
      'lists the gallery as the desk sees it',
      async (world) => {
        await world.admin();
        const item = await added(world);
        expect(
          expectOutput<{ items: DeskGalleryItem[] }>(listDeskGallery, await world.send(listDeskGallery, {})).items,
        ).toContainEqual(item);
      },
    ],
  ]),
  refusesAllButAdmins(listDeskGallery, {}),
  promisesOf(changeGalleryItem, [
    [
      'success',
      'renames it and gives it another date',
      async (world) => {
        await world.admin();
        const { id } = await added(world);
        expect(
          expectOutput(
            changeGalleryItem,
            await world.send(changeGalleryItem, { id, version: 1, name: ' Dusk ', time }),
          ),
        ).toMatchObject({ version: 2, name: 'Dusk', time });
        expect(await visible(world, id)).toMatchObject({ name: 'Dusk', time });
      },
    ],
    [
      'Stale',
      'changes nothing when somebody else saved meanwhile',
      async (world) => {
        await world.admin();
        const { id } = await added(world);
        await world.send(changeGalleryItem, { id, version: 1, name: 'Theirs', time });
        expect(
          expectFailure(
            changeGalleryItem,
            await world.send(changeGalleryItem, { id, version: 1, name: 'Mine', time }),
            'Stale',
          )['version'],
        ).toBe(2);
        expect(await visible(world, id)).toMatchObject({ name: 'Theirs' });
      },
    ],
  ]),
  unknown(changeGalleryItem),
  refusesAllButAdmins(changeGalleryItem, { id: 'any', version: 1, name: 'X', time }),
  promisesOf(deleteGalleryItem, [
    [
      'success',
      'takes it out of the gallery',
      async (world) => {
        await world.admin();
        const { id } = await added(world);
        expect(expectOutput(deleteGalleryItem, await world.send(deleteGalleryItem, { id }))).toEqual({ id });
        expect(await visible(world, id)).toBeUndefined();
      },
    ],
  ]),
  unknown(deleteGalleryItem),
  refusesAllButAdmins(deleteGalleryItem, { id: 'any' }),
  promisesOf(restoreGalleryItem, [
    [
      'success',
      'brings it back',
      async (world) => {
        await world.admin();
        const item = await added(world);
        await world.send(deleteGalleryItem, { id: item.id });
        expect(expectOutput(restoreGalleryItem, await world.send(restoreGalleryItem, { id: item.id }))).toEqual(item);
        expect(await visible(world, item.id)).toMatchObject({ name: item.name });
      },
    ],
  ]),
  unknown(restoreGalleryItem),
  refusesAllButAdmins(restoreGalleryItem, { id: 'any' }),
);
