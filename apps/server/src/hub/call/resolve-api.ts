/** Stage 2: which API a call means. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { hideKeys } from '../../key-format.ts';
import { methodNotAllowed, pathOf } from '../../http/methods.ts';
import type { ApiSource, CallableApi } from '../source.ts';
import type { Call } from './call.ts';
import { sentence } from '../../problems/sentence.ts';

/** All sources as one; where two have the same path, the first wins. */
export class Registry implements ApiSource {
  readonly #sources: readonly ApiSource[];

  constructor(sources: readonly ApiSource[]) {
    this.#sources = sources;
  }

  find(path: string): CallableApi | undefined {
    for (const source of this.#sources) {
      const api = source.find(path);
      if (api) return api;
    }
    return undefined;
  }

  list(): readonly CallableApi[] {
    const [only] = this.#sources;
    if (this.#sources.length === 1 && only) return only.list();
    return this.#sources.flatMap((source) => source.list()).filter((api) => this.find(api.path) === api);
  }

  get version(): number {
    return this.#sources.reduce((sum, source) => sum + source.version, 0);
  }
}

export function resolveApi(registry: ApiSource, path: string, method: string): CallableApi | Failure {
  const api = registry.find(path);
  if (!api) return fail('NotFound', sentence('problem.calls.noApi', { api: hideKeys(path).slice(0, 200) }));
  if (api.health === 'paused') return fail('Paused', sentence('problem.calls.paused', { api: api.path }));
  if (method === 'GET' && !api.methods.includes('GET')) {
    return methodNotAllowed(sentence('problem.calls.needsPost', { api: api.path }), methodsOf(api));
  }
  return api;
}

/** As in the header `Allow`. */
function methodsOf(api: CallableApi): readonly string[] {
  return ['GET', 'HEAD', 'OPTIONS', 'POST'].filter((method) => hasMethod(api, method));
}

/** HEAD is GET without the response's body; a preflight precedes calls of any method. */
export function hasMethod({ methods }: CallableApi, method: string): boolean {
  return method === 'OPTIONS' || methods.some((each) => each === (method === 'HEAD' ? 'GET' : method));
}

export function resolve(call: Call, registry: ApiSource): Failure | null {
  const { request, path, method } = call;
  const api = resolveApi(registry, path, method);
  if (api instanceof Failure && api.code === 'NotFound') {
    const allow = request.server.methodsAt(pathOf(request));
    if (allow.length > 0)
      return methodNotAllowed(
        sentence('problem.http.wrongMethod', {
          path: `/api/v1/${path}`,
          method: request.method,
          allowed: allow.join(' or '),
        }),
        allow,
      );
  }
  if (api instanceof Failure) return api;
  call.api = api;
  return null;
}
