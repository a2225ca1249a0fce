import { expect, it } from 'vitest';
import { shownTags } from './shown-tags.ts';

const tags = ['json to yaml', 'réseau', 'تحويل', '转换'];

it('lists Latin tags in every language, others only in their own', () => {
  expect(shownTags(tags, 'en')).toEqual(['json to yaml', 'réseau']);
  expect(shownTags(tags, 'fr')).toEqual(['json to yaml', 'réseau']);
  expect(shownTags(tags, 'ar')).toEqual(['json to yaml', 'réseau', 'تحويل']);
  expect(shownTags(tags, 'ch')).toEqual(['json to yaml', 'réseau', '转换']);
});
