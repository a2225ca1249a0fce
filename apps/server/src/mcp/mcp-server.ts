/** What an agent finds at `/mcp`: tools to search, describe and call APIs, and each favourite as a tool of its own. */
import * as z from 'zod';
import type { Api, JsonSchema, Language } from '@apiyard/api/contract/hub/hub';
import { Area } from '@apiyard/api/contract/hub/hub';
import { listedApi } from '@apiyard/api/contract/hub/listed-apis';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { isFileInput, requiredFilesOf } from '../hub/catalogue/file-inputs.ts';
import { filterApis } from '../hub/catalogue/filter-apis.ts';
import type { CallableApi } from '../hub/source.ts';
import type { Called, SentFile } from './call-through.ts';
import { resultOf } from './results.ts';

interface McpOptions {
  readonly registry: { find(path: string): CallableApi | undefined; list(): readonly CallableApi[] };
  readonly language: Language;
  /** Paths of APIs that are tools of their own. */
  readonly favourites: readonly string[];
  readonly call: (
    api: string,
    given: { readonly input: object; readonly files: Readonly<Record<string, SentFile>> },
  ) => Promise<Called>;
  readonly about: { readonly name: string; readonly version: string; readonly origin: string };
}

const foundMax = 50;

const SearchInput = z.object({
  query: z.string().max(100).default('').describe('Words of its name, summary, tags or synonyms. Empty finds all.'),
  area: z.enum(Area.options).optional().describe('Only APIs of this area.'),
  limit: z.int().min(1).max(foundMax).default(20).describe('How many to return at most.'),
});
const DescribeInput = z.object({ api: z.string().max(200).describe('Path of the API, such as convert/data.') });
const CallInput = z.object({
  api: z.string().max(200).describe('Path of the API, such as convert/data.'),
  input: z.record(z.string(), z.unknown()).default({}).describe('Its input, as describe_api returns the schema.'),
  files: z
    .record(z.string(), z.object({ name: z.string().max(200), base64: z.base64() }))
    .default({})
    .describe('Files by the name of their input.'),
});

const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

const ownTools = [
  {
    name: 'search_apis',
    title: 'Search APIs',
    description: 'Finds APIs by words. Returns path, title, summary and cost of each.',
    inputSchema: schemaOf(SearchInput),
    annotations: readOnly,
  },
  {
    name: 'describe_api',
    title: 'Describe an API',
    description: 'Returns the input schema, output schema, examples, cost and errors of one API.',
    inputSchema: schemaOf(DescribeInput),
    annotations: readOnly,
  },
  {
    name: 'call_api',
    title: 'Call an API',
    description:
      'Runs an API and returns its result. Uses calls of the key’s daily quota, only if it succeeds. Read describe_api first.',
    inputSchema: schemaOf(CallInput),
  },
] as const satisfies readonly Tool[];

export function mcpServer({ registry, language, favourites, call, about }: McpOptions): Server {
  const { name, version, origin } = about;
  const describe = (path: string) => registry.find(path)?.describe(language);
  const own = new Map(
    favourites.flatMap((path) => {
      const api = describe(path);
      return api === undefined || needsFile(api) ? [] : [[toolName(path), api] as const];
    }),
  );
  const server = new Server(
    { name, version, websiteUrl: origin },
    {
      capabilities: { tools: {} },
      instructions:
        'API tools with one call each. Find an API with search_apis, read its schema with describe_api, then run it with call_api. Favourite APIs of the key are tools of their own.',
    },
  );

  server.setRequestHandler('tools/list', () => ({ tools: [...ownTools, ...[...own].map(favouriteTool)] }));
  server.setRequestHandler('tools/call', async ({ params: { name: tool, arguments: given = {} } }) => {
    switch (tool) {
      case 'search_apis': {
        const input = checked(SearchInput, given);
        return 'refusal' in input ? input.refusal : search(input);
      }
      case 'describe_api': {
        const input = checked(DescribeInput, given);
        if ('refusal' in input) return input.refusal;
        const api = describe(input.api);
        return api === undefined ? noApi(input.api) : structured({ ...api });
      }
      case 'call_api': {
        const input = checked(CallInput, given);
        return 'refusal' in input ? input.refusal : resultOf(await call(input.api, input));
      }
      default: {
        const api = own.get(tool);
        if (api === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool '${tool}'.`);
        return resultOf(await call(api.path, { input: given, files: {} }));
      }
    }
  });
  return server;

  function search({ query, area, limit }: z.output<typeof SearchInput>): CallToolResult {
    const apis = registry.list().map((api) => api.describe(language));
    const found = filterApis(apis, { search: query, area, limit, tag: undefined, cursor: undefined });
    if (!('items' in found)) return refused('The search failed.');
    return structured({
      items: found.items.map(listedApi).map(({ path, title, summary, cost, open, premium, takes }) => ({
        path,
        title,
        summary,
        cost,
        open,
        premium,
        takes,
      })),
    });
  }
}

const noApi = (path: string) => refused(`There is no API '${path}'. Find its path with search_apis.`);

/** `convert/data` → `convert_data`, since names of tools have no slash. */
const toolName = (path: string): string => path.replaceAll('/', '_');

function favouriteTool([name, { title, summary, cost, input, output }]: readonly [string, Api]): Tool {
  return {
    name,
    title,
    description: `${summary} (${cost === 1 ? '1 call' : `${cost} calls`} of the daily quota)`,
    inputSchema: withoutFiles(input) as Tool['inputSchema'],
    ...(output.kind === 'json' && {
      outputSchema: {
        type: 'object',
        properties: { data: output.schema, meta: { type: 'object' } },
        required: ['data', 'meta'],
      },
    }),
    annotations: { readOnlyHint: true },
  };
}

const propertiesOf = (input: JsonSchema) => Object.entries((input['properties'] ?? {}) as Record<string, JsonSchema>);

const needsFile = ({ input }: Api): boolean => requiredFilesOf(input).length > 0;

/** Arguments of a tool are JSON: files are sent with `call_api`. */
function withoutFiles(input: JsonSchema): JsonSchema {
  return {
    ...input,
    properties: Object.fromEntries(propertiesOf(input).filter(([, property]) => !isFileInput(property))),
  };
}

function schemaOf(schema: z.ZodObject): Tool['inputSchema'] {
  return z.toJSONSchema(schema, { io: 'input' }) as Tool['inputSchema'];
}

function checked<Schema extends z.ZodObject>(
  schema: Schema,
  given: unknown,
): z.output<Schema> | { readonly refusal: CallToolResult } {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { refusal: refused(reasons.join('\n')) };
}

function refused(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

function structured(content: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(content) }], structuredContent: content };
}
