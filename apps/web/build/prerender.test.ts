import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from 'vite';
import { prerenderPages } from './prerender.ts';

test('ending a development server or a test run does not change the built pages', async () => {
  const root = mkdtempSync(join(tmpdir(), 'apiyard-prerender-'));
  try {
    mkdirSync(join(root, 'dist/pages/en'), { recursive: true });
    writeFileSync(join(root, 'dist/index.html'), '<!doctype html>');
    writeFileSync(join(root, 'dist/pages/en/about.html'), 'built');
    mkdirSync(join(root, 'src/boot'), { recursive: true });
    writeFileSync(join(root, 'src/boot/render.tsx'), "export const renderPage = () => ({ head: '', body: '' });");
    const server = await createServer({
      configFile: false,
      root,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      plugins: [prerenderPages(() => [])],
    });
    await server.close();
    expect(readdirSync(join(root, 'dist/pages'), { recursive: true })).toEqual(['en', join('en', 'about.html')]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
