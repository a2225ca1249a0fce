/** The Model Context Protocol, for agents. */
import * as z from 'zod/mini';
import { endpoint, raw } from '../endpoint.ts';

export const sendMcpMessage = endpoint({
  method: 'POST',
  path: '/mcp',
  summary:
    'The catalogue and its APIs for agents, in the Model Context Protocol (streamable HTTP without sessions). Send an API key as a bearer token to call APIs that need one.',
  auth: 'anyone',
  /** A JSON-RPC 2.0 message. */
  input: z.looseObject({ jsonrpc: z.literal('2.0') }),
  output: raw,
});
