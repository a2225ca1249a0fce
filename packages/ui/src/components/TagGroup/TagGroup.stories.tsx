import { IconHash } from '@tabler/icons-react';
import { expect, fn, waitFor } from 'storybook/test';
import type { TagOption } from '../../collection/tag.tsx';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { TagGroup } from './TagGroup.tsx';
import type { TagGroupProps } from './TagGroup.tsx';

type Method = 'get' | 'post' | 'put' | 'delete';

const tags: TagOption<Method>[] = [
  { id: 'get', label: 'GET' },
  { id: 'post', label: 'POST' },
  { id: 'put', label: 'PUT' },
  { id: 'delete', label: 'DELETE', isDisabled: true },
];

const mode: NonNullable<TagGroupProps<Method>['selectionMode']> = 'multiple';
const chosen: readonly Method[] = ['get'];

function Kept(props: TagGroupProps<Method>) {
  const [selected, onSelectionChange] = useKept<readonly Method[]>(props.selected ?? [], (next) =>
    props.onSelectionChange?.([...next]),
  );
  const [left, keep] = useKept<readonly TagOption<Method>[]>(props.tags, () => undefined);
  const { onRemove } = props;
  return (
    <TagGroup<Method>
      {...props}
      tags={left}
      selected={selected}
      onSelectionChange={onSelectionChange}
      {...(onRemove && {
        onRemove: (ids) => {
          onRemove(ids);
          keep(left.filter((tag) => !ids.includes(tag.id)));
        },
      })}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Collections/TagGroup',
  component: TagGroup<Method>,
  args: {
    label: 'Methods',
    tags,
    selectionMode: mode,
    selected: chosen,
    onSelectionChange: fn<(selected: Method[]) => void>(),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for short labels that can be selected or removed with immediate effect: filters above a list, scopes of a key, keywords of a page.',
    words: ['tags', 'chips', 'filters', 'pills', 'tokens', 'filter chips'],
    instead: [
      ['Labels without interaction', 'Chip'],
      ['A choice in a form', 'CheckboxGroup'],
      ['Tags added by typing', 'MultiComboBox'],
      ['Switching between views of the same content', 'ToggleButtonGroup'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the group, then to the button of the tag, then out of the group'],
      ['← → ↑ ↓, Home, End', 'moves between tags'],
      ['Enter, Space', 'selects the tag'],
      ['Backspace, Delete', 'removes the tag if it is removable; if it is selected, removes all selected tags'],
      ['Escape', 'clears the selection'],
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(canvas.getByRole('grid', { name: 'Methods' })).toBeVisible();
    await expect(rows.map((row) => row.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', null]);
    await expect(rows[0]?.offsetHeight).toBe(24);
  },
});

export const Single = meta.story({
  args: { selectionMode: 'single' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('POST'));
    await expect(args.onSelectionChange?.mock.calls).toEqual([[['post']]]);
  },
});

export const Removable = meta.story({
  globals: { language: 'en' },
  args: { selectionMode: 'none', onRemove: fn<(ids: Method[]) => void>(), tags: tags.slice(0, 2), empty: 'No methods' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove GET/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove POST/ }));
    await expect(args.onRemove).toHaveBeenNthCalledWith(1, ['get']);
    await expect(args.onRemove).toHaveBeenNthCalledWith(2, ['post']);
    await expect(await canvas.findByText('No methods')).toBeVisible();
  },
});

export const WithIcons = meta.story({
  args: {
    tags: [{ id: 'get', label: 'billing', icon: <IconHash size={16} stroke={1.5} /> }],
    description: 'Pick what you look for.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription('Pick what you look for.');
    await expect(canvas.getByRole('row').querySelector('svg')?.getBoundingClientRect().width).toBe(16);
  },
});

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Methods' })).toBeVisible();
    await expect(canvas.getByText('Methods').offsetWidth).toBe(1);
  },
});

export const Disabled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('DELETE'));
    await expect(canvas.getByRole('row', { name: 'DELETE' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: {
    label: longWord,
    tags: [{ id: 'get', label: longWord }, ...tags.slice(1)],
    onRemove: fn<(ids: Method[]) => void>(),
  },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const remove = canvas.getAllByRole('button')[0]?.getBoundingClientRect();
    await expect(remove?.width).toBeGreaterThanOrEqual(24);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { onRemove: fn<(ids: Method[]) => void>() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /GET/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: /POST/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange?.mock.lastCall).toEqual([['get', 'post']]);
    await userEvent.keyboard('{Backspace}');
    // Removing a selected tag removes all selected ones; the focus stays in the group.
    await expect(args.onRemove).toHaveBeenNthCalledWith(1, ['get', 'post']);
    await waitFor(() => expect(canvas.getByRole('row', { name: /PUT/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenNthCalledWith(2, ['put']);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('PUT'));
    await userEvent.click(canvas.getByText('GET'));
    await expect(args.onSelectionChange?.mock.calls).toEqual([[['get', 'put']], [['put']]]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'التصنيفات',
    tags: [
      { id: 'get', label: 'الفوترة' },
      { id: 'post', label: 'المستخدمون' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('row');
    await expect(second?.getBoundingClientRect().right).toBeLessThan(first?.getBoundingClientRect().left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const [chosen, other] = canvas.getAllByRole('row').map((row) => getComputedStyle(row));
    await expect(chosen?.borderTopWidth).toBe('1px');
    await expect(chosen?.backgroundColor).not.toBe(other?.backgroundColor);
  },
});
