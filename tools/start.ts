/** `pnpm start`: settings first, then the web app if it changed, then the server, all in this process. */
import { flushCompileCache } from 'node:module';
import { SettingError, basePathOf, readEnv } from '../apps/server/src/env.ts';
import { whenLauncherIsGone } from './launcher.ts';
import { buildWebIfChanged } from './web-build.ts';

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
