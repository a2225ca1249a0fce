/** The body of a failure; shared by the server's routes and the sample layer's handlers. */
import type { Failure, FailureShape, Sentence } from '../contract/endpoint.ts';
import type { InputIssue } from '../contract/problem.ts';
import { statusOf } from '../contract/problem.ts';

interface WrittenFailure {
  readonly status: number;
  readonly contentType: 'application/problem+json' | 'application/json';
  readonly body: Readonly<Record<string, unknown>>;
}

/** Writes problems in the language of a reader. */
export interface ProblemWords {
  title(code: string): string;
  sentence(sentence: Sentence): string;
}

const english: ProblemWords = { title: titleOf, sentence: ({ en }) => en };

/** An issue as a failure carries it. */
export type CarriedIssue = InputIssue & { readonly sentence?: Sentence };

/**
 * Writes RFC 9457, or the plain `{ success: false, message, code }` of the specification's calls. A failure's own members
 * never replace the standard ones.
 * @param basePath the path below which the site is served, such as `/tools`
 * @param words of the reader's language; English by default
 */
export function writeFailure(
  shape: FailureShape,
  failure: Failure,
  requestId: string,
  { basePath = '', words = english }: { readonly basePath?: string; readonly words?: ProblemWords } = {},
): WrittenFailure {
  const { code } = failure;
  const detail = failure.sentence === null ? failure.detail : words.sentence(failure.sentence);
  const extras = inWords(failure.extras as Readonly<Record<string, unknown>>, words);
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
    title: words.title(code),
    status,
    detail,
    code,
    requestId,
  };
  return { status, contentType: 'application/problem+json', body };
}

/** Extras with the sentences of their issues written. */
function inWords(extras: Readonly<Record<string, unknown>>, words: ProblemWords): Readonly<Record<string, unknown>> {
  const { errors } = extras;
  if (!Array.isArray(errors)) return extras;
  return {
    ...extras,
    errors: (errors as CarriedIssue[]).map(({ sentence, ...issue }) =>
      sentence === undefined ? issue : { ...issue, detail: words.sentence(sentence) },
    ),
  };
}

/** `QuotaSpent` → 'Quota spent'. */
export function titleOf(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
