import { fn } from 'storybook/test';
import type { MutationState } from '../data/mutation-state.ts';

/** A mutation that was not sent yet, or as given. An error is what the server answered. */
export const idleMutation = <Input, Result>({
  error = null,
  ...given
}: Partial<Omit<MutationState<Input, Result>, 'error'>> & { readonly error?: object | null } = {}): MutationState<
  Input,
  Result
> => ({
  isPending: false,
  data: undefined,
  error: error as Error | null,
  mutate: fn(),
  reset: fn(),
  ...given,
});
