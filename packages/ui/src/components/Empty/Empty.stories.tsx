import { expect, fn } from 'storybook/test';
import { Forbidden } from '../../illustrations/Forbidden.tsx';
import { NothingFound } from '../../illustrations/NothingFound.tsx';
import { Welcome } from '../../illustrations/Welcome.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Empty } from './Empty.tsx';

const onAdd = fn();
const meta = preview.meta({
  title: 'Components/Empty',
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
        <Empty key="no" title="This page is for admins" picture={<Forbidden />} />,
        <Empty key="hi" title="Welcome to the yard" picture={<Welcome />} />,
      ].map((empty) => (
        <Card key={empty.key}>{empty}</Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings.map(({ clientWidth }) => clientWidth)).toEqual([160, 160, 160, 160]);
  },
});

export const WithoutPicture = meta.story({
  args: { picture: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
  },
});

export const LongWord = meta.story({
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const title = canvas.getByText(/Donau/);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  args: { title: 'لا مفاتيح بعد', children: 'يتيح المفتاح لبرامجك استدعاء الأدوات.', action: <Button tone="primary">إنشاء مفتاح</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'إنشاء مفتاح' })).toBeVisible();
  },
});
