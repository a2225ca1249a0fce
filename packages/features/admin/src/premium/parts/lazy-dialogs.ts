import { whenOpened } from '@apiyard/kit/routing/when-opened.tsx';
import type { GrantDialogProps } from '../people/GrantDialog.tsx';
import type { HistorySheetProps } from '../people/HistorySheet.tsx';
import type { AnswerDialogProps } from '../requests/AnswerDialog.tsx';
import type { MakeVouchersDialogProps } from '../vouchers/MakeVouchersDialog.tsx';
import type { RevokeDialogProps } from '../people/RevokeDialog.tsx';

/** Dialogs whose code loads when first opened. */
export const LazyGrantDialog = whenOpened<GrantDialogProps>(
  'premium-grant',
  () => import('../people/GrantDialog.tsx').then(({ GrantDialog }) => GrantDialog),
  ({ of }) => of !== null,
);
export const LazyRevokeDialog = whenOpened<RevokeDialogProps>(
  'premium-revoke',
  () => import('../people/RevokeDialog.tsx').then(({ RevokeDialog }) => RevokeDialog),
  ({ person }) => person !== null,
);
export const LazyHistorySheet = whenOpened<HistorySheetProps>(
  'premium-history',
  () => import('../people/HistorySheet.tsx').then(({ HistorySheet }) => HistorySheet),
  ({ person }) => person !== null,
);
export const LazyAnswerDialog = whenOpened<AnswerDialogProps>(
  'premium-answer',
  () => import('../requests/AnswerDialog.tsx').then(({ AnswerDialog }) => AnswerDialog),
  ({ of }) => of !== null,
);
export const LazyMakeVouchersDialog = whenOpened<MakeVouchersDialogProps>(
  'premium-vouchers',
  () => import('../vouchers/MakeVouchersDialog.tsx').then(({ MakeVouchersDialog }) => MakeVouchersDialog),
  ({ isOpen }) => isOpen,
);
