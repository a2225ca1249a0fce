import { expect, fn } from 'storybook/test';
import { AllDone } from '../../illustrations/AllDone.tsx';
import { Forbidden } from '../../illustrations/Forbidden.tsx';
import { Inbox } from '../../illustrations/Inbox.tsx';
import { Keys } from '../../illustrations/Keys.tsx';
import { NothingFound } from '../../illustrations/NothingFound.tsx';
import { Search } from '../../illustrations/Search.tsx';
import { SignIn } from '../../illustrations/SignIn.tsx';
import { Welcome } from '../../illustrations/Welcome.tsx';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Empty } from './Empty.tsx';

const onAdd = fn();
const meta = preview.meta({
  title: 'Components/Feedback/Empty',
  component: Empty,
  args: {
    title: 'No keys yet',
    children: 'A key lets your programs call the tools. It is shown once, when it is made.',
    action: (
      <Button tone="primary" onPress={onAdd}>
        Make a key
      </Button>
    ),
  },
  parameters: guide({
    when: 'Use as the empty state of a list or page that has no content or no matches. It explains what the place is for and offers one action.',
    words: ['empty state', 'blank slate', 'no results', 'zero state', 'no data'],
    instead: [
      ['A loading error', 'Failed'],
      ['A loading state', 'Skeleton'],
      ['A message above existing content', 'Alert'],
    ],
    notes: ['The illustrations are in `illustrations`. In small places omit the illustration: `picture={null}`.'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    onAdd.mockClear();
    await expect(canvas.getByText('No keys yet')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a key' }));
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalledTimes(2);
  },
});

export const Pictures = meta.story({
  render: () => (
    <Grid>
      {[
        <Empty key="here" title="Nothing here yet" />,
        <Empty key="found" title="Nothing matches “uuid v9”" picture={<NothingFound />} />,
        <Empty key="search" title="Search pages, tools and records" picture={<Search />} />,
        <Empty key="done" title="All caught up" picture={<AllDone />} />,
        <Empty key="inbox" title="No mail yet" picture={<Inbox />} />,
        <Empty key="keys" title="No keys yet" picture={<Keys />} />,
        <Empty key="login" title="Log in to see your calls" picture={<SignIn />} />,
        <Empty key="no" title="This page is for admins" picture={<Forbidden />} />,
        <Empty key="hi" title="Welcome" picture={<Welcome />} />,
      ].map((empty) => (
        <Card key={empty.key}>{empty}</Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings.map(({ clientWidth }) => clientWidth)).toEqual(Array.from({ length: 9 }, () => 160));
  },
});

export const WithoutPicture = meta.story({
  args: { picture: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No keys yet')).toBeVisible();
    const line = canvasElement.querySelector('svg path');
    await expect(line && getComputedStyle(line).stroke).not.toBe('none');
  },
});
