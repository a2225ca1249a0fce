/** The server as a process: settings in, a listening server out, and a clean end. */
import { addressOf, readEnv, SettingError } from './env.ts';
import type { Env } from './env.ts';
import { giveMemoryBackWhenIdle } from './idle-memory.ts';

/**
 * Starts from `process.env`, listens, prints the URL (and the set-up link while there is no admin), and ends the process
 * on SIGTERM or SIGINT after requests in progress. An error at the start is one sentence on stderr, with exit code 1.
 */
export async function start(): Promise<void> {
  hideSqliteWarning();
  ignoreOutputErrors();
  try {
    const env = readEnv(process.env);
    // Loaded only now: an invalid setting is reported immediately, before warnings of modules that the app loads.
    const { createApp } = await import('./app.ts');
    const { rethrowStartError } = await import('./start-database.ts');
    await using starting = new AsyncDisposableStack();
    const app = starting.use(await createApp(env).catch(rethrowStartError));
    await app.fastify.listen({ port: env.port, host: env.host, backlog }).catch((error: unknown) => {
      throw listenError(error, env);
    });
    const running = starting.move();
    // Installed before the start is reported: a supervisor may stop the process right after that.
    endOnSignal(() => running.disposeAsync());
    const address = app.fastify.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : env.port;
    const site = env.publicUrl === null ? `http://${nameOf(env.host)}:${port}` : addressOf(env.publicUrl);
    app.log.logger.info({ host: env.host, port }, 'listening');
    process.stdout.write(`Apiyard listens on ${site}\n`);
    if (app.setUpPath !== null)
      process.stdout.write(`There is no admin yet. Create the first one here: ${site}${app.setUpPath}\n`);
    giveMemoryBackWhenIdle();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Backlog of connections, up to the system's limit. Beyond it the kernel drops attempts, which clients repeat only after a second. */
const backlog = 4096;

/** How a browser on this machine writes the address: the wildcards mean all addresses and are none themselves. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Node calls its SQLite experimental on stderr at every start; stderr is for what people must act on. */
function hideSqliteWarning(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning' && warning.message.startsWith('SQLite ')) return;
    process.stderr.write(`${warning.name}: ${warning.message}\n`);
  });
}

/** The output can be a file on a full disk. What cannot be written there must not end the process. */
function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** A terminal and the npm that was started in it both pass Ctrl+C on: signals this close are one. */
const sameSignalMs = 1000;

function endOnSignal(close: () => Promise<void>): void {
  let askedAtMs: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (askedAtMs !== null) {
        // A second signal ends the process immediately.
        if (performance.now() - askedAtMs > sameSignalMs) process.exit(1);
        return;
      }
      askedAtMs = performance.now();
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Stopping failed: ${error instanceof Error ? error.message : String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

function listenError(error: unknown, { host, port }: Env): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new SettingError(
        `Port ${port} on ${host} is already in use. Stop the program that uses it, or set PORT to another.`,
      );
    case 'EACCES':
      return new SettingError(`This user cannot listen on port ${port}. Set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingError(
        `${host} is not an address of this machine. Set HOST to another, such as 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return error;
  }
}

if (import.meta.main) await start();
