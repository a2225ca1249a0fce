/** MCP at `/mcp`: each request is answered by a server of its own, so that no process keeps a session. */
import { sendMcpMessage } from '@apiyard/api/contract/hub/mcp';
import { Failure } from '@apiyard/api/contract/endpoint';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import { badHost, originOf } from '../http/public-origin.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { sendFailure } from '../http/problem.ts';
import { sentence } from '../problems/sentence.ts';
import { listFavouritesOf } from '../hub/catalogue/favourites-store.ts';
import type { Connection } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { languageOfCall } from '../http/language.ts';
import type { Registry } from '../hub/call/resolve-api.ts';
import { mcpServer } from './mcp-server.ts';
import { callThrough } from './call-through.ts';

export interface McpServices {
  readonly registry: Pick<Registry, 'find' | 'list'>;
  readonly db: Connection;
  /** The caller of a request with an API key in a header; null for one without. */
  keyCallerOf(request: FastifyRequest): Promise<Caller | Failure | null>;
  siteName(): string;
  readonly publicUrl: URL | null;
  readonly version: string;
}

/** Inputs of calls are in the message. */
const messageBytesMax = 1_000_000;

export function mcpRoute({ registry, db, keyCallerOf, siteName, publicUrl, version }: McpServices): Route {
  return route(sendMcpMessage, {
    rate: perMinute(300),
    bodyBytesMax: messageBytesMax,
    async handle({ request, reply }) {
      const caller = await keyCallerOf(request);
      if (caller instanceof Failure) return sendFailure(reply, caller);
      const origin = originOf(request, publicUrl);
      if (origin === undefined) return sendFailure(reply, badHost());
      const handler = createMcpHandler(async () =>
        mcpServer({
          registry,
          language: languageOfCall(request),
          favourites: caller === null ? [] : await listFavouritesOf(db, caller.person.id),
          call: (api, input) => callThrough(request, api, input),
          about: { name: siteName(), version, origin },
        }),
      );
      try {
        return await sendResponse(
          reply,
          await handler.fetch(webRequest(request, origin), { parsedBody: request.body }),
        );
      } finally {
        await handler.close();
      }
    },
  });
}

/** Clients ask for a stream of messages by GET, and end sessions by DELETE: there are neither. */
export function rejectOtherMcpMethods(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'HEAD', 'DELETE'],
    url: sendMcpMessage.path,
    config: { endpoint: sendMcpMessage, hasMethod: () => false },
    handler: (request, reply) =>
      sendFailure(
        reply,
        methodNotAllowed(
          sentence('problem.http.wrongMethod', {
            path: sendMcpMessage.path,
            method: request.method,
            allowed: 'POST',
          }),
          ['OPTIONS', 'POST'],
        ),
      ),
  });
}

function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL('/mcp', origin), { method: 'POST', headers, body: JSON.stringify(request.body) });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}
