import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { createVouchers, revokePremium } from '@apiyard/api/contract/plans/premium';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { soldPlans } from '@apiyard/kit/story/plans.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { idleMutation } from '@apiyard/kit/story/mutations.ts';
import type { GrantDialogProps, GrantOf } from './people/GrantDialog.tsx';
import { GrantDialog } from './people/GrantDialog.tsx';
import { HistorySheet } from './people/HistorySheet.tsx';
import { RevokeDialog } from './people/RevokeDialog.tsx';
import type { AnswerDialogProps } from './requests/AnswerDialog.tsx';
import { AnswerDialog } from './requests/AnswerDialog.tsx';
import { ann, bilal, fair, storyHistory, storyRequest } from './story/premium.ts';
import type { MadeVoucher } from './vouchers/MakeVouchersDialog.tsx';
import { MakeVouchersDialog } from './vouchers/MakeVouchersDialog.tsx';

type GrantInput = Parameters<GrantDialogProps['granting']['mutate']>[0];
type AnswerInput = Parameters<AnswerDialogProps['answering']['mutate']>[0];

const nowMs = Date.parse('2026-11-20T10:00:00.000Z');

const meta = preview.meta({
  title: 'Screens/Premium/Dialogs',
  component: GrantDialog,
  globals: { language: 'en' },
  args: {
    of: { kind: 'new' } as GrantOf,
    plans: soldPlans,
    found: [{ id: 'p9', username: 'noor', name: 'Noor Haddad', email: 'noor@example.org' }],
    isSearching: false,
    nowMs,
    granting: idleMutation<GrantInput, unknown>(),
    onSearch: fn(),
    onReload: fn(),
    onClose: fn(),
  },
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Grant = meta.story({
  play: async ({ args }) => {
    const asked = await dialog('Grant plan');
    await waitFor(() => expect(asked.getByRole('combobox', { name: /User/ })).toHaveFocus());
    await userEvent.type(asked.getByRole('combobox', { name: /User/ }), 'no');
    await expect(args.onSearch).toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('option', { name: /noor/ }));
    await userEvent.type(asked.getByRole('textbox', { name: 'Note (optional)' }), 'Invoice 17');
    await userEvent.click(asked.getByRole('button', { name: 'Grant plan' }));
    await expect(args.granting.mutate).toHaveBeenCalledWith({
      person: 'noor',
      plan: 'premium',
      until: '2026-12-20T10:00:00.000Z',
      note: 'Invoice 17',
    });
  },
});

export const GrantWithoutAUser = meta.story({
  play: async ({ args }) => {
    const asked = await dialog('Grant plan');
    await userEvent.click(asked.getByRole('button', { name: 'Grant plan' }));
    const user = asked.getByRole('combobox', { name: /User/ });
    await expect(user).toBeInvalid();
    await expect(user).toHaveFocus();
    await expect(asked.getByText('Fill in this field.')).toBeVisible();
    await expect(args.granting.mutate).not.toHaveBeenCalled();
  },
});

/** A date is missing, then it has passed. */
export const GrantUntilADate = meta.story({
  args: {
    of: { kind: 'change', person: ann },
    granting: idleMutation<GrantInput, unknown>({
      error: {
        code: 'InvalidInput',
        requestId: 'r-1',
        errors: [{ pointer: '/until', code: 'too_small', detail: 'No.' }],
      },
    }),
  },
  play: async ({ args }) => {
    const asked = await dialog('Plan for ann');
    await expect(asked.getByText('The end date is in the past. Choose a later date.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: /Ends/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'On a date' }));
    await expect(asked.queryByText('The end date is in the past. Choose a later date.')).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Save' }));
    await expect(asked.getByText('Choose the last day.')).toBeVisible();
    await expect(args.granting.mutate).not.toHaveBeenCalled();
  },
});

export const GrantToUnknownUser = meta.story({
  args: { granting: idleMutation<GrantInput, unknown>({ error: { code: 'PersonUnknown', requestId: 'r-1' } }) },
  play: async () => expect(await screen.findByText(/No user has this username, email address or ID\./)).toBeVisible(),
});

export const GrantAgain = meta.story({
  args: {
    granting: idleMutation<GrantInput, unknown>({
      error: {
        code: 'AlreadyPremium',
        requestId: 'r-1',
        id: 'p1',
        plan: { id: 'premium', name: '' },
        until: '2026-12-31T12:00:00.000Z',
      },
    }),
  },
  play: async () => expect(await screen.findByText(/^This user is on Premium until Dec 31, 2026/)).toBeVisible(),
});

/** Months extend the current end date. */
export const Extend = meta.story({
  args: { of: { kind: 'change', person: ann } },
  play: async ({ args }) => {
    const asked = await dialog('Plan for ann');
    await expect(asked.getByText(/^Current: Premium · Until Nov 28, 2026/)).toBeVisible();
    await expect(asked.getByText(/^Until Dec 28, 2026/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Save' }));
    await expect(args.granting.mutate).toHaveBeenCalledWith({
      id: 'p1',
      version: 2,
      plan: 'premium',
      until: '2026-12-28T12:00:00.000Z',
      note: '',
    });
  },
});

/** Another admin saved first: nothing is overwritten and the typed values stay. */
export const ChangedByAnotherAdmin = meta.story({
  args: {
    of: { kind: 'change', person: bilal },
    granting: idleMutation<GrantInput, unknown>({ error: { code: 'Stale', requestId: 'r-1', version: 2 } }),
  },
  play: async ({ args }) => {
    const asked = await dialog('Plan for bilal');
    await userEvent.type(asked.getByRole('textbox', { name: 'Note (optional)' }), 'Paid');
    await userEvent.click(asked.getByRole('button', { name: 'Load latest version' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(asked.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('Paid');
  },
});

const revoking = idleMutation<InputOf<typeof revokePremium>, unknown>();
export const Revoke = meta.story({
  render: () => <RevokeDialog person={ann} revoking={revoking} onReload={fn()} onClose={fn()} />,
  play: async () => {
    const asked = await dialog('Revoke Premium for ann?');
    await expect(asked.getByRole('textbox', { name: 'Note (optional)' })).toHaveFocus();
    await userEvent.keyboard('Misuse');
    await userEvent.click(asked.getByRole('button', { name: 'Revoke' }));
    await expect(revoking.mutate).toHaveBeenCalledWith({ id: 'p1', version: 2, note: 'Misuse' });
  },
});

export const History = meta.story({
  render: () => (
    <HistorySheet person={ann} history={{ state: 'done', value: storyHistory }} onRetry={fn()} onClose={fn()} />
  ),
  play: async () => {
    const sheet = await dialog('History for ann');
    await expect(sheet.getByText('Premium extended')).toBeVisible();
    await expect(sheet.getByText(/by admin · Invoice 2026-117$/)).toBeVisible();
  },
});

export const HistoryFailed = meta.story({
  render: () => (
    <HistorySheet person={ann} history={{ state: 'failed', requestId: '01ky3vq9m8' }} onRetry={fn()} onClose={fn()} />
  ),
  play: async () => expect((await dialog('History for ann')).getByText('Couldn’t load the history')).toBeVisible(),
});

export const HistoryEmpty = meta.story({
  render: () => <HistorySheet person={ann} history={{ state: 'done', value: [] }} onRetry={fn()} onClose={fn()} />,
  play: async () => expect((await dialog('History for ann')).getByText('No changes yet')).toBeVisible(),
});

const answering = idleMutation<AnswerInput, unknown>();
export const AnswerYes = meta.story({
  render: () => <AnswerDialog of={{ kind: 'grant', request: storyRequest }} answering={answering} onClose={fn()} />,
  play: async () => {
    const asked = await dialog('Approve Premium for noor');
    await userEvent.type(asked.getByRole('textbox', { name: 'Message (optional)' }), 'Enjoy.');
    await userEvent.click(asked.getByRole('button', { name: 'Approve' }));
    await expect(answering.mutate).toHaveBeenLastCalledWith({ id: 'r1', days: 30, answer: 'Enjoy.' });
  },
});

/** Warns that granting a different plan ends the current one. */
export const AnswerYesReplaces = meta.story({
  render: () => (
    <AnswerDialog
      of={{
        kind: 'grant',
        request: {
          ...storyRequest,
          current: { plan: { id: 'studio', name: 'Studio' }, until: '2027-03-01T12:00:00.000Z' },
        },
      }}
      answering={answering}
      onClose={fn()}
    />
  ),
  play: async () => {
    const asked = await dialog('Approve Premium for noor');
    await expect(asked.getByText(/^Current: Studio · Until Mar 1, 2027/)).toBeVisible();
    await expect(asked.getByText('The current plan ends immediately and its remaining time is lost.')).toBeVisible();
  },
});

export const AnswerYesAdds = meta.story({
  render: () => (
    <AnswerDialog
      of={{
        kind: 'grant',
        request: { ...storyRequest, current: { plan: storyRequest.plan, until: '2027-03-01T12:00:00.000Z' } },
      }}
      answering={answering}
      onClose={fn()}
    />
  ),
  play: async () =>
    expect(
      (await dialog('Approve Premium for noor')).getByText('The days are added to the current plan.'),
    ).toBeVisible(),
});

export const AnswerNoTooLate = meta.story({
  render: () => (
    <AnswerDialog
      of={{ kind: 'decline', request: storyRequest }}
      answering={idleMutation({ error: { code: 'AlreadyAnswered', requestId: 'r-1', state: 'withdrawn' } })}
      onClose={fn()}
    />
  ),
  play: async () =>
    expect(
      (await dialog('Decline Premium for noor')).getByText('This request has already been answered or withdrawn.'),
    ).toBeVisible(),
});

const making = idleMutation<InputOf<typeof createVouchers>, readonly MadeVoucher[]>();
export const MakeVouchers = meta.story({
  render: () => (
    <MakeVouchersDialog isOpen plans={soldPlans} nowMs={nowMs} making={making} onSave={fn()} onClose={fn()} />
  ),
  play: async () => {
    const asked = await dialog('Create vouchers');
    await userEvent.type(asked.getByRole('textbox', { name: 'Note (optional)' }), 'Spring fair');
    await userEvent.click(asked.getByRole('button', { name: 'Create' }));
    await expect(making.mutate).toHaveBeenLastCalledWith({
      count: 1,
      plan: 'premium',
      days: 30,
      uses: 1,
      expiresAt: null,
      note: 'Spring fair',
    });
  },
});

const saved = fn();
/** Codes are shown only once: a click outside must not close the dialog. */
export const MadeVouchers = meta.story({
  render: () => (
    <MakeVouchersDialog
      isOpen
      plans={soldPlans}
      nowMs={nowMs}
      making={idleMutation({
        data: [
          { ...fair, code: 'K7QM-2D9X-0HT1' },
          { ...fair, id: 'v9', code: '9ZZM-2D9X-0HT1' },
        ],
      })}
      onSave={saved}
      onClose={fn()}
    />
  ),
  play: async () => {
    const made = within(await screen.findByRole('alertdialog', { name: '2 vouchers created' }));
    await expect(made.getByText('K7QM-2D9X-0HT1')).toBeVisible();
    await expect(made.getByText(/These codes are shown only once\./)).toBeVisible();
    // A second Enter right after creating the codes must not close the dialog.
    await expect(made.getByRole('button', { name: 'Download CSV' })).toHaveFocus();
    await userEvent.click(made.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
});

export const GrantInArabic = meta.story({
  globals: { language: 'ar' },
  play: async () => expect(await screen.findByRole('dialog', { name: 'منح باقة' })).toBeVisible(),
});
