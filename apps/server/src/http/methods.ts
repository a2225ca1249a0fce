/** Which methods a path has: a request with another one gets 405 with `Allow`, not 404. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Failure, Sentence } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that ends with `*`: whether `path` has this method. @default every path has those of the route */
    hasMethod?(method: string, path: string): boolean;
  }
  interface FastifyInstance {
    /** Sorted methods of a path, without its query; none for an unknown path. */
    methodsAt(path: string): readonly string[];
  }
}

export function recordMethods(app: FastifyInstance): void {
  const routes: { readonly pattern: RegExp; has(method: string, path: string): boolean; methods: readonly string[] }[] =
    [];
  app.addHook('onRoute', ({ method, url, config }) => {
    routes.push({
      pattern: patternOf(url),
      methods: [method].flat(),
      has: config?.hasMethod ?? (() => true),
    });
  });
  app.decorate('methodsAt', (path: string) => {
    const found = routes
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods, has }) => methods.filter((method) => has(method, path)));
    // A preflight succeeds at any path, known or not.
    return found.every((method) => method === 'OPTIONS') ? [] : [...new Set(found)].toSorted();
  });
}

/** As the router matches: `:name` is one segment, a last `*` the rest of the path. */
function patternOf(url: string): RegExp {
  const body = url
    .split('/')
    .map((part) =>
      part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
    )
    .join('/');
  return new RegExp(`^${body}$`, 's');
}

/** The path of the request as its sender wrote it, without the query. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

export const methodNotAllowed = (text: Sentence, allow: readonly string[]): Failure =>
  fail('MethodNotAllowed', text, { allow });
