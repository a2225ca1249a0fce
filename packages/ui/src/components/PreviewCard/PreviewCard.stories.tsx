import { expect, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PreviewCard } from './PreviewCard.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/PreviewCard',
  component: PreviewCard,
  args: {
    label: 'Details of Layla Haddad',
    trigger: <Link href="#layla">Layla Haddad</Link>,
    children: (
      <Stack space={1}>
        <Text weight="heading">Layla Haddad</Text>
        <Text tone="quiet">Maintains 12 scrapers, member since March 2024</Text>
        <Link href="#scrapers">Her scrapers</Link>
      </Stack>
    ),
  },
  parameters: guide({
    when: 'Use to preview the target of a link or the profile of a person. It opens after 0.6 s of hover or focus, and on a long press on touch screens.',
    words: ['hover card', 'preview', 'peek', 'tooltip card', 'link preview'],
    instead: [
      ['A short description of a control', 'Tooltip'],
      ['Content that opens on press', 'Popover'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the link and opens the card; the next Tab moves focus into the card'],
      ['Enter', 'opens the link'],
      ['Escape', 'closes the card'],
    ],
    notes: ['Do not put essential content only in the card: users who cannot hover never see it.'],
  }),
});

const comes = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Layla Haddad' })).toHaveAttribute('href', '#layla');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const card = await comes();
    await expect(card).toHaveAccessibleName('Details of Layla Haddad');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Her scrapers' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Layla Haddad' })).toHaveFocus());
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    // Moves the pointer from elsewhere on the page, as in real use.
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('link', { name: 'Layla Haddad' }));
    await expect(await comes()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
});

export const Opened = meta.story({
  args: { isOpen: true },
  play: async ({ canvas }) => {
    const card = await comes();
    await expect(card.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('link', { name: 'Layla Haddad' }).getBoundingClientRect().bottom,
    );
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    isOpen: true,
    label: 'تفاصيل ليلى حداد',
    trigger: <Link href="#layla">ليلى حداد</Link>,
    children: <Text>تشرف على ١٢ مستخرجًا، عضو منذ مارس ٢٠٢٤</Text>,
  },
  play: async ({ canvas }) => {
    const card = await comes();
    const link = canvas.getByRole('link', { name: 'ليلى حداد' });
    await waitFor(() => expect(card.getBoundingClientRect().right).toBeCloseTo(link.getBoundingClientRect().right, -1));
  },
});

export const ForcedColors = meta.story({
  args: { isOpen: true },
  play: async () => {
    await expect(getComputedStyle(await comes()).borderTopWidth).toBe('1px');
  },
});
