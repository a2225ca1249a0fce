import { expect, test } from 'vitest';
import { answer, Outside } from '../../test/hostile/outside.ts';
import { egressMetrics } from './counts.ts';

test('refusals are counted by reason; the log has reason and host, never the path', async () => {
  const lines: { readonly line: object; readonly text: string }[] = [];
  const outside = new Outside({
    names: { 'site.example': ['203.1.0.1'] },
    log: { info: (line, text) => void lines.push({ line, text }) },
  });
  await outside.site('203.1.0.1:80', (socket) => answer(socket, 'hello'));
  await outside.ask('http://site.example/');
  await outside.ask('http://10.0.0.1/?key=s3cret');
  await outside.ask('http://10.0.0.2/s3cret');
  await outside.ask('ftp://site.example/s3cret');
  await outside.ask('nonsense s3cret');
  await outside.ask('http://site.example/s3cret', { sizeBytesMax: 2 });
  await outside.close();
  expect(lines).toEqual([
    { line: { reason: 'private address', host: '10.0.0.1' }, text: 'outgoing request refused' },
    { line: { reason: 'private address', host: '10.0.0.2' }, text: 'outgoing request refused' },
    { line: { reason: 'scheme', host: 'site.example' }, text: 'outgoing request refused' },
    { line: { reason: 'unreadable', host: null }, text: 'outgoing request refused' },
    { line: { reason: 'too large', host: 'site.example' }, text: 'outgoing request failed' },
  ]);
  const metrics = egressMetrics(outside.egress.counts());
  expect(metrics.split('\n').filter((line) => / [1-9]\d*$/.test(line) && !line.startsWith('#'))).toEqual([
    'apiyard_egress_requests_total 6',
    'apiyard_egress_exchanges_total 2',
    'apiyard_egress_answers_total 1',
    'apiyard_egress_received_bytes_total 5',
    'apiyard_egress_refused_total{reason="unreadable"} 1',
    'apiyard_egress_refused_total{reason="scheme"} 1',
    'apiyard_egress_refused_total{reason="private address"} 2',
    'apiyard_egress_failed_total{reason="too large"} 1',
  ]);
  expect(metrics).toContain(
    '# TYPE apiyard_egress_refused_total counter\napiyard_egress_refused_total{reason="unreadable"} 1\n',
  );
  expect(metrics.endsWith('\n')).toBe(true);
});
