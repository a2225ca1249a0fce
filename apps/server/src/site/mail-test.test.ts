import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { adminOf } from '../../test/admin.ts';
import { openTestServer } from '../../test/test-server.ts';

/** A mail server that rejects every sign-in and repeats the credentials. */
async function doorman(): Promise<number> {
  const server = createServer((socket) => {
    socket.write('220 doorman ESMTP\r\n');
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', (line) => {
      if (String(line).startsWith('EHLO')) socket.write('250-doorman\r\n250 AUTH PLAIN\r\n');
      else if (String(line).startsWith('AUTH'))
        socket.write(`535 5.7.8 not you, postman with s3cret/word (${String(line).trim()})\r\n`);
      else socket.end('221 bye\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('returns the error of the mail server, without the user name and password of SMTP_URL', async () => {
  const port = await doorman();
  const testServer = await openTestServer('sqlite', {}, { SMTP_URL: `smtp://postman:s3cret%2Fword@127.0.0.1:${port}` });
  onTestFinished(() => testServer.close());
  const admin = await adminOf(testServer, 'keeper');
  const { status, body } = await admin.send<{ code: string; reason: string; place: string }>(
    'POST',
    '/api/admin/mail-test',
    { to: 'ann@example.org' },
  );
  expect([status, body.code, body.place]).toEqual([409, 'MailFailed', `127.0.0.1:${port}`]);
  expect(body.reason).toContain('535 5.7.8 not you');
  for (const secret of ['postman', 's3cret', Buffer.from('\0postman\0s3cret/word').toString('base64')])
    expect(JSON.stringify(body)).not.toContain(secret);
});

it('reports a timeout with the host', async () => {
  const testServer = await openTestServer('sqlite', {}, { SMTP_URL: 'smtp://127.0.0.1:9' });
  onTestFinished(() => testServer.close());
  const admin = await adminOf(testServer, 'keeper');
  const { body } = await admin.send<{ reason: string; place: string }>('POST', '/api/admin/mail-test', {
    to: 'ann@example.org',
  });
  expect([body.reason, body.place]).toEqual(['connect ECONNREFUSED 127.0.0.1:9', '127.0.0.1:9']);
});
