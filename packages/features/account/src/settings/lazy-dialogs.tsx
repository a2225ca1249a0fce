/** The dialogs of the account's pages, with their code from the first opening on. */
import { whenOpened } from '@apiyard/kit/when-opened.tsx';
import type { AskDialogProps } from './dialogs/AskDialog.tsx';
import type { ChangeEmailDialogProps } from './dialogs/ChangeEmailDialog.tsx';
import type { DeleteDialogProps } from './dialogs/DeleteDialog.tsx';
import type { EndOthersDialogProps } from './dialogs/EndOthersDialog.tsx';
import type { AddPasskeyDialogProps, RenamePasskeyDialogProps } from './dialogs/PasskeyDialogs.tsx';
import type { PasswordDialogProps } from './dialogs/PasswordDialog.tsx';
import type { TwoStepsDialogProps } from './dialogs/TwoStepsDialog.tsx';

const isAsking = ({ phase }: Pick<AskDialogProps, 'phase'>) => phase !== 'closed';

export const LazyChangeEmailDialog = whenOpened<ChangeEmailDialogProps>(
  'change-email',
  () => import('./dialogs/ChangeEmailDialog.tsx').then((module) => module.ChangeEmailDialog),
  isAsking,
);
export const LazyDeleteDialog = whenOpened<DeleteDialogProps>(
  'delete-account',
  () => import('./dialogs/DeleteDialog.tsx').then((module) => module.DeleteDialog),
  isAsking,
);
export const LazyPasswordDialog = whenOpened<PasswordDialogProps>(
  'account-password',
  () => import('./dialogs/PasswordDialog.tsx').then((module) => module.PasswordDialog),
  isAsking,
);
export const LazyAddPasskeyDialog = whenOpened<AddPasskeyDialogProps>(
  'add-passkey',
  () => import('./dialogs/PasskeyDialogs.tsx').then((module) => module.AddPasskeyDialog),
  isAsking,
);
export const LazyRenamePasskeyDialog = whenOpened<RenamePasskeyDialogProps>(
  'rename-passkey',
  () => import('./dialogs/PasskeyDialogs.tsx').then((module) => module.RenamePasskeyDialog),
  isAsking,
);
export const LazyTwoStepsDialog = whenOpened<TwoStepsDialogProps>(
  'two-steps',
  () => import('./dialogs/TwoStepsDialog.tsx').then((module) => module.TwoStepsDialog),
  ({ phase }) => phase !== 'closed',
);
export const LazyEndOthersDialog = whenOpened<EndOthersDialogProps>(
  'end-sessions',
  () => import('./dialogs/EndOthersDialog.tsx').then((module) => module.EndOthersDialog),
  ({ isOpen }) => isOpen,
);
