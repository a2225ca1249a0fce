import { expect } from 'vitest';
import { type GalleryItem, getContentPicture, getGallery } from '../../contract/content/content.ts';
import {
  addToGallery,
  changeGalleryItem,
  deleteGalleryItem,
  type AdminGalleryItem,
  listAdminGallery,
  listPictures,
  type Picture,
  pictureBytesMax,
  picturePixelsMax,
  restoreGalleryItem,
  uploadPicture,
} from '../../contract/content/pictures.ts';
import { refusesAllButAdmins } from '../admin-only.ts';
import { cutPicture, flood, onePixel, svgFile } from './picture-files.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

const send = (world: World, bytes: Blob) => world.send(uploadPicture, {}, {}, bytes);
const uploaded = async (world: World) => expectOutput<Picture>(uploadPicture, await send(world, onePixel));
const added = async (world: World) =>
  expectOutput<AdminGalleryItem>(
    addToGallery,
    await world.send(addToGallery, { pictureId: (await uploaded(world)).id, name: world.name('Red') }),
  );
const visible = async (world: World, id: string) =>
  expectOutput<{ data: GalleryItem[] }>(getGallery, await world.send(getGallery, {})).data.find(
    (item) => item.id === id,
  );

const time = '2026-11-20T08:00:00.000Z';
const unknown = (entry: typeof changeGalleryItem | typeof deleteGalleryItem | typeof restoreGalleryItem) =>
  conformanceOf(entry, [
    [
      'NotFound',
      'returns NotFound for an unknown picture',
      async (world) => {
        await world.admin();
        expectFailure(
          entry,
          await world.sendAnything(entry, { id: 'unknown', version: 1, name: 'X', time }),
          'NotFound',
        );
      },
    ],
  ]);

export const picturesConformance = conformance(
  conformanceOf(uploadPicture, [
    [
      'success',
      'stores identical pictures once, cacheable forever',
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
          const response = await world.send(getContentPicture, { file: address.slice(address.lastIndexOf('/') + 1) });
          expect([
            response.status,
            response.headers.get('cache-control'),
            response.headers.get('content-type')?.startsWith('image/'),
          ]).toEqual([200, 'public, max-age=31536000, immutable', true]);
        }
      },
    ],
    [
      'UnsupportedMedia',
      'rejects SVG, which can contain scripts',
      async (world) => {
        await world.admin();
        expectFailure(uploadPicture, await send(world, svgFile), 'UnsupportedMedia');
      },
    ],
    [
      'BrokenPicture',
      'rejects an incomplete picture',
      async (world) => {
        await world.admin();
        expectFailure(uploadPicture, await send(world, cutPicture), 'BrokenPicture');
      },
    ],
    [
      'TooManyPixels',
      'rejects a picture with too many pixels',
      async (world) => {
        await world.admin();
        expect(expectFailure(uploadPicture, await send(world, flood), 'TooManyPixels')['pixelsMax']).toBe(
          picturePixelsMax,
        );
      },
    ],
    [
      'TooLarge',
      'rejects a picture above the size limit',
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
  conformanceOf(listPictures, [
    [
      'success',
      'lists uploaded pictures',
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
  conformanceOf(addToGallery, [
    [
      'success',
      'returns the picture to visitors',
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
      'returns NotFound for a picture that was not uploaded',
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
  conformanceOf(listAdminGallery, [
    [
      'success',
      'lists the gallery with drafts',
      async (world) => {
        await world.admin();
        const item = await added(world);
        expect(
          expectOutput<{ items: AdminGalleryItem[] }>(listAdminGallery, await world.send(listAdminGallery, {})).items,
        ).toContainEqual(item);
      },
    ],
  ]),
  refusesAllButAdmins(listAdminGallery, {}),
  conformanceOf(changeGalleryItem, [
    [
      'success',
      'changes title and date',
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
      'rejects a stale version and changes nothing',
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
  conformanceOf(deleteGalleryItem, [
    [
      'success',
      'removes it from the gallery',
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
  conformanceOf(restoreGalleryItem, [
    [
      'success',
      'restores it',
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
