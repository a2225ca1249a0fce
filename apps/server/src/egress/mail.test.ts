import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMailer } from './mail.ts';

let name = 'Apiyard';
const from = () => ({ name, address: 'no-reply@yard.example' });
const mail = { to: 'ann@example.com', subject: 'مرحبًا\r\nBcc: evil@example.com', text: 'Line one\n.\nLine three\n' };

/** A mail server that accepts every command and records it. */
async function smtpSink(refuse: boolean) {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 sink ESMTP\r\n');
    socket.setEncoding('utf8').on('error', () => {});
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        received.push(line);
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('EHLO')) socket.write('250-sink\r\n250 8BITMIME\r\n');
        else if (line.startsWith('RCPT') && refuse) socket.write('550 no such mailbox\r\n');
        else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { received, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

describe('Mail', () => {
  it('goes to the mail server that SMTP_URL names, and a refusal is an error', async () => {
    for (const refuse of [false, true]) {
      const sink = await smtpSink(refuse);
      const mailer = createMailer({ smtpUrl: sink.url, dataDir: '/nowhere', from, log: { info() {} } });
      const sending = mailer.send(mail);
      if (refuse) await expect(sending).rejects.toThrow('550 no such mailbox');
      else {
        await sending;
        expect(sink.received).toContain('MAIL FROM:<no-reply@yard.example>');
        expect(sink.received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ann@example.com>']);
        expect(sink.received.filter((line) => /^bcc:/i.test(line))).toEqual([]);
        expect(sink.received.slice(-5)).toContain('Line three');
      }
      mailer.close();
      sink.close();
    }
  });

  it('uses the site name at the time of sending as the sender name, with any characters', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'apiyard-mail-'));
    const mailer = createMailer({ smtpUrl: null, dataDir, from, log: { info() {} } });
    name = 'Werkzeug, "Schuppen" <x@y.example>';
    await mailer.send({ ...mail, replyTo: 'reader@example.com' });
    name = 'Apiyard';
    const [file = ''] = await readdir(join(dataDir, 'mail'));
    const text = await readFile(join(dataDir, 'mail', file), 'utf8');
    expect(text).toMatch(/^From: "Werkzeug, \\"Schuppen\\" <x@y\.example>" <no-reply@yard\.example>\r\n/);
    expect(text).toContain('\r\nReply-To: reader@example.com\r\n');
    mailer.close();
    await rm(dataDir, { recursive: true });
  });

  it('is written to a file that only we can read where there is no SMTP_URL, and the log has its path', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'apiyard-mail-'));
    const logged: unknown[] = [];
    const mailer = createMailer({
      smtpUrl: null,
      dataDir,
      from,
      log: { info: (what: unknown) => void logged.push(what) },
    });
    await Promise.all([mailer.send(mail), mailer.send({ ...mail, to: 'bob@example.com' })]);
    const files = await readdir(join(dataDir, 'mail'));
    expect(files.length).toBe(2);
    expect(files.every((file) => /^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-[0-9a-f-]{36}\.eml$/.test(file))).toBe(true);
    const paths = files.map((file) => join(dataDir, 'mail', file));
    expect(logged.map((what) => (what as { file: string }).file).sort()).toEqual([...paths].sort());
    for (const path of paths) {
      const text = await readFile(path, 'utf8');
      expect(text).toMatch(/^From: Apiyard <no-reply@yard\.example>\r\nTo: (ann|bob)@example\.com\r\n/);
      expect(text).toContain('\r\n\r\nLine one\r\n.\r\nLine three\r\n');
      expect(text).not.toMatch(/^Bcc:/im);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
    await rm(dataDir, { recursive: true, force: true });
  });
});
