import * as updates from '@apiyard/api/contract/admin-updates';
import * as pictures from '@apiyard/api/contract/pictures';
import * as posts from '@apiyard/api/contract/posts';
import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('form limits match the contract', () => {
  expect(limits).toMatchObject({
    titleCharsMax: updates.updateTitleCharsMax,
    bodyCharsMax: updates.updateBodyCharsMax,
    contentCharsMax: posts.postContentCharsMax,
    categoryCharsMax: posts.postCategoryCharsMax,
    galleryNameCharsMax: pictures.galleryNameCharsMax,
    pictureBytesMax: pictures.pictureBytesMax,
    pictureTypes: pictures.pictureTypes,
  });
  expect(posts.postTitleCharsMax).toBe(limits.titleCharsMax);
});
