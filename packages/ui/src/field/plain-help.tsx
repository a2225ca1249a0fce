import { IconAlertCircle } from '@tabler/icons-react';
import { error, errorIcon, help } from './field.css.ts';

interface PlainHelpProps {
  /** ID for `aria-describedby` of the control. */
  id: string;
  description?: string | undefined;
  errorMessage?: string | undefined;
}

/** Like `FieldHelp`, for controls without React Aria's validation. Later errors are announced immediately. */
export function PlainHelp({ id, description, errorMessage }: PlainHelpProps) {
  return (
    <span id={id} role="status">
      {errorMessage ? (
        <span className={error}>
          <IconAlertCircle className={errorIcon} size={16} stroke={1.5} aria-hidden />
          <span>{errorMessage}</span>
        </span>
      ) : (
        description && <span className={help}>{description}</span>
      )}
    </span>
  );
}
