/** The tools on the landing page: their inputs, their calls and how each response is shown. */
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import type { ResponseBody, Refused } from '@apiyard/kit/calls/response.ts';
import { sendCall } from '@apiyard/kit/calls/send-call.ts';
import type { Services } from '@apiyard/kit/services.tsx';

export const formats = ['yaml', 'toml', 'xml', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

export interface Inputs {
  readonly convert: { readonly text: string; readonly to: Format };
  readonly qr: { readonly text: string };
  readonly uuid: { readonly version: '4' | '7' };
  readonly hash: { readonly text: string };
  readonly colour: { readonly text: string };
}
export type ToolId = keyof Inputs;

export interface ToolCall {
  readonly tool: ToolId;
  readonly api: string;
  readonly method: 'GET' | 'POST';
  readonly input: Readonly<Record<string, string | number>>;
}

export type Shown =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly src: string };

export type Outcome =
  | {
      readonly kind: 'answered';
      readonly shown: Shown;
      /** Free calls left this hour; null for signed-in people, whose calls count on the daily quota. */
      readonly left: number | null;
    }
  /** The input was rejected. `detail` is the server's message. */
  | {
      readonly kind: 'refused';
      readonly detail: string;
      readonly place: { readonly line: number; readonly column: number } | null;
    }
  | { readonly kind: 'spent'; readonly waitS: number }
  | { readonly kind: 'failed'; readonly requestId: string | null }
  | { readonly kind: 'no answer' };

/** Example inputs of the forms. */
export const firstInputs: Inputs = {
  convert: { text: '{\n  "shelf": "A-01",\n  "open": true,\n  "boxes": [12, 7]\n}', to: 'yaml' },
  qr: { text: 'https://www.rfc-editor.org/rfc/rfc9562' },
  uuid: { version: '7' },
  hash: { text: 'The quick brown fox' },
  colour: { text: '#5d87ff' },
};

/** Response of `convert/data` to the example input; part of the rendered HTML. */
export const firstResponse: Shown = { kind: 'text', text: 'shelf: A-01\nopen: true\nboxes:\n  - 12\n  - 7\n' };

const uuidCount = 5;

export function callOf(tool: ToolId, inputs: Inputs): ToolCall {
  switch (tool) {
    case 'convert':
      return { tool, api: 'convert/data', method: 'POST', input: { text: inputs.convert.text, to: inputs.convert.to } };
    case 'qr':
      return { tool, api: 'random/qr', method: 'POST', input: { text: inputs.qr.text, format: 'svg', margin: 2 } };
    case 'uuid':
      return { tool, api: 'random/uuid', method: 'GET', input: { version: inputs.uuid.version, count: uuidCount } };
    case 'hash':
      return { tool, api: 'convert/hash', method: 'POST', input: { text: inputs.hash.text, algorithm: 'all' } };
    case 'colour':
      return { tool, api: 'convert/colour', method: 'POST', input: { text: inputs.colour.text } };
  }
}

/** Whether the tool has input. Checked here because a rejected call also counts on a visitor's hourly limit. */
export function isComplete(tool: ToolId, inputs: Inputs): boolean {
  return tool === 'uuid' || inputs[tool].text.trim() !== '';
}

/** Sends the call and reads its response. Rejects if there is none. */
export async function tryCall(
  api: Services['api'],
  { tool, ...call }: ToolCall,
  signal: AbortSignal,
): Promise<Outcome> {
  const outcome = await sendCall(api, call, signal);
  if (outcome.kind === 'refused') return refusalOf(outcome.refused, Date.now());
  const { body, headers } = outcome.answer;
  const header = (name: string) => headers.find(([known]) => known === name)?.[1];
  const shown = await shownOf(tool, body);
  if (shown === null) return { kind: 'failed', requestId: header('x-request-id') ?? null };
  // A signed-in person's call changes the daily quota, which other pages show.
  const left = outcome.answer.quotaLeft === null ? header('ratelimit-remaining') : undefined;
  return { kind: 'answered', shown, left: left === undefined ? null : Number(left) };
}

async function shownOf(tool: ToolId, body: ResponseBody): Promise<Shown | null> {
  // A data URL: an SVG in an `img` runs no script, and there is no object URL to revoke.
  if (tool === 'qr')
    return body.kind === 'picture'
      ? { kind: 'picture', src: `data:image/svg+xml,${encodeURIComponent(await body.blob.text())}` }
      : null;
  if (body.kind !== 'json' || typeof body.value !== 'object' || body.value === null) return null;
  const text = textOf(tool, body.value as Readonly<Record<string, unknown>>);
  return text === null ? null : { kind: 'text', text };
}

const hashesShown = ['MD5', 'SHA-1', 'SHA-256', 'SHA-512'];
const notationsShown = ['hex', 'rgb', 'hsl', 'oklch', 'cmyk'];

function textOf(tool: Exclude<ToolId, 'qr'>, data: Readonly<Record<string, unknown>>): string | null {
  switch (tool) {
    case 'convert':
      return typeof data['text'] === 'string' ? data['text'] : null;
    case 'uuid':
      return Array.isArray(data['uuids']) ? data['uuids'].join('\n') : null;
    case 'hash': {
      const hashes = data['hashes'];
      if (!Array.isArray(hashes)) return null;
      return (hashes as readonly { readonly algorithm: string; readonly value: string }[])
        .filter(({ algorithm }) => hashesShown.includes(algorithm))
        .map(({ algorithm, value }) => `${algorithm}\n${value}`)
        .join('\n\n');
    }
    case 'colour':
      return notationsShown.map((name) => String(data[name])).join('\n');
  }
}

function refusalOf({ code, detail, issues, requestId, retryAtMs }: Refused, nowMs: number): Outcome {
  switch (code) {
    case 'RateLimited':
    case 'QuotaSpent':
      return { kind: 'spent', waitS: retryAtMs === null ? 60 : Math.max(1, Math.round((retryAtMs - nowMs) / 1000)) };
    case 'InvalidInput':
    case 'TooLarge': {
      const { line, column, detail: about = detail } = issues[0] ?? {};
      return {
        kind: 'refused',
        detail: about,
        place: line === undefined || column === undefined ? null : { line, column },
      };
    }
    default:
      return { kind: 'failed', requestId };
  }
}

/** Quotes for POSIX shells: inside single quotes, only the single quote is special. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as curl, without a key: these tools are free to try. */
export function curlOf({ api, method, input }: ToolCall, origin: string): string {
  const url = `${origin}/api/v1/${api}`;
  if (method === 'POST') return `curl ${url} \\\n  --json ${quoted(JSON.stringify(input))}`;
  return `curl ${quoted(`${url}?${queryOf(input)}`)}`;
}

/** Link to the playground with the same input. */
export function playgroundHref({ api, input }: ToolCall): string {
  return `${toolHref(api)}?${queryOf(input)}`;
}

const queryOf = (input: ToolCall['input']) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();
