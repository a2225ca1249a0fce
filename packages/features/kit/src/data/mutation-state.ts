import type { UseMutationResult } from '@tanstack/react-query';

/** What a screen needs of a mutation that it sends. */
export type MutationState<Input, Result> = Pick<
  UseMutationResult<Result, Error, Input>,
  'data' | 'error' | 'isPending' | 'mutate' | 'reset'
>;
