import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { idleMutation } from '@apiyard/kit/story/mutations.ts';
import { adminPlans } from '../story/premium.ts';
import type { PlanDialogProps } from './PlanDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PlansScreen } from './PlansScreen.tsx';
import type { AdminPlan } from '@apiyard/api/contract/plans/plans';

const [, studio] = adminPlans as readonly [AdminPlan, AdminPlan];

const meta = preview.meta({
  title: 'Screens/Premium/PlansScreen',
  component: PlansScreen,
  globals: { language: 'en' },
  parameters: { app: { at: '/admin/plans' } },
  args: {
    plans: { state: 'done' as const, value: adminPlans },
    onNew: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Plans');
    await expect(canvas.getByText('1,240')).toBeVisible();
    await expect(canvas.getByText('€12.50 a month')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete Free' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Studio' }));
    await expect(args.onEdit).toHaveBeenCalledWith(studio);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Studio' }));
    await expect(args.onDelete).toHaveBeenCalledWith(studio);
    await userEvent.click(canvas.getByRole('button', { name: 'Add plan' }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { plans: { state: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
});

export const Failed = meta.story({
  args: { plans: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load plans')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const PhoneWindow = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile2', isRotated: false } },
  play: async () =>
    expect(within(await screen.findByRole('list', { name: 'Plans' })).getAllByRole('listitem')).toHaveLength(3),
});

const saving = idleMutation<Parameters<PlanDialogProps['saving']['mutate']>[0], unknown>();
/** The preview is the card of the pricing page. */
export const Editing = meta.story({
  render: () => <PlanDialog of={{ kind: 'edit', plan: studio }} saving={saving} onReload={fn()} onClose={fn()} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Studio' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Studio');
    await userEvent.clear(name);
    await userEvent.type(name, 'Atelier');
    await expect(dialog.getByRole('heading', { name: 'Atelier' })).toBeVisible();
    await expect(dialog.getByText('5,000 calls a day')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const { people: _, ...fields } = studio;
    await expect(saving.mutate).toHaveBeenLastCalledWith({ ...fields, name: 'Atelier' });
  },
});

export const Adding = meta.story({
  render: () => <PlanDialog of={{ kind: 'new' }} saving={saving} onReload={fn()} onClose={fn()} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add plan' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Plan ID/ })).toHaveFocus());
    await userEvent.type(dialog.getByRole('textbox', { name: /^Plan ID/ }), '9lives');
    await userEvent.click(dialog.getByRole('button', { name: 'Add plan' }));
    await expect(dialog.getByRole('textbox', { name: /^Plan ID/ })).toBeInvalid();
  },
});

/** Another admin saved first: the typed values stay. */
export const SavedByAnotherAdmin = meta.story({
  render: () => (
    <PlanDialog
      of={{ kind: 'edit', plan: studio }}
      saving={idleMutation({ error: { code: 'Stale', requestId: 'r-1', version: 2 } })}
      onReload={fn()}
      onClose={fn()}
    />
  ),
  play: async () => expect(await screen.findByText(/^Someone else changed this\./)).toBeVisible(),
});
