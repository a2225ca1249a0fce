import { Failure } from '@apiyard/api/contract/endpoint';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { RawResponse } from '../../tools/tool.ts';
import { WrittenJson } from '../threads/worker-pool.ts';
import type { ApiSource, CallableApi } from '../source.ts';

/** Of a result, in UTF-16 code units: it is sent with every page of the API. */
export const exampleResultMax = 10_000;
const timeMs = 2000;

/** Results of the examples with which pages start. Each is made once per language, when it is first requested. */
export class ExampleResults {
  readonly #registry: ApiSource;
  readonly #made = new Map<string, string>();
  #version: number;

  constructor(registry: ApiSource) {
    this.#registry = registry;
    this.#version = registry.version;
  }

  /** As JSON; null if the page does not start with a result, and where the run fails. */
  async of(path: string, language: Language): Promise<string | null> {
    if (this.#version !== this.#registry.version) {
      this.#made.clear();
      this.#version = this.#registry.version;
    }
    const name = `${language} ${path}`;
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const api = this.#registry.find(path);
    const made = api === undefined ? null : await resultOf(api, language);
    if (made !== null) this.#made.set(name, made);
    return made;
  }
}

async function resultOf(api: CallableApi, language: Language): Promise<string | null> {
  if (api.shownExample === undefined) return null;
  const parsed = api.input.parse(api.shownExample, 'json', language);
  if (parsed instanceof Failure) return null;
  const signal = AbortSignal.timeout(timeMs);
  try {
    const outcome = await api.run(parsed.input, { signal, personId: null, callerId: 'examples', language });
    if (outcome instanceof Failure || outcome.result instanceof RawResponse) return null;
    const { result } = outcome;
    const text = result instanceof WrittenJson ? Buffer.from(result.bytes).toString() : JSON.stringify(result);
    return text.length > exampleResultMax ? null : text;
  } catch {
    // The browser runs it, and shows what is wrong.
    return null;
  }
}
