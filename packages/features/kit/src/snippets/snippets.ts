import type { ApiRequest } from './api-request.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';

/** The languages that calls are shown in; `highlight` is the code block's name of the language. */
export const snippetLanguages = [
  { id: 'curl', label: 'curl', highlight: 'bash', write: curl },
  { id: 'javascript', label: 'JavaScript', highlight: 'javascript', write: javascript },
  { id: 'python', label: 'Python', highlight: 'python', write: python },
  { id: 'go', label: 'Go', highlight: 'go', write: go },
  { id: 'php', label: 'PHP', highlight: 'php', write: php },
] as const satisfies readonly {
  id: string;
  label: string;
  highlight: string;
  write: (request: ApiRequest) => string;
}[];
