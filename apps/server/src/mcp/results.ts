import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Called } from './call-through.ts';

/** A response of an API as the result of a tool: pictures and sound as such, other files as resources, problems as errors. */
export function resultOf(called: Called): CallToolResult {
  if (called.kind === 'problem') {
    const { problem } = called;
    const issues = (problem.errors ?? []).map(({ pointer, detail }) => `${pointer}: ${detail}`);
    return {
      content: [{ type: 'text', text: [`${problem.code}: ${problem.detail}`, ...issues].join('\n') }],
      structuredContent: { problem },
      isError: true,
    };
  }
  const { meta } = called;
  if (called.kind === 'json') {
    const content = { data: called.data, meta };
    return { content: [{ type: 'text', text: JSON.stringify(called.data) }], structuredContent: content };
  }
  return { content: [contentOf(called), { type: 'text', text: JSON.stringify({ meta }) }] };
}

function contentOf({ type, bytes, meta }: Extract<Called, { kind: 'file' }>): CallToolResult['content'][number] {
  const data = bytes.toString('base64');
  if (type === 'image/svg+xml' || type.startsWith('text/')) return { type: 'text', text: bytes.toString() };
  if (type.startsWith('image/')) return { type: 'image', data, mimeType: type };
  if (type.startsWith('audio/')) return { type: 'audio', data, mimeType: type };
  return { type: 'resource', resource: { uri: `api:/api/v1/${meta.api}`, mimeType: type, blob: data } };
}
