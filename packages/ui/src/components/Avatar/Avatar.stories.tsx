import { IconRobot } from '@tabler/icons-react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { portrait } from '../../story/docs/portrait.ts';
import { preview } from '../../story/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  parameters: guide({
    when: 'Use to identify a person, a team or a program: in comments, lists and the account menu.',
    words: ['profile picture', 'user picture', 'initials', 'persona', 'user image'],
    instead: [
      ['Several people in a group', 'AvatarGroup'],
      ['A person whose data is loading', "Skeleton shape='circle'"],
    ],
    notes: [
      'Without an image, the avatar shows initials on a background colour. The colour is derived from the name and has no meaning.',
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Ada Lovelace' });
    await expect(avatar).toHaveTextContent('AL');
    await expect([avatar.offsetWidth, avatar.offsetHeight]).toEqual([32, 32]);
  },
});

export const Sizes = meta.story({
  render: () => (
    <Inline space={2}>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Avatar key={size} name="Ada Lovelace" size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const avatars = canvas.getAllByRole('img');
    await expect(avatars.map((avatar) => avatar.offsetWidth)).toEqual([24, 32, 40, 64]);
    await expect(avatars.map((avatar) => avatar.textContent)).toEqual(['A', 'AL', 'AL', 'AL']);
  },
});

export const Picture = meta.story({
  args: { src: portrait, size: 'huge' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).not.toHaveTextContent('AL');
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(64));
  },
});

/** A picture that cannot be loaded is replaced by the initials. */
export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL'));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'أمينة حسن',
  '王小明',
  'Анна Ахматова',
  'Katherine Johnson',
  'प्रेम कुमार',
  'Mary Jackson',
  'เกศรา',
  'Ελένη',
];
export const Scripts = meta.story({
  // The wireframe has no tints.
  globals: { theme: 'BLUE_THEME' },
  render: () => (
    <Inline>
      {people.map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const avatars = canvas.getAllByRole('img');
    await expect(avatars.map((avatar) => avatar.getAttribute('aria-label'))).toEqual(people);
    await expect(avatars.map((avatar) => avatar.textContent)).toEqual([
      'AL',
      'GH',
      'أ\u200Cح',
      '王',
      'АА',
      'KJ',
      'प्रेकु',
      'MJ',
      'เก',
      'Ε',
    ]);
    await expect(new Set(avatars.map((avatar) => getComputedStyle(avatar).backgroundColor)).size).toBe(6);
  },
});

export const Generic = meta.story({
  render: () => (
    <Inline space={2}>
      <Avatar name="?" size="large" />
      <Avatar name="Build robot" icon={<IconRobot aria-hidden stroke={1.5} />} size="large" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const avatars = canvas.getAllByRole('img');
    await expect(avatars.map((avatar) => avatar.querySelector('svg')?.getBoundingClientRect().width)).toEqual([
      22.796875, 22.796875,
    ]);
    await expect(avatars.map((avatar) => avatar.textContent)).toEqual(['', '']);
  },
});

export const NamedElsewhere = meta.story({
  args: { isNamedElsewhere: true },
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Ada Lovelace')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { name: `${longWord} ${longWord}` },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: `${longWord} ${longWord}` });
    await expect(avatar).toHaveTextContent('DD');
    await expect(avatar.offsetWidth).toBe(32);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { name: 'أمينة حسن', size: 'huge' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'أمينة حسن' });
    await expect(avatar).toHaveTextContent('أ\u200Cح');
    await expect(getComputedStyle(avatar).direction).toBe('rtl');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).borderBlockStartWidth).toBe('1px');
  },
});
