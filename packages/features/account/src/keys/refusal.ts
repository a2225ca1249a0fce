import { refusalOf as readRefusal } from '@apiyard/kit/refusal.ts';

/** Server errors that the dialogs distinguish. */
export interface Refusal {
  /** Null when no answer came. */
  readonly code: string | null;
  /** Where the input is wrong: `/name`, `/addresses/1`. */
  readonly pointers: readonly string[];
  /** With `TooManyKeys`. */
  readonly keysMax: number | null;
  readonly requestId: string | undefined;
}

/** Reads what a call rejected with. */
export function refusalOf(rejection: unknown): Refusal {
  const { code, issues, requestId } = readRefusal(rejection);
  const keysMax =
    typeof rejection === 'object' && rejection !== null && 'keysMax' in rejection ? rejection.keysMax : null;
  return {
    code,
    pointers: issues.map(({ pointer }) => pointer),
    keysMax: typeof keysMax === 'number' ? keysMax : null,
    requestId,
  };
}
