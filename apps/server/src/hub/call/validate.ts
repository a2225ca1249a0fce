/** Stage 4: validates the input. */
import { Failure } from '@apiyard/api/contract/endpoint';
import { keptInput } from '../kept-input.ts';
import type { InputSource } from '../compile-input.ts';
import type { Call } from './call.ts';

/** @param given the body, or the texts of a query or form converted to the types of the input */
export function validate(call: Call, given: unknown, source: InputSource): Failure | null {
  if (call.caller?.keepsInputs === true) call.keptInput = keptInput(given, call.request.headers['content-length']);
  const parsed = call.api.input.parse(given, source, call.language);
  if (parsed instanceof Failure) return parsed;
  call.input = parsed.input;
  return null;
}
