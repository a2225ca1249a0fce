import type { Ref } from 'react';
import type { EditorLanguage } from './editor-languages.ts';
import type { CodeProblem } from './problems.ts';

export interface CodeAreaHandle {
  focus: () => void;
  /** Moves the focus and the cursor to a place, which scrolls into view. */
  goTo: (place: { line: number; column?: number | undefined }) => void;
}

/** What is inside the border of a `CodeEditor`. */
export interface CodeAreaProps {
  ref: Ref<CodeAreaHandle>;
  /** ID of the text box. */
  id: string;
  /** IDs of the label and of the help, each with those that were given. */
  labelledBy: string | undefined;
  describedBy: string | undefined;
  details: string | undefined;
  language?: EditorLanguage;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  problems: readonly CodeProblem[];
  isWrapped?: boolean;
  isTabIndenting?: boolean;
  placeholder?: string;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  autoFocus?: boolean;
}
