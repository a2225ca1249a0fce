import { expect, test } from 'vitest';
import { listStoryFiles, storyFilesOf } from './components.ts';

const ui = 'packages/ui/src/components';
const table = `${ui}/DataTable/DataTable.stories.tsx`;
const rows = `${ui}/DataTable/DataTableRows.stories.tsx`;
const tabs = `${ui}/Tabs/Tabs.stories.tsx`;
const links = `${ui}/TabLinks/TabLinks.stories.tsx`;
const keys = 'packages/features/account/src/keys/KeysScreen.stories.tsx';
const files = [table, rows, links, tabs, keys];

test('finds the stories of a component, of its folder and of a screen, in any case', () => {
  expect(storyFilesOf(files, ['Tabs'])).toEqual([tabs]);
  expect(storyFilesOf(files, ['datatable'])).toEqual([table, rows]);
  expect(storyFilesOf(files, ['DataTableRows', 'KeysScreen'])).toEqual([rows, keys]);
});

test('an unknown name is refused with the nearest names', () => {
  expect(() => storyFilesOf(files, ['Tab'])).toThrow("There are no stories of 'Tab'. Did you mean TabLinks or Tabs?");
  expect(() => storyFilesOf(files, ['DataTabel'])).toThrow(
    "There are no stories of 'DataTabel'. Did you mean DataTable?",
  );
  expect(() => storyFilesOf(files, ['Zebra'])).toThrow(/^There are no stories of 'Zebra'\.$/);
});

test('the components of the repository are found', () => {
  expect(storyFilesOf(listStoryFiles(), ['Tabs'])).toEqual([tabs]);
});
