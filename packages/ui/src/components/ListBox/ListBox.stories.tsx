import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { ListOption } from '../../collection/option.tsx';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { ListBox } from './ListBox.tsx';
import type { ListBoxProps } from './ListBox.tsx';

type Field = 'name' | 'price' | 'stock' | 'seller';

const options: ListOption<Field>[] = [
  { id: 'name', label: 'Name' },
  { id: 'price', label: 'Price', description: 'With currency' },
  { id: 'stock', label: 'Stock' },
  { id: 'seller', label: 'Seller', isDisabled: true },
];
type OfSeveral = Extract<ListBoxProps<Field>, { selectionMode: 'multiple' }>;
type OfOne = Exclude<ListBoxProps<Field>, OfSeveral>;

function KeptOne({ value, onChange, ...props }: OfOne) {
  const [chosen, choose] = useKept(value, (next) => next !== null && onChange(next));
  return <ListBox {...props} value={chosen} onChange={choose} />;
}

function KeptSeveral({ value, onChange, ...props }: OfSeveral) {
  const [chosen, choose] = useKept(value, (next) => onChange([...next]));
  return <ListBox {...props} value={chosen} onChange={choose} />;
}

function KeptOrder({ onReorder, ...props }: OfOne) {
  const [order, keep] = useKept<readonly Field[]>(
    options.map(({ id }) => id),
    (next) => onReorder?.([...next]),
  );
  return (
    <KeptOne
      {...props}
      options={order.flatMap((id) => options.filter((option) => option.id === id))}
      onReorder={keep}
    />
  );
}

function Kept(props: ListBoxProps<Field>) {
  if (props.selectionMode === 'multiple') return <KeptSeveral {...props} />;
  return props.onReorder ? <KeptOrder {...props} /> : <KeptOne {...props} />;
}

const one = fn<(value: Field) => void>();
const several = fn<(value: Field[]) => void>();

const meta = preview.meta({
  title: 'Components/Collections/ListBox',
  component: ListBox<Field>,
  args: { label: 'Fields', options, value: 'name', onChange: one } as ListBoxProps<Field>,
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for options that stay visible while one or several are selected: one side of a picker, a list beside its details.',
    words: ['list', 'options', 'picker', 'selectable list', 'option list'],
    instead: [
      ['A form field', 'Select'],
      ['Two to five options', 'RadioGroup'],
      ['Rows with buttons', 'GridList'],
      ['A searchable list', 'Autocomplete'],
      ['Actions', 'Menu'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the list, then past it'],
      ['↑ ↓, Home, End', 'moves between options; with single selection also selects'],
      ['a letter', 'moves to the option that starts with it'],
      ['Space', 'selects or deselects the option'],
      ['Ctrl A, Escape', 'selects all or none, with multiple selection'],
      ['Enter', 'in a reorderable list picks up the option; then ↑ ↓ move it, Enter drops it, Escape cancels'],
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'Fields of the response.' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: 'Fields' });
    await expect(list).toHaveAccessibleDescription('Fields of the response.');
    await expect(canvas.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    await expect(canvas.getByRole('option', { name: 'Name' }).offsetHeight).toBe(36);
  },
});

export const Several = meta.story({
  args: { selectionMode: 'multiple', value: ['name', 'stock'], onChange: several },
  play: async ({ canvas, userEvent }) => {
    several.mockClear();
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(canvas.getByRole('option', { name: /Price/ }));
    await userEvent.click(canvas.getByRole('option', { name: 'Name' }));
    // In the order of the options, not of the selection.
    await expect(several.mock.calls).toEqual([[['name', 'price', 'stock']], [['price', 'stock']]]);
  },
});

export const Sections = meta.story({
  args: {
    options: [
      { id: 'shown', label: 'Shown', items: options.slice(0, 2) },
      { id: 'hidden', label: 'Hidden', items: options.slice(2) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') !== null)).toEqual([
      true,
      true,
    ]);
    await expect(canvas.getByRole('group', { name: 'Hidden' })).toContainElement(
      canvas.getByRole('option', { name: 'Stock' }),
    );
  },
});

export const Empty = meta.story({
  globals: { language: 'en' },
  args: { options: [], value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No options')).toBeVisible();
  },
});

export const Reorderable = meta.story({
  args: { onReorder: fn<(ids: Field[]) => void>() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // While an option is dragged by keyboard, the drop positions have the focus.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledTimes(1));
    await expect(args.onReorder).toHaveBeenLastCalledWith(['price', 'name', 'stock', 'seller']);
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((option) => option.dataset['key'])).toEqual([
        'price',
        'name',
        'stock',
        'seller',
      ]),
    );
  },
});

/** The same with the pointer: the events that the browser sends while an option is dragged. */
export const ReorderableByPointer = meta.story({
  args: { onReorder: fn<(ids: Field[]) => void>() },
  play: async ({ canvas, args }) => {
    const [name, , stock] = canvas.getAllByRole('option');
    if (!name || !stock) throw new Error('There are four options.');
    const dataTransfer = new DataTransfer();
    // These can only be set by a real drag.
    for (const effect of ['effectAllowed', 'dropEffect'])
      Object.defineProperty(dataTransfer, effect, { value: 'move', writable: true });
    const send = (type: string, to: Element, clientY: number) =>
      fireEvent(
        to,
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          composed: true,
          dataTransfer,
          clientX: to.getBoundingClientRect().left + 8,
          clientY,
        }),
      );
    await send('dragstart', name, name.getBoundingClientRect().top + 8);
    await waitFor(() => expect(name).toHaveAttribute('data-dragging', 'true'));
    const under = stock.getBoundingClientRect().bottom - 1;
    await send('dragenter', stock, under);
    await send('dragover', stock, under);
    await waitFor(() => expect(canvas.getByRole('listbox').querySelectorAll('[data-drop-target]')).toHaveLength(1));
    await send('drop', stock, under);
    await send('dragend', name, under);
    await waitFor(() => expect(args.onReorder).toHaveBeenLastCalledWith(['price', 'stock', 'name', 'seller']));
    await expect(args.onReorder).toHaveBeenCalledTimes(1);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    one.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Stock' })).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(canvas.getByRole('option', { name: /Price/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(one.mock.lastCall).toEqual(['price']);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    one.mockClear();
    await userEvent.click(canvas.getByRole('option', { name: 'Stock' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Stock' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Seller' }));
    // Selected options stay selected, and disabled options stay disabled.
    await expect(canvas.getByRole('option', { name: 'Stock' })).toHaveAttribute('aria-selected', 'true');
    await expect(one.mock.calls).toEqual([['stock']]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الحقول',
    options: [
      { id: 'name', label: 'الاسم', description: 'كما يظهر في الصفحة' },
      { id: 'price', label: 'السعر' },
    ],
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('option', { name: /الاسم/ });
    const tick = chosen.querySelector('svg')?.getBoundingClientRect();
    await expect(tick?.left).toBeLessThan(chosen.getBoundingClientRect().left + 40);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const [chosen, other] = canvas.getAllByRole('option').map((option) => getComputedStyle(option));
    await expect([chosen?.outlineStyle, other?.outlineStyle]).toEqual(['solid', 'none']);
  },
});
