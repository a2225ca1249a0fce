import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { accountCopy } from '../account-copy.ts';
import { BrowserRefused } from '../browser-refused.ts';
import { storyCodes, wholeAccount } from '../story/accounts.ts';
import { storySecret } from '../story/app-secret.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EndOthersDialog } from './EndOthersDialog.tsx';
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx';
import { StopTwoStepsDialog } from './StopTwoStepsDialog.tsx';
import { TwoStepsDialog } from './TwoStepsDialog.tsx';

const setup = {
  phase: 'password' as const,
  purpose: 'start' as const,
  secret: null,
  recoveryCodes: [],
  hasKept: false,
  error: null,
  username: 'noor',
  onPassword: fn(),
  onConfirm: fn(),
  onKeep: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Screens/Account/Dialogs',
  component: TwoStepsDialog,
  globals: { language: 'en' },
  parameters: { app: { at: '/account/security' } },
  loaders: [() => Promise.all([accountCopy, credentialsCopy, problemsCopy].map(loadActive))],
  args: setup,
});

const dialog = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

export const TwoStepsPassword = meta.story({
  play: async ({ args }) => {
    const box = await dialog('Turn on two-step verification');
    const field = box.getByLabelText('Current password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    await expect(field).toHaveAccessibleDescription('Enter your current password.');
    await userEvent.type(field, 'olive tree at noon');
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    await expect(args.onPassword).toHaveBeenCalledWith('olive tree at noon', '');
  },
});

export const RenewRecoveryCodes = meta.story({
  args: { purpose: 'renew' },
  play: async ({ args }) => {
    const box = await dialog('New recovery codes');
    await userEvent.type(await box.findByLabelText('Current password'), 'olive tree at noon');
    await userEvent.type(box.getByRole('textbox', { name: 'Code' }), '123 456');
    await userEvent.click(box.getByRole('button', { name: 'Create new codes' }));
    await expect(args.onPassword).toHaveBeenCalledWith('olive tree at noon', '123 456');
  },
});

export const TwoStepsWrongPassword = meta.story({
  args: { error: { code: 'WrongPassword', requestId: 'r-1' } },
  play: async () => {
    await expect(
      (await dialog('Turn on two-step verification')).getByLabelText('Current password'),
    ).toHaveAccessibleDescription('Incorrect password. Try again.');
  },
});

export const TwoStepsTookTooLong = meta.story({
  args: { error: { code: 'StepOver', requestId: 'r-1' } },
  play: async () => {
    await expect((await dialog('Turn on two-step verification')).getByRole('alert')).toHaveTextContent(
      'This took longer than 15 minutes. Enter your password to start again.',
    );
  },
});

export const TwoStepsScan = meta.story({
  parameters: pictured(inLight),
  args: { phase: 'scanning', secret: storySecret },
  play: async ({ args }) => {
    const box = await dialog('Turn on two-step verification');
    await expect(box.getByRole('img', { name: /^QR code for your authenticator app\./ })).toBeVisible();
    await expect(box.getByRole('img', { name: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })).toHaveTextContent(
      'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    );
    const code = box.getByRole('textbox', { name: 'Code from the app' });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('1');
    await expect(code).toHaveValue('1');
    await userEvent.keyboard('{Enter}');
    await expect(code).toHaveAccessibleDescription('Enter all 6 digits.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('23456');
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
  },
});

/** Many cameras read only dark on light. */
export const TwoStepsScanInTheDark = meta.story({
  globals: { language: 'en', mode: 'dark' },
  args: { phase: 'scanning', secret: storySecret },
  play: async () => {
    const picture = (await dialog('Turn on two-step verification')).getByRole('img', { name: /^QR code/ });
    const luminance = (colour: string) =>
      (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    const { backgroundColor, color } = getComputedStyle(picture);
    await expect(luminance(backgroundColor)).toBeGreaterThan(luminance(color) + 400);
  },
});

export const TwoStepsWrongCode = meta.story({
  args: { phase: 'scanning', secret: storySecret, error: { code: 'WrongCode', requestId: 'r-1' } },
  play: async () => {
    const code = (await dialog('Turn on two-step verification')).getByRole('textbox', { name: 'Code from the app' });
    await expect(code).toHaveAccessibleDescription(
      'Incorrect or expired code. Enter the latest one and check that your phone’s clock is right.',
    );
  },
});

export const TwoStepsScanInArabic = meta.story({
  globals: { language: 'ar' },
  args: { phase: 'scanning', secret: storySecret },
  play: async () => {
    const box = await dialog('تشغيل التحقق بخطوتين');
    const [first, second] = Array.from(box.getByRole('img', { name: storySecret.secret }).children) as [
      HTMLElement,
      HTMLElement,
    ];
    await expect(first.getBoundingClientRect().left).toBeLessThan(second.getBoundingClientRect().left);
  },
});

export const TwoStepsScanOnPhone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1', isRotated: false } },
  args: { phase: 'scanning', secret: storySecret },
  play: async () => {
    const box = await screen.findByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});

/** The codes are shown once: the dialog cannot be closed before they are saved. */
export const RecoveryCodes = meta.story({
  parameters: pictured(inLight),
  args: { phase: 'codes', recoveryCodes: storyCodes },
  play: async ({ args }) => {
    const box = await dialog('Recovery codes', 'alertdialog');
    await expect(box.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...storyCodes]);
    await expect(box.getByText('Recovery codes for noor on Apiyard')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Done' })).toBeDisabled();
    await expect(box.getByRole('button', { name: 'Copy codes' })).toBeVisible();
    await expect(box.getByRole('button', { name: 'Print' })).toBeVisible();
    await userEvent.click(box.getByRole('checkbox', { name: 'I’ve saved my recovery codes' }));
    await expect(args.onKeep).toHaveBeenCalledWith(true);
  },
});

const texts: Promise<string>[] = [];

export const RecoveryCodesDownloaded = meta.story({
  args: { phase: 'codes', recoveryCodes: storyCodes, hasKept: true },
  beforeEach: () => {
    const real = { create: URL.createObjectURL, click: HTMLAnchorElement.prototype.click };
    texts.length = 0;
    URL.createObjectURL = (blob) => {
      texts.push((blob as Blob).text());
      return real.create(blob);
    };
    HTMLAnchorElement.prototype.click = function click() {
      texts.push(Promise.resolve(this.download));
    };
    return () => {
      URL.createObjectURL = real.create;
      HTMLAnchorElement.prototype.click = real.click;
    };
  },
  play: async ({ args }) => {
    const box = await dialog('Recovery codes', 'alertdialog');
    await userEvent.click(box.getByRole('button', { name: 'Download' }));
    await expect(await Promise.all(texts)).toEqual([
      `Recovery codes for noor on Apiyard\n\n${storyCodes.join('\n')}\n`,
      'noor-recovery-codes.txt',
    ]);
    await userEvent.click(box.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const RecoveryCodesOnPhone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1', isRotated: false } },
  args: { phase: 'codes', purpose: 'renew', recoveryCodes: storyCodes },
  play: async () => {
    const box = await screen.findByRole('alertdialog');
    await expect(within(box).getByText('These codes replace your old ones.')).toBeVisible();
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});

export const RecoveryCodesInArabic = meta.story({
  globals: { language: 'ar' },
  args: { phase: 'codes', recoveryCodes: storyCodes },
  play: async () => {
    await expect(
      (await dialog('رموز الاسترداد', 'alertdialog')).getByRole('checkbox', { name: 'حفظت رموز الاسترداد' }),
    ).toBeVisible();
  },
});

const mutate = fn();
const ask = { isOpen: true, sending: { mutate, isPending: false, error: null }, onClose: fn() };
const refused = (error: object) => ({ ...ask, sending: { ...ask.sending, error } });

export const StopTwoSteps = meta.story({
  render: () => <StopTwoStepsDialog {...ask} />,
  play: async () => {
    mutate.mockClear();
    ask.onClose.mockClear();
    const box = await dialog('Turn off two-step verification?');
    const code = box.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAccessibleDescription('The 6-digit code from your app, or a recovery code.');
    await userEvent.type(box.getByLabelText('Current password'), 'olive tree at noon');
    await userEvent.click(box.getByRole('button', { name: 'Turn off' }));
    await expect(code).toHaveAccessibleDescription('Enter a code.');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(mutate).not.toHaveBeenCalled();
    await userEvent.type(code, '123456');
    await userEvent.click(box.getByRole('button', { name: 'Turn off' }));
    await expect(mutate).toHaveBeenCalledWith({ password: 'olive tree at noon', code: '123456' });
    await userEvent.keyboard('{Escape}');
    await expect(ask.onClose).toHaveBeenCalledTimes(1);
  },
});

export const StopTwoStepsWrongCode = meta.story({
  render: () => <StopTwoStepsDialog {...refused({ code: 'WrongCode', requestId: 'r-1' })} />,
  play: async () => {
    const box = await dialog('Turn off two-step verification?');
    await expect(box.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'Incorrect or expired code. Enter the latest one and check that your phone’s clock is right.',
    );
  },
});

export const ChangeEmail = meta.story({
  render: () => <ChangeEmailDialog {...ask} hasEmail />,
  play: async () => {
    mutate.mockClear();
    const box = await dialog('Change address');
    await userEvent.type(box.getByRole('textbox', { name: 'New email address' }), 'new');
    await userEvent.click(box.getByRole('button', { name: 'Send link' }));
    await expect(box.getByRole('textbox', { name: 'New email address' })).toHaveAccessibleDescription(
      'Enter a full email address, like name@example.org.',
    );
    await expect(box.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password.');
    await userEvent.type(box.getByRole('textbox', { name: 'New email address' }), '@example.org');
    await userEvent.type(box.getByLabelText('Current password'), 'olive tree at noon');
    await userEvent.click(box.getByRole('button', { name: 'Send link' }));
    await expect(mutate).toHaveBeenCalledWith({ email: 'new@example.org', password: 'olive tree at noon' });
  },
});

export const ChangeEmailRefused = meta.story({
  render: () => (
    <ChangeEmailDialog {...refused({ code: 'RateLimited', retryAfterS: 60, requestId: 'r-1' })} hasEmail={false} />
  ),
  play: async () => {
    await expect((await dialog('Add address')).getByRole('alert')).toHaveTextContent(
      'Too many attempts. Wait 60 seconds, then try again.',
    );
  },
});

export const DeleteAccount = meta.story({
  render: () => <DeleteDialog {...ask} />,
  play: async () => {
    mutate.mockClear();
    const box = await dialog('Delete your account?');
    await expect(box.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      box.getByText('Your account is deleted in 14 days. Until then, you can sign in and keep it.'),
    ).toBeVisible();
    await userEvent.type(box.getByLabelText('Current password'), 'olive tree at noon');
    await userEvent.click(box.getByRole('button', { name: 'Delete account' }));
    await expect(mutate).toHaveBeenCalledWith({ password: 'olive tree at noon' });
  },
});

export const DeleteLastAdmin = meta.story({
  render: () => <DeleteDialog {...refused({ code: 'LastAdmin', requestId: 'r-1' })} />,
  play: async () => {
    await expect((await dialog('Delete your account?')).getByRole('alert')).toHaveTextContent(
      'You’re the only admin. Make another account an admin first, then delete yours.',
    );
  },
});

export const DeleteInArabicOnPhone = meta.story({
  globals: { language: 'ar', viewport: { value: 'mobile1', isRotated: false } },
  render: () => <DeleteDialog {...ask} />,
  play: async () => {
    await expect(
      (await dialog('هل تريد حذف حسابك؟')).getByText(
        'سيُحذف حسابك بعد 14 يومًا. حتى ذلك الحين، يمكنك تسجيل الدخول والاحتفاظ به.',
      ),
    ).toBeVisible();
  },
});

export const AddPasskey = meta.story({
  render: () => <AddPasskeyDialog {...ask} />,
  play: async () => {
    mutate.mockClear();
    const box = await dialog('Add passkey');
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    await expect(box.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
    await userEvent.type(box.getByRole('textbox', { name: 'Name' }), ' Work laptop ');
    await userEvent.type(box.getByLabelText('Current password'), 'olive tree at noon');
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    await expect(mutate).toHaveBeenCalledWith({ name: 'Work laptop', password: 'olive tree at noon' });
  },
});

export const AddPasskeyAfterTwoSteps = meta.story({
  render: () => <AddPasskeyDialog {...ask} asksCode />,
  play: async () => {
    mutate.mockClear();
    const box = await dialog('Add passkey');
    await userEvent.type(box.getByRole('textbox', { name: 'Name' }), 'Phone');
    await userEvent.type(box.getByLabelText('Current password'), 'olive tree at noon');
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    await expect(mutate).not.toHaveBeenCalled();
    await userEvent.type(box.getByRole('textbox', { name: /^Code/ }), '287082');
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    await expect(mutate).toHaveBeenCalledWith({ name: 'Phone', password: 'olive tree at noon', code: '287082' });
  },
});

export const AddPasskeyWaits = meta.story({
  render: () => <AddPasskeyDialog {...ask} sending={{ ...ask.sending, isPending: true }} />,
  play: async () => {
    const box = await dialog('Add passkey');
    await expect(box.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(box.getByRole('progressbar')).toBeVisible();
  },
});

export const AddPasskeyKnown = meta.story({
  render: () => <AddPasskeyDialog {...refused(new BrowserRefused('known'))} />,
  play: async () => {
    await expect((await dialog('Add passkey')).getByRole('status')).toHaveTextContent(
      'This device already has a passkey for your account.',
    );
  },
});

export const TooManyPasskeys = meta.story({
  render: () => <AddPasskeyDialog {...refused({ code: 'TooManyPasskeys', passkeysMax: 10, requestId: 'r-1' })} />,
  play: async () => {
    await expect((await dialog('Add passkey')).getByRole('alert')).toHaveTextContent(
      'An account can have up to 10 passkeys. Remove one first.',
    );
  },
});

export const RenamePasskey = meta.story({
  render: () => <RenamePasskeyDialog {...ask} passkey={wholeAccount.passkeys[0] ?? null} />,
  play: async () => {
    mutate.mockClear();
    const box = await dialog('Rename passkey');
    const field = box.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Home laptop');
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await expect(mutate).toHaveBeenCalledWith({ id: 'k1', name: 'Home laptop' });
  },
});

const onEnd = fn();

export const EndOthers = meta.story({
  render: () => <EndOthersDialog isOpen onEnd={onEnd} onClose={fn()} />,
  play: async () => {
    onEnd.mockClear();
    const box = await dialog('End all other sessions?', 'alertdialog');
    await userEvent.click(box.getByRole('button', { name: 'End all others' }));
    await expect(onEnd).toHaveBeenCalledTimes(1);
  },
});
