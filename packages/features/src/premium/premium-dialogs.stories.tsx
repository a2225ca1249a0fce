import type { PremiumPerson } from '@apiyard/api/contract/premium';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { soldPlans } from '../_kit/story/plans.ts';
import { preview } from '../_kit/story/preview.tsx';
import { idle } from '../_kit/story/submissions.ts';
import type { Gift, GrantOf } from './people/GrantDialog.tsx';
import { GrantDialog } from './people/GrantDialog.tsx';
import { HistorySheet } from './people/HistorySheet.tsx';
import { RevokeDialog } from './people/RevokeDialog.tsx';
import { AnswerDialog } from './requests/AnswerDialog.tsx';
import { ann, bilal, fair, storyHistory, storyRequest } from './story/desk.ts';
import type { MadeVoucher, NewVouchers } from './vouchers/MakeVouchersDialog.tsx';
import { MakeVouchersDialog } from './vouchers/MakeVouchersDialog.tsx';

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
    granting: idle<Gift, PremiumPerson>(),
    onSearch: fn(),
    onReload: fn(),
    onClose: fn(),
  },
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Grant = meta.story({
  play: async ({ args }) => {
    const asked = await dialog('Grant a plan');
    await waitFor(() => expect(asked.getByRole('combobox', { name: /Person/ })).toHaveFocus());
    await userEvent.type(asked.getByRole('combobox', { name: /Person/ }), 'no');
    await expect(args.onSearch).toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('option', { name: /noor/ }));
    await userEvent.type(asked.getByRole('textbox', { name: 'Note (optional)' }), 'Invoice 17');
    await userEvent.click(asked.getByRole('button', { name: 'Grant a plan' }));
    await expect(args.granting.submit).toHaveBeenCalledWith({
      person: 'noor',
      plan: 'premium',
      until: '2026-12-20T10:00:00.000Z',
      note: 'Invoice 17',
    });
  },
});

export const GrantToNobody = meta.story({
  args: { granting: idle<Gift, PremiumPerson>({ error: { code: 'PersonUnknown', detail: 'No.' } }) },
  play: async () => expect(await screen.findByText(/Nobody has this username, address or id\./)).toBeVisible(),
});

export const GrantAgain = meta.story({
  args: {
    granting: idle<Gift, PremiumPerson>({
      error: {
        code: 'AlreadyPremium',
        detail: 'No.',
        id: 'p1',
        plan: { id: 'premium', name: '' },
        until: '2026-12-31T12:00:00.000Z',
      },
    }),
  },
  play: async () => expect(await screen.findByText(/^This person has Premium until Dec 31, 2026/)).toBeVisible(),
});

