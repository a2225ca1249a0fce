import type { RefObject } from 'react';

/** What is inside the border of a `RichText`. */
export interface RichAreaProps {
  /** ID of the text box. */
  id: string;
  /** IDs of the label and of the help, each with those that were given. */
  labelledBy: string | undefined;
  describedBy: string | undefined;
  details: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  readPicture?: (file: File) => Promise<string | null>;
  placeholder?: string;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  /** Whether the editor takes the focus when it has loaded. */
  mayFocus: RefObject<boolean>;
}
