import { expect } from 'vitest';
import { sendMcpMessage } from '../../contract/hub/mcp.ts';
import { conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

const protocolVersion = '2025-06-18';

const send = (world: World, message: object) =>
  world.send(
    sendMcpMessage,
    { jsonrpc: '2.0', id: 1, ...message },
    { accept: 'application/json, text/event-stream', 'mcp-protocol-version': protocolVersion },
  );

export const mcpConformance = conformance(
  conformanceOf(sendMcpMessage, [
    [
      'success',
      'introduces itself, and lists tools to search, describe and call APIs',
      async (world) => {
        const initialized = await send(world, {
          method: 'initialize',
          params: { protocolVersion, capabilities: {}, clientInfo: { name: 'conformance', version: '1' } },
        });
        expect([initialized.status, initialized.text]).toEqual([200, expect.stringContaining(protocolVersion)]);
        const listed = await send(world, { method: 'tools/list' });
        for (const name of ['search_apis', 'describe_api', 'call_api'])
          expect(listed.text).toContain(`"name":"${name}"`);
      },
    ],
  ]),
);
