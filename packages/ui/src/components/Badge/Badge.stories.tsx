import { IconCheck } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { media } from '../../theme/media.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: 'Beta' },
  parameters: guide({
    when: 'Use for a short label on a neighbouring element: a status, a count, a plan.',
    words: ['tag', 'label', 'status', 'pill', 'lozenge', 'status indicator'],
    instead: [
      ['A separate message', 'Alert'],
      ['An item that can be removed or selected', 'TagGroup'],
      ['A number shown on its own', 'StatCard'],
    ],
    notes: ['The tone only repeats what the text says, because not everyone can see colours.'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beta')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Tones = meta.story({
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const fills = badgeTones.map((tone) => {
      const badge = canvas.getByText(tone).parentElement;
      return badge && getComputedStyle(badge).backgroundColor;
    });
    await expect(fills).not.toContain('rgba(0, 0, 0, 0)');
  },
});

export const WithIcon = meta.story({
  args: { tone: 'success', icon: <IconCheck aria-hidden size={16} stroke={1.5} />, children: 'Healthy' },
  play: async ({ canvas }) => {
    const icon = canvas.getByText('Healthy').parentElement?.querySelector('svg');
    await expect([icon?.clientWidth, icon?.clientHeight]).toEqual([16, 16]);
  },
});

export const Count = meta.story({
  args: { tone: 'accent', children: '3' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('3').parentElement?.getBoundingClientRect();
    await expect(badge?.width).toBe(badge?.height);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { tone: 'warning', children: 'معطّل جزئيًا' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('معطّل جزئيًا').parentElement?.getBoundingClientRect();
    await expect(badge?.right).toBeCloseTo(document.documentElement.clientWidth - 16, 0);
  },
});

export const ForcedColors = meta.story({
  args: { tone: 'error', children: 'Failed' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Failed').parentElement;
    const isForced = matchMedia(media.forcedColors).matches;
    await expect(badge && getComputedStyle(badge).borderBlockStartWidth).toBe(isForced ? '1px' : '0px');
  },
});
