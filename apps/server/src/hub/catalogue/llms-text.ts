/** `llms.txt` (llmstxt.org): the site for language models, in Markdown. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import { apiMarkdown } from './api-markdown.ts';

interface Site {
  readonly name: string;
  /** Without a trailing slash. */
  readonly origin: string;
}

interface FullSite extends Pick<Site, 'name'> {
  /** Of the site's own addresses, without a slash at its end. */
  readonly basePath: string;
}

/** With every API in full. */
export function llmsFullTextOf(apis: readonly Api[], { name, basePath }: FullSite): string {
  return [
    `# ${lineOf(name)}`,
    '',
    '> Every API with its inputs, outputs, errors and examples. Successful responses are JSON with `success`, `data` and `meta`, or a file; errors are RFC 9457 problems with a stable `code`.',
    '',
    `The guide is at ${basePath}/docs.md, and each API with code at ${basePath}/hub/{path}.md.`,
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
    `- [Guide](${origin}/docs.md): authentication, responses, limits, files and errors. Every page of the documentation is also Markdown: add \`.md\` to its address, and \`?lang=fr\`, \`ar\` or \`ch\` for another language`,
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
        `- [${lineOf(title)}](${origin}/hub/${path}.md): ${methods.join(' or ')} /api/v1/${path}. ${lineOf(summary)}`,
    ),
    '',
  ].join('\n');
}

/** Text of an operator, in one line and without links. */
const lineOf = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]<>]/g, String.raw`\$&`);
