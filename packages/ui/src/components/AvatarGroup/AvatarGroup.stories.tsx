import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { portrait } from '../../story/docs/portrait.ts';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const names = [
  'Ada Lovelace',
  'Grace Hopper',
  'أمينة حسن',
  '王小明',
  'Katherine Johnson',
  'Mary Jackson',
  'Dorothy Vaughan',
];
const people = names.map((name) => ({ id: name, name, ...(name === 'Grace Hopper' && { src: portrait }) }));

const meta = preview.meta({
  title: 'Components/Data/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Members', people },
  parameters: guide({
    when: 'Use to show the participants in a table row or card header that has no space for names.',
    words: ['facepile', 'avatar stack', 'people', 'avatar list'],
    instead: [
      ['One person', 'Avatar'],
      ['People with actions: invite, remove, change a role', 'StaticTable'],
    ],
    notes: ['People beyond `max` are counted. Screen readers read their names, and the counter shows them on hover.'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Members' })).toBeVisible();
    await expect(canvas.getAllByRole('img').map((avatar) => avatar.getAttribute('aria-label'))).toEqual(
      names.slice(0, 4),
    );
    await expect(canvas.getByText('+3')).toBeVisible();
    await expect(canvas.getByText('3 more: Katherine Johnson, Mary Jackson, and Dorothy Vaughan')).toBeInTheDocument();
  },
});

/** A counter would take the space of the fifth person, so that person is shown. */
export const OneMoreThanFits = meta.story({
  args: { people: people.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <AvatarGroup key={size} {...args} label={size} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('list').map((list) => list.offsetHeight);
    await expect(heights).toEqual([24, 32, 40, 64]);
  },
});

export const Many = meta.story({
  globals: { language: 'en' },
  args: { people: Array.from({ length: 1504 }, (_, at) => ({ id: String(at), name: `Person ${at}` })) },
  play: async ({ canvas }) => {
    const counter = canvas.getByText('+1.5K');
    await expect(counter).toBeVisible();
    await expect(counter.scrollWidth).toBe(counter.clientWidth);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الأعضاء' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img').map((avatar) => avatar.getBoundingClientRect());
    await expect(first?.left).toBe((second?.left ?? 0) + 28);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((avatar) => getComputedStyle(avatar).borderBlockStartWidth);
    await expect(widths).toEqual(['1px', '1px', '1px', '1px']);
  },
});
