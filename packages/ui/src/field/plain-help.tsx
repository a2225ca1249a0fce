import { IconAlertCircle } from '@tabler/icons-react';
import { error, errorIcon, help } from './field.css.ts';

interface PlainHelpProps {
  /** What it helps with refers to it by `aria-describedby`. */
  id: string;
  description?: string | undefined;
  errorMessage?: string | undefined;
}

/** As `FieldHelp`, for what React Aria does not judge. What goes wrong later is read aloud at once. */
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
