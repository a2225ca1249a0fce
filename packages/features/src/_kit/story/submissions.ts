import { fn } from 'storybook/test';
import type { Submission } from '../submission.ts';

/** A form's call that nobody has sent yet. */
export const idle = <Input, Told>(given: Partial<Submission<Input, Told>> = {}): Submission<Input, Told> => ({
  isSending: false,
  told: null,
  error: null,
  submit: fn(),
  startOver: fn(),
  ...given,
});
