import type { ApiRequest } from './api-request.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { kotlin } from './kotlin.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { swift } from './swift.ts';
import { typescript } from './typescript.ts';

/** The languages that calls are shown in; `highlight` is the code block's name of the language. */
export const snippetLanguages = [
  { id: 'curl', label: 'curl', highlight: 'bash', write: curl },
  { id: 'javascript', label: 'JavaScript', highlight: 'javascript', write: javascript },
  { id: 'typescript', label: 'TypeScript', highlight: 'typescript', write: typescript },
  { id: 'python', label: 'Python', highlight: 'python', write: python },
  { id: 'java', label: 'Java', highlight: 'java', write: java },
  { id: 'csharp', label: 'C#', highlight: 'csharp', write: csharp },
  { id: 'go', label: 'Go', highlight: 'go', write: go },
  { id: 'php', label: 'PHP', highlight: 'php', write: php },
  { id: 'ruby', label: 'Ruby', highlight: 'ruby', write: ruby },
  { id: 'rust', label: 'Rust', highlight: 'rust', write: rust },
  { id: 'kotlin', label: 'Kotlin', highlight: 'kotlin', write: kotlin },
  { id: 'swift', label: 'Swift', highlight: 'swift', write: swift },
] as const satisfies readonly {
  id: string;
  label: string;
  highlight: string;
  write: (request: ApiRequest) => string;
}[];
