import { getBoard } from '@apiyard/api/contract/modules/kanban';
import { resetSampleData } from '@apiyard/api/contract/modules/sample-data';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { ToastRegion } from '@apiyard/ui/Toast';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SampleDataButton } from './SampleDataButton.tsx';
import { sampleDataCopy } from './sample-data-copy.ts';

const onReset = fn();

const meta = preview.meta({
  title: 'Screens/Parts/SampleDataButton',
  globals: { language: 'en' },
  loaders: [() => loadActive(sampleDataCopy)],
  beforeEach: () => void onReset.mockClear(),
  render: () => (
    <>
      <SampleDataButton module="kanban" invalidates={[getBoard]} onReset={onReset} />
      <ToastRegion />
    </>
  ),
});

const pressReset = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Sample data' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reset sample data' }));
};

export const Resetting = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(resetSampleData, { success: true })),
  play: async () => {
    await pressReset();
    await expect(await screen.findByText('Sample data reset')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onReset).toHaveBeenCalledTimes(1);
  },
});

export const Fails = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(resetSampleData, internal)),
  play: async () => {
    await pressReset();
    await expect(await screen.findByText('Couldn’t reset the sample data. Try again.')).toBeVisible();
    await expect(onReset).not.toHaveBeenCalled();
  },
});