/** Months are added to the end that stands. */
export const Extend = meta.story({
  args: { of: { kind: 'change', person: ann } },
  play: async ({ args }) => {
    const asked = await dialog('Plan of ann');
    await expect(asked.getByText(/^Now: Premium · Until Nov 28, 2026/)).toBeVisible();
    await expect(asked.getByText(/^Until Dec 28, 2026/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Save' }));
    await expect(args.granting.submit).toHaveBeenCalledWith({
      person: 'ann',
      plan: 'premium',
      until: '2026-12-28T12:00:00.000Z',
      note: '',
    });
  },
});

/** Another admin was faster: nothing was overwritten, and what was typed stays. */
export const ChangedMeanwhile = meta.story({
  args: {
    of: { kind: 'change', person: bilal },
    granting: idle<Gift, PremiumPerson>({ error: { code: 'Stale', detail: 'No.', version: 2 } }),
  },
  play: async ({ args }) => {
    const asked = await dialog('Plan of bilal');
    await userEvent.type(asked.getByRole('textbox', { name: 'Note (optional)' }), 'Paid');
    await userEvent.click(asked.getByRole('button', { name: 'Load what stands now' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(asked.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('Paid');
  },
});

const revoking = idle<{ person: typeof ann; note: string }, typeof ann>();
export const Revoke = meta.story({
  render: () => <RevokeDialog person={ann} revoking={revoking} onReload={fn()} onClose={fn()} />,
  play: async () => {
    const asked = await dialog('Revoke Premium of ann');
    await expect(asked.getByRole('textbox', { name: 'Note (optional)' })).toHaveFocus();
    await userEvent.keyboard('Misuse');
    await userEvent.click(asked.getByRole('button', { name: 'Revoke' }));
    await expect(revoking.submit).toHaveBeenCalledWith({ person: ann, note: 'Misuse' });
  },
});

export const History = meta.story({
  render: () => (
    <HistorySheet person={ann} history={{ state: 'done', value: storyHistory }} onRetry={fn()} onClose={fn()} />
  ),
  play: async () => {
    const sheet = await dialog('History of ann');
    await expect(sheet.getByText('Premium extended')).toBeVisible();
    await expect(sheet.getByText(/by admin · Invoice 2026-117$/)).toBeVisible();
  },
});

export const HistoryFailed = meta.story({
  render: () => (
    <HistorySheet person={ann} history={{ state: 'failed', requestId: '01ky3vq9m8' }} onRetry={fn()} onClose={fn()} />
  ),
  play: async () => expect((await dialog('History of ann')).getByText('The history could not be loaded')).toBeVisible(),
});

export const HistoryEmpty = meta.story({
  render: () => <HistorySheet person={ann} history={{ state: 'done', value: [] }} onRetry={fn()} onClose={fn()} />,
  play: async () => expect((await dialog('History of ann')).getByText('Nothing has changed yet')).toBeVisible(),
});

const answering = idle<
  { id: string; kind: 'grant' | 'decline'; days: number | null; answer: string },
  typeof storyRequest
>();
export const AnswerYes = meta.story({
  render: () => <AnswerDialog of={{ kind: 'grant', request: storyRequest }} answering={answering} onClose={fn()} />,
  play: async () => {
    const asked = await dialog('Grant Premium to noor');
    await userEvent.type(asked.getByRole('textbox', { name: 'Answer (optional)' }), 'Enjoy.');
    await userEvent.click(asked.getByRole('button', { name: 'Grant' }));
    await expect(answering.submit).toHaveBeenLastCalledWith({ id: 'r1', kind: 'grant', days: 30, answer: 'Enjoy.' });
  },
});

/** Whoever grants another plan than the one in force ends that: the dialog says so before. */
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
    const asked = await dialog('Grant Premium to noor');
    await expect(asked.getByText(/^Now: Studio · Until Mar 1, 2027/)).toBeVisible();
    await expect(asked.getByText('Granting this ends it now; what is left of it is lost.')).toBeVisible();
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
    expect((await dialog('Grant Premium to noor')).getByText('Days are added to its end.')).toBeVisible(),
});

export const AnswerNoTooLate = meta.story({
  render: () => (
    <AnswerDialog
      of={{ kind: 'decline', request: storyRequest }}
      answering={idle({ error: { code: 'AlreadyAnswered', detail: 'No.', state: 'withdrawn' } })}
      onClose={fn()}
    />
  ),
  play: async () =>
    expect(
      (await dialog('Decline Premium for noor')).getByText('This request was answered or withdrawn meanwhile.'),
    ).toBeVisible(),
});

const making = idle<NewVouchers, readonly MadeVoucher[]>();
export const MakeVouchers = meta.story({
  render: () => (
    <MakeVouchersDialog isOpen plans={soldPlans} nowMs={nowMs} making={making} onSave={fn()} onClose={fn()} />
  ),
  play: async () => {
    const asked = await dialog('Make vouchers');
    await userEvent.type(asked.getByRole('textbox', { name: 'Note (optional)' }), 'Spring fair');
    await userEvent.click(asked.getByRole('button', { name: 'Make' }));
    await expect(making.submit).toHaveBeenLastCalledWith({
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
/** The one time that codes are seen: a press beside the dialog must not lose them. */
export const MadeVouchers = meta.story({
  render: () => (
    <MakeVouchersDialog
      isOpen
      plans={soldPlans}
      nowMs={nowMs}
      making={idle({
        told: [
          { ...fair, code: 'K7QM-2D9X-0HT1' },
          { ...fair, id: 'v9', code: '9ZZM-2D9X-0HT1' },
        ],
      })}
      onSave={saved}
      onClose={fn()}
    />
  ),
  play: async () => {
    const made = within(await screen.findByRole('alertdialog', { name: '2 vouchers made' }));
    await expect(made.getByText('K7QM-2D9X-0HT1')).toBeVisible();
    await expect(made.getByText(/The codes are shown only now\./)).toBeVisible();
    // One Enter too many, right after the one that made them, does not close it.
    await expect(made.getByRole('button', { name: 'Download CSV' })).toHaveFocus();
    await userEvent.click(made.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
});

export const GrantInArabic = meta.story({
  globals: { language: 'ar' },
  play: async () => expect(await screen.findByRole('dialog', { name: 'منح خطة' })).toBeVisible(),
});
