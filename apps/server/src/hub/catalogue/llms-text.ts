/** `llms.txt` (llmstxt.org): the site for language models, in Markdown. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import { apiMarkdown } from './api-markdown.ts';

interface Site {
  readonly name: string;
  /** Without a trailing slash. */
  readonly origin: string;
}

/** With every API in full. */
export function llmsFullTextOf(apis: readonly Api[], { name }: Pick<Site, 'name'>): string {
  return [
    `# ${lineOf(name)}`,
    '',
    '> Every API with its inputs, outputs, errors and examples. Successful responses are JSON with `success`, `data` and `meta`, or a file; errors are RFC 9457 problems with a stable `code`.',
    '',
    ...apis.map(apiMarkdown),
  ].join('\n');
}

export function llmsTextOf(apis: readonly Api[], { name, origin }: Site): string {
  return [
    `# ${lineOf(name)}`,
    '',
    '> API tools with one call each. Send short inputs as query parameters of a GET request, others as JSON in a POST request. Send an API key in the header X-Api-Key.',
    '',
    '## Documentation',
    '',
    `- [Guide](${origin}/docs): authentication, responses, limits, files and errors`,
    `- [OpenAPI document](${origin}/openapi.yaml): every API with its input, as YAML`,
    `- [OpenAPI document as JSON](${origin}/api/v1/openapi.json)`,
    `- [JavaScript client](${origin}/client.tgz): an npm package with the types of every API`,
    `- [Catalogue](${origin}/api/v1/catalogue): every API with its input as JSON Schema, cost and examples`,
    `- MCP server: ${origin}/mcp (streamable HTTP, API key as bearer token) with tools to search, describe and call APIs`,
    `- [Health](${origin}/api/v1/catalogue/health): how reliable each API was in the last 30 days`,
    `- [All APIs in full](${origin}/llms-full.txt): inputs, outputs, errors and examples in Markdown`,
    '',
    '## APIs',
    '',
    ...apis.map(
      ({ path, title, summary, methods }) =>
        `- [${lineOf(title)}](${origin}/hub/${path}): ${methods.join(' or ')} /api/v1/${path}. ${lineOf(summary)}`,
    ),
    '',
  ].join('\n');
}

/** Text of an operator, in one line and without links. */
const lineOf = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]<>]/g, String.raw`\$&`);
