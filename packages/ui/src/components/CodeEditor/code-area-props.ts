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
  /** IDs of the label and of the help. */
  labelledBy: string;
  describedBy: string;
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
