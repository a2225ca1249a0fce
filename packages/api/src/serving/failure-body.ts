/** The body of a failure; shared by the server's routes and the sample layer's handlers. */
import type { Endpoint, Failure, FailureShape } from '../contract/endpoint.ts';
import { statusOf } from '../contract/problem.ts';

interface WrittenFailure {
  readonly status: number;
  readonly contentType: 'application/problem+json' | 'application/json';
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Writes RFC 9457, or the plain `{ success: false, message, code }` of the specification's calls. A failure's own members
 * never replace the standard ones.
 * @param basePath the path below which the site is served, such as `/tools`
 */
export function writeFailure(shape: FailureShape, failure: Failure, requestId: string, basePath = ''): WrittenFailure {
  const { code, detail } = failure;
  const extras = failure.extras as Readonly<Record<string, unknown>>;
  const status = statusOf(code);
  if (shape === 'message') {
    return {
      status,
      contentType: 'application/json',
      body: { ...extras, success: false, message: detail, code, requestId },
    };
  }
  const body = {
    ...extras,
    success: false,
    type: `${basePath}/docs#${code}`,
    title: titleOf(code),
    status,
    detail,
    code,
    requestId,
  };
  return { status, contentType: 'application/problem+json', body };
}

/** What a visitor has to send. */
export function signInDetail({ keyScope }: Endpoint): string {
  if (keyScope === undefined) return 'Sign in first.';
  return `Sign in, or send an API key with the scope ${keyScope} in the header X-Api-Key.`;
}

/** `QuotaSpent` → 'Quota spent'. */
export function titleOf(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
