import { longWord } from '@apiyard/ui/story/variants/narrow';
import { Text } from '@apiyard/ui/Text';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { preview } from '../story/preview.tsx';
import { MoreRows, RowList } from './RowList.tsx';
import { cardHead, lines } from './RowList.css.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly state: string;
}

const rows: readonly Row[] = [
  { id: 'a', name: 'Harbour', state: 'open' },
  { id: 'b', name: 'Lighthouse', state: 'closed' },
];

const meta = preview.meta({
  title: 'Screens/Parts/RowList',
  component: RowList<Row>,
  globals: { language: 'en' },
  args: {
    label: 'Places',
    rows,
    rowId: ({ id }: Row) => id,
    columns: [
      { id: 'name', label: 'Name', render: ({ name }: Row) => name },
      { id: 'state', label: 'State', render: ({ state }: Row) => state },
    ],
    card: ({ name, state }: Row) => (
      <>
        <div className={cardHead}>
          <span className={lines}>{name}</span>
          <Text as="span">{state}</Text>
        </div>
      </>
    ),
  },
});

const onPhone = { language: 'en', viewport: { value: 'mobile1', isRotated: false } } as const;
const isWithin = (element: HTMLElement) => expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);

export const Success = meta.story({
  parameters: { variants: ['rightToLeft', 'phone', 'forcedColors'] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Places' });
    await expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['NameState', 'Harbouropen', 'Lighthouseclosed']);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { rows: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('State')).toBeVisible();
    await expect(canvas.queryByText('Harbour')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Places' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Harbouropen', 'Lighthouseclosed']);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const LoadingOnPhone = meta.story({
  globals: onPhone,
  args: { rows: null, waiting: { cards: 2, lines: 4 } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')?.children).toHaveLength(2));
    await expect(canvasElement.querySelector('table')).toBeNull();
    await expect(canvasElement.querySelector('ul')).toBeNull();
  },
});

export const LongWordsOnPhone = meta.story({
  globals: onPhone,
  args: { rows: [{ id: 'a', name: longWord.repeat(3), state: 'open' }] },
  play: async ({ canvas }) => isWithin(await canvas.findByRole('list')),
});

const onMore = fn();
export const More = meta.story({
  render: (args) => (
    <>
      <RowList {...args} />
      <MoreRows label="Show more" more="resting" onMore={onMore} />
    </>
  ),
  play: async ({ canvas }) => {
    onMore.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(onMore).toHaveBeenCalledTimes(1);
  },
});

/** The first column is on the right. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { label: 'أماكن' },
  play: async ({ canvas }) => {
    const [name, state] = canvas.getAllByRole('columnheader') as [HTMLElement, HTMLElement];
    await expect(name.getBoundingClientRect().left).toBeGreaterThan(state.getBoundingClientRect().left);
  },
});
