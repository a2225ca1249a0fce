import type { KeyDialog } from '../use-key-dialogs.ts';
import type { KeysEvent } from '../keys.machine.ts';
import { EditDialog } from './EditDialog.tsx';
import { IssuedDialog } from './IssuedDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';

export interface KeyDialogsProps {
  /** Null shows no dialog. */
  readonly dialog: KeyDialog | null;
  /** Base URL of the API, for the code of the first call. */
  readonly apiOrigin: string;
  readonly nowMs: number;
  readonly send: (event: KeysEvent) => void;
}

/** The page's dialogs, of which one at a time is open. */
export function KeyDialogs({ dialog, apiOrigin, nowMs, send }: KeyDialogsProps) {
  const onClose = () => send({ type: 'close' });
  if (dialog === null) return null;
  switch (dialog.kind) {
    case 'edit':
      return (
        <EditDialog
          subject={dialog.subject}
          error={dialog.error}
          isBusy={dialog.isBusy}
          nowMs={nowMs}
          onSave={(draft) => send({ type: 'save', draft })}
          onTakeTheirs={() => send({ type: 'take theirs' })}
          onClose={onClose}
        />
      );
    case 'rotate':
      return (
        <RotateDialog
          subject={dialog.subject}
          error={dialog.error}
          isBusy={dialog.isBusy}
          onGoAhead={(graceS) => send({ type: 'go ahead', graceS })}
          onClose={onClose}
        />
      );
    case 'revoke':
      return (
        <RevokeDialog
          subject={dialog.subject}
          error={dialog.error}
          isBusy={dialog.isBusy}
          nowMs={nowMs}
          onGoAhead={() => send({ type: 'go ahead', graceS: 0 })}
          onClose={onClose}
        />
      );
    case 'issued':
      return (
        <IssuedDialog
          issued={dialog.issued}
          oldUntil={dialog.oldUntil}
          isReplacement={dialog.isReplacement}
          apiOrigin={apiOrigin}
          onClose={onClose}
        />
      );
  }
}
