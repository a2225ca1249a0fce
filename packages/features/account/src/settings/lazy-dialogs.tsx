/** The dialogs of the account pages, loaded when first opened. */
import { whenOpened } from '@apiyard/kit/routing/when-opened.tsx';
import type { requestDeletion, stopTwoSteps } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { AskDialogProps } from './dialogs/AskDialog.tsx';
import type { ChangeEmailDialogProps } from './dialogs/ChangeEmailDialog.tsx';
import type { EndOthersDialogProps } from './dialogs/EndOthersDialog.tsx';
import type {
  AddPasskeyDialogProps,
  RemovePasskeyDialogProps,
  RenamePasskeyDialogProps,
} from './dialogs/PasskeyDialogs.tsx';
import type { TwoStepsDialogProps } from './dialogs/TwoStepsDialog.tsx';

const isOpened = ({ isOpen }: { readonly isOpen: boolean }) => isOpen;

export const LazyChangeEmailDialog = whenOpened<ChangeEmailDialogProps>(
  'change-email',
  () => import('./dialogs/ChangeEmailDialog.tsx').then((module) => module.ChangeEmailDialog),
  isOpened,
);
export const LazyDeleteDialog = whenOpened<AskDialogProps<InputOf<typeof requestDeletion>>>(
  'delete-account',
  () => import('./dialogs/DeleteDialog.tsx').then((module) => module.DeleteDialog),
  isOpened,
);
export const LazyStopTwoStepsDialog = whenOpened<AskDialogProps<InputOf<typeof stopTwoSteps>>>(
  'stop-two-steps',
  () => import('./dialogs/StopTwoStepsDialog.tsx').then((module) => module.StopTwoStepsDialog),
  isOpened,
);
export const LazyAddPasskeyDialog = whenOpened<AddPasskeyDialogProps>(
  'add-passkey',
  () => import('./dialogs/PasskeyDialogs.tsx').then((module) => module.AddPasskeyDialog),
  isOpened,
);
export const LazyRenamePasskeyDialog = whenOpened<RenamePasskeyDialogProps>(
  'rename-passkey',
  () => import('./dialogs/PasskeyDialogs.tsx').then((module) => module.RenamePasskeyDialog),
  isOpened,
);
export const LazyRemovePasskeyDialog = whenOpened<RemovePasskeyDialogProps>(
  'remove-passkey',
  () => import('./dialogs/PasskeyDialogs.tsx').then((module) => module.RemovePasskeyDialog),
  isOpened,
);
export const LazyTwoStepsDialog = whenOpened<TwoStepsDialogProps>(
  'two-steps',
  () => import('./dialogs/TwoStepsDialog.tsx').then((module) => module.TwoStepsDialog),
  ({ phase }) => phase !== 'closed',
);
export const LazyEndOthersDialog = whenOpened<EndOthersDialogProps>(
  'end-sessions',
  () => import('./dialogs/EndOthersDialog.tsx').then((module) => module.EndOthersDialog),
  isOpened,
);
