import type { InputIssue } from '@apiyard/api/contract/problem';

/** Why a call was not done, as far as it is known. */
export interface Refusal {
  /** Null when the server gave no answer that says so. */
  readonly code: string | null;
  /** The server's sentence. */
  readonly detail: string | null;
  readonly issues: readonly InputIssue[];
  readonly requestId: string | undefined;
}

/** Reads what a call rejected with. */
export function refusalOf(rejection: unknown): Refusal {
  const { error, ...whole } = (typeof rejection === 'object' && rejection !== null ? rejection : {}) as Readonly<Record<string, unknown>>;
  // Events of a machine carry it as their error.
  if (error !== undefined && whole['code'] === undefined) return refusalOf(error);
  const { code, detail, errors, requestId } = whole;
  return {
    code: typeof code === 'string' ? code : null,
    detail: typeof detail === 'string' && detail !== '' ? detail : null,
    issues: Array.isArray(errors) ? (errors as InputIssue[]) : [],
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}
