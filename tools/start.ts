/** `pnpm start`: settings first, then the web app if it changed, then the server, all in this process. */
import { flushCompileCache } from 'node:module';
import { SettingError, basePathOf, readEnv } from '../apps/server/src/env.ts';
import { allocatorSettings } from './allocator-settings.ts';
import { whenLauncherIsGone } from './launcher.ts';
import { buildWebIfChanged } from './web-build.ts';

// The process stays the same one, under the same ID.
if (process.platform === 'linux' && process.env.MALLOC_MMAP_THRESHOLD_ === undefined)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...allocatorSettings,
  });

try {
  // Before the build, which takes a while: an invalid setting should be reported immediately.
  const { publicUrl } = readEnv(process.env);
  // The addresses of scripts and styles are written by the build.
  process.env.BASE_PATH = publicUrl === null ? '' : basePathOf(publicUrl);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
whenLauncherIsGone(() => process.kill(process.pid, 'SIGTERM'));
if (!(await buildWebIfChanged())) process.exit(1);

// Loaded only now, so that a build does not wait for it.
const { start } = await import('../apps/server/src/main.ts');
await start();
// By itself the cache is written at a clean exit only.
flushCompileCache();
