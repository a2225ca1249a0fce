import { InputFault } from '../../../../faults/input-fault.ts';

/** The result, if all of its dates are within those of Temporal: 100 million days before and after 1970. */
export function inRange<Result>(pointer: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new InputFault('out_of_range', { pointer });
    throw error;
  }
}
