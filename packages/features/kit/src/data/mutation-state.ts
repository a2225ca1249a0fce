import type { UseMutationResult } from '@tanstack/react-query';

/** The part of a mutation that a screen needs. */
export type MutationState<Input, Result> = Pick<
  UseMutationResult<Result, Error, Input>,
  'data' | 'error' | 'isPending' | 'mutate' | 'reset'
>;
