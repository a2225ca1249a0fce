/** Where two definitions differ, as places and their values. */
import { pointerOf } from './pointer.ts';
import { isSame } from './same.ts';

export interface Difference {
  readonly pointer: string;
  /** Undefined where one side has no value. */
  readonly one: unknown;
  readonly other: unknown;
}

/** Recurses while both sides are objects or lists. */
export function differences(one: unknown, other: unknown, pointer = ''): Difference[] {
  if (isSame(one, other)) return [];
  if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other))
    return [{ pointer, one, other }];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    differences(
      (one as Record<string, unknown>)[name],
      (other as Record<string, unknown>)[name],
      pointer + pointerOf(name),
    ),
  );
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
