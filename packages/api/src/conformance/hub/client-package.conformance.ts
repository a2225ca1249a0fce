import { expect } from 'vitest';
import { getClientFile, getClientPackage } from '../../contract/hub/client-package.ts';
import { conformance, conformanceOf } from '../conformance.ts';

export const clientPackageConformance = conformance(
  conformanceOf(getClientPackage, [
    [
      'success',
      'is a gzipped archive to save',
      async (world) => {
        const { status, headers } = await world.send(getClientPackage, {});
        expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
          200,
          'application/gzip',
          'attachment; filename="client.tgz"',
        ]);
      },
    ],
  ]),
  conformanceOf(getClientFile, [
    [
      'success',
      'exports the function that creates a client',
      async (world) => {
        const { status, headers, text } = await world.send(getClientFile, { file: 'index.js' });
        expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
        expect(text).toContain('export const createClient =');
      },
    ],
  ]),
);
