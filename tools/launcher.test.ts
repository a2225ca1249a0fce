import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const module = join(import.meta.dirname, 'launcher.ts');
/** Prints that it runs, and why it ends; ends by itself after a while, so that a failed test leaves no process. */
const program = `
  const { whenLauncherIsGone } = await import(${JSON.stringify(module)});
  whenLauncherIsGone(() => { process.stdout.write('gone'); process.exit(); });
  process.stdout.write('up ');
  setTimeout(() => process.stdout.write('stayed'), 4000);
`;

/** A process with a recognizable title that starts the program through a shell, as npx does. */
async function launch(title: string) {
  const launcher = `
    process.title = ${JSON.stringify(title)};
    require('node:child_process').spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, ${JSON.stringify(program)}], { stdio: 'inherit' });
    setTimeout(() => {}, 6000)`;
  const child = spawn(process.execPath, ['-e', launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output).toBe('up ');
  return { child, end: () => once(child.stdout, 'end').then(() => output) };
}

describe.runIf(existsSync('/proc/self/status'))('a server that npx started', () => {
  test.for(['SIGTERM', 'SIGKILL'] as const)('ends when npx is ended with %s', async (signal) => {
    const { child, end } = await launch('npm exec pnpm start');
    child.kill(signal);
    expect(await end()).toBe('up gone');
  });

  test('outlives any other process that started it', async () => {
    const { child, end } = await launch('bash');
    child.kill('SIGKILL');
    expect(await end()).toBe('up stayed');
  });
});
