import type { ApiRequest } from './api-request.ts';
import { fetchCode } from './javascript.ts';

/** `fetch`, as in JavaScript. `unknown` makes programs check the response before they use it. */
export function typescript(request: ApiRequest): string {
  const code = fetchCode(request, 'answer: unknown');
  // Only a module can await at its top level, and a file without imports or exports is none to the compiler.
  return code.startsWith('import ') ? code : `${code}\n\nexport {};`;
}
