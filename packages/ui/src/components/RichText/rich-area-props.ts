/** What is inside the border of a `RichText`. */
export interface RichAreaProps {
  /** ID of the text box. */
  id: string;
  /** IDs of the label and of the help. */
  labelledBy: string;
  describedBy: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  autoFocus?: boolean;
}
