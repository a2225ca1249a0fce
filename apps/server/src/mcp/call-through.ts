import type { FastifyRequest } from 'fastify';
import type { CallMeta } from '@apiyard/api/contract/hub/hub';
import type { Problem } from '@apiyard/api/contract/problem';

/** A file among the inputs of a call. */
export interface SentFile {
  readonly name: string;
  readonly base64: string;
}

export type Called =
  | { readonly kind: 'json'; readonly data: unknown; readonly meta: CallMeta }
  | { readonly kind: 'file'; readonly type: string; readonly bytes: Buffer; readonly meta: CallMeta }
  | { readonly kind: 'problem'; readonly problem: Problem };

const passedHeaders = ['authorization', 'x-api-key', 'accept-language', 'host', 'x-forwarded-for'] as const;

/**
 * Sends a call of `/api/v1` through all its stages, in the name of the request: with its key, its address and its limits.
 * It is metered and logged as any other.
 */
export async function callThrough(
  request: FastifyRequest,
  api: string,
  { input, files }: { readonly input: object; readonly files: Readonly<Record<string, SentFile>> },
): Promise<Called> {
  const headers: Record<string, string> = {};
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const body = Object.keys(files).length === 0 ? { json: input } : { form: await formOf(input, files) };
  const response = await request.server.inject({
    method: 'POST',
    url: `/api/v1/${api.split('/').map(encodeURIComponent).join('/')}`,
    remoteAddress: request.socket.remoteAddress ?? request.ip,
    ...('json' in body
      ? { headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body.json) }
      : { headers: { ...headers, 'content-type': body.form.type }, payload: body.form.bytes }),
  });
  if (response.statusCode !== 200) return { kind: 'problem', problem: response.json<Problem>() };
  const meta = response.headers['x-meta'];
  if (typeof meta !== 'string') {
    const { data, meta: ofBody } = response.json<{ data: unknown; meta: CallMeta }>();
    return { kind: 'json', data, meta: ofBody };
  }
  return {
    kind: 'file',
    type: String(response.headers['content-type'] ?? 'application/octet-stream').split(';', 1)[0] ?? '',
    bytes: response.rawPayload,
    meta: JSON.parse(meta) as CallMeta,
  };
}

async function formOf(input: object, files: Readonly<Record<string, SentFile>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(input as Record<string, unknown>))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [field, { name, base64 }] of Object.entries(files))
    form.append(field, new Blob([Buffer.from(base64, 'base64')]), name);
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? '',
    bytes: Buffer.from(await written.arrayBuffer()),
  };
}
