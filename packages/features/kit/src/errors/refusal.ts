import type { InputIssue } from '@apiyard/api/contract/problem';

/** Why a call was not done, as far as it is known. */
export interface Refusal {
  /** Null when the server's response has none. */
  readonly code: string | null;
  /** The server's sentence. */
  readonly detail: string | null;
  readonly issues: readonly InputIssue[];
  readonly requestId: string | undefined;
}

/** Reads what a call rejected with. */
export function refusalOf(rejection: unknown): Refusal {
  const { code, detail, errors, requestId } = (
    typeof rejection === 'object' && rejection !== null ? rejection : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    code: typeof code === 'string' ? code : null,
    detail: typeof detail === 'string' && detail !== '' ? detail : null,
    issues: Array.isArray(errors) ? errors.filter(isIssue) : [],
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}

function isIssue(value: unknown): value is InputIssue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pointer' in value &&
    typeof value.pointer === 'string' &&
    'detail' in value &&
    typeof value.detail === 'string'
  );
}
