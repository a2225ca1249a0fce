import { IconKey, IconRefresh } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Timeline } from './Timeline.tsx';
import type { TimelineEvent } from './Timeline.tsx';

const events: TimelineEvent[] = [
  {
    id: '4',
    title: 'Works again',
    at: '2026-11-20T16:42:00Z',
    tone: 'success',
    description: 'The site responds in 0.4 s.',
  },
  {
    id: '3',
    title: 'Paused',
    at: '2026-11-20T15:10:00Z',
    tone: 'error',
    description: 'Three calls in a row failed: the site returned 503.',
  },
  {
    id: '2',
    title: 'Asked again after 10 minutes',
    at: '2026-11-20T15:00:00Z',
    icon: <IconRefresh aria-hidden stroke={1.5} />,
  },
  { id: '1', title: 'Published by Ada Lovelace', at: '2026-11-19T09:05:00Z' },
];

const meta = preview.meta({
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: { label: 'History of the API', events, timeZone: 'UTC' },
  parameters: guide({
    when: 'Use for the history of one item in chronological order: an order, a key, a monitored page.',
    words: ['activity feed', 'history', 'event log', 'activity log'],
    instead: [
      ['Many items to compare, sort or filter', 'Table'],
      ['Steps to complete', 'Stepper'],
      ['Figures over time', 'LineChart'],
    ],
    notes: ['Each status has an icon and a name for screen readers. A custom icon replaces only the icon.'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of the API' }).children).toHaveLength(4);
    const times = [...canvas.getByRole('list').querySelectorAll('time')];
    await expect(times.map((time) => time.dateTime)).toEqual(events.map(({ at }) => at));
    await expect(times[0]?.textContent.replaceAll(/\s/g, ' ')).toBe('Nov 20, 2026, 4:42 PM');
    await expect(canvas.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Done', 'Error']);
  },
});

const tones = ['neutral', 'info', 'success', 'warning', 'error'] as const;
export const Tones = meta.story({
  globals: { language: 'en' },
  args: { events: tones.map((tone) => ({ id: tone, title: `This is ${tone}`, at: '2026-11-20T15:00:00Z', tone })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Information',
      'Done',
      'Warning',
      'Error',
    ]);
  },
});

/** Screen readers get the name of the status, even with another icon. */
export const OwnIcons = meta.story({
  globals: { language: 'en' },
  args: {
    events: [
      {
        id: '2',
        title: 'Key revoked',
        at: '2026-11-20T15:00:00Z',
        tone: 'warning',
        icon: <IconKey aria-hidden stroke={1.5} />,
        description: (
          <>
            It was found in a <Link href="#code">public repository</Link>.
          </>
        ),
      },
      { id: '1', title: 'Key made', at: '2026-10-01T08:00:00Z', icon: <IconKey aria-hidden stroke={1.5} /> },
    ],
  },
  play: async ({ canvas }) => {
    const [revoked, made] = canvas.getAllByRole('listitem');
    await expect(revoked).toHaveTextContent(/^WarningKey revoked/);
    await expect(made).toHaveTextContent(/^Key made/);
  },
});

export const OneEvent = meta.story({
  args: { events: events.slice(0, 1) },
  play: async ({ canvas }) => {
    // The last mark has no line.
    await expect(getComputedStyle(canvas.getByRole('listitem'), '::before').content).toBe('none');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'سجل الواجهة',
    events: [
      {
        id: '2',
        title: 'تعمل من جديد',
        at: '2026-11-20T16:42:00Z',
        tone: 'success',
        description: 'يجيب الموقع خلال 0.4 ثانية.',
      },
      { id: '1', title: 'نُشرت', at: '2026-11-19T09:05:00Z' },
    ],
  },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'تم' }).getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(canvas.getByText('تعمل من جديد').getBoundingClientRect().right);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('listitem').map((item) => item.firstElementChild);
    await expect(marks.map((mark) => mark && getComputedStyle(mark).borderBlockStartWidth)).toEqual([
      '1px',
      '1px',
      '1px',
      '1px',
    ]);
  },
});
