/** Why the server said no, as far as the dialogs tell it. */
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
  const { code, errors, keysMax, requestId } = (typeof rejection === 'object' && rejection !== null ? rejection : {}) as Readonly<Record<string, unknown>>;
  return {
    code: typeof code === 'string' ? code : null,
    pointers: Array.isArray(errors) ? errors.flatMap((issue: unknown) => (typeof issue === 'object' && issue !== null && 'pointer' in issue && typeof issue.pointer === 'string' ? [issue.pointer] : [])) : [],
    keysMax: typeof keysMax === 'number' ? keysMax : null,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}
