import { fn } from 'storybook/test';
import type { MutationState } from '../data/mutation-state.ts';

/** An idle mutation, or with the given state. An error is the server's response. */
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
