/** Sends mail over SMTP, or writes it to files that any mail program opens. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport as CreateTransport } from 'nodemailer';
import type { Logger } from 'pino';

/** A mail without its recipient. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** `Reply-To`, if not the sender. */
  readonly replyTo?: string;
}

export interface Mailer {
  /** Resolves when the mail server accepted the mail, or its file is completely on disk. */
  send(mail: MailContent & { readonly to: string }): Promise<void>;
}

export interface MailTransport extends Mailer {
  close(): void;
}

interface MailerOptions {
  /** `smtp://user:password@host:587`; null writes files. */
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  /** The sender, read for each mail, since the site's name may change. */
  from(): { readonly name: string; readonly address: string };
  readonly log: Pick<Logger, 'info'>;
}

export function createMailer({ smtpUrl, dataDir, from, log }: MailerOptions): MailTransport {
  if (smtpUrl !== null) {
    const transport = atFirstUse((createTransport) =>
      createTransport({
        url: smtpUrl,
        pool: true,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
      }),
    );
    return {
      async send(mail) {
        await (await transport.get()).sendMail({ from: from(), ...mail });
      },
      close: transport.close,
    };
  }
  const folder = join(dataDir, 'mail');
  const transport = atFirstUse((createTransport) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async send(mail) {
      const { message } = await (await transport.get()).sendMail({ from: from(), ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}.eml`);
      await writeWhole(file, message as Buffer);
      log.info({ file }, 'SMTP_URL is not set: email written to a file');
    },
    close: transport.close,
  };
}

/** Imported on first use: it is the largest library that the server would load. */
function atFirstUse<Transport extends { close(): void }>(
  make: (createTransport: typeof CreateTransport) => Transport,
): { get(): Promise<Transport>; close(): void } {
  let made: Promise<Transport> | undefined;
  return {
    get: () => (made ??= import('nodemailer').then(({ createTransport }) => make(createTransport))),
    close: () =>
      void made?.then(
        (transport) => transport.close(),
        () => {},
      ),
  };
}

/** Written atomically: a watcher of the folder never sees a partial mail. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const partial = `${file}.partial`;
  const handle = await open(partial, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}
