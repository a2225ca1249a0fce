/** `node:http` and nothing else, answering the JSON of `random/uuid` with the headers it is given: the line to compare with. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const [port, headersJson, bodyJson] = process.argv.slice(2);
const headers = JSON.parse(headersJson ?? '{}') as Record<string, string>;
const answer = JSON.parse(bodyJson ?? '{}') as { data: object };

createServer((_request, response) => {
  const body = JSON.stringify({ ...answer, data: { uuids: [randomUUID()] } });
  response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
