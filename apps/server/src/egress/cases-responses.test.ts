/** Responses that never end, have false headers or grow in memory. */
import type { Socket } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caseTable } from '../../test/case-table.ts';
import { answer, Outside, shown } from '../../test/hostile/outside.ts';
import { failureOf } from './reason.ts';

const table = caseTable('Responses');
const at = '203.1.0.1:80';

let outside: Outside;
beforeEach(() => {
  const numbered = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}.example`, ['203.1.0.1']]));
  outside = new Outside({ names: { ...numbered, 'site.example': ['203.1.0.1'] } });
});
afterEach(() => outside.close());

const ask = (more: Parameters<Outside['ask']>[1] = {}) => outside.ask('http://site.example/', more);

/** Writes as fast as the other side reads, until it goes away. */
function pour(socket: Socket, chunk: string | Uint8Array): void {
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
}

/** A byte every few milliseconds: an idle timeout never notices. */
function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 5);
  socket.on('close', () => clearInterval(timer));
}

describe('without an end', () => {
  test('endless bodies', async () => {
    let poured = 0;
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.on('close', () => (poured = socket.bytesWritten));
      pour(socket, 'x'.repeat(10_000));
    });
    const outcome = await ask({ sizeBytesMax: 100_000 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('too large'));
    await expect.poll(() => poured).toBeGreaterThan(100_000);
    // The rest was in the buffers of the two sockets.
    expect(poured).toBeLessThan(20_000_000);
  });

  test('endless bodies in chunks', async () => {
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      pour(socket, `3e8\r\n${'x'.repeat(1000)}\r\n`);
    });
    const outcome = await ask({ sizeBytesMax: 100_000 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('too large'));
  });

  test('drips', async () => {
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n');
      drip(socket, 'x');
    });
    const startMs = performance.now();
    const outcome = await ask({ timeoutMs: 120 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('timeout'));
    expect(performance.now() - startMs).toBeLessThan(2000);
  });

  test('drips of chunks', async () => {
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      drip(socket, '1\r\nx\r\n');
    });
    const outcome = await ask({ timeoutMs: 120 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('timeout'));
  });

  test('a connection that sends nothing', async () => {
    await outside.site(at, () => {});
    const outcome = await ask({ timeoutMs: 60 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('timeout'));
  });

  test('headers that never end', async () => {
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      pour(socket, `x-filler: ${'y'.repeat(500)}\r\n`);
    });
    const outcome = await ask();
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('protocol'));
  });

  test('headers that never end, one of them', async () => {
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-filler: ');
      pour(socket, 'y'.repeat(1000));
    });
    const outcome = await ask();
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('protocol'));
  });

  test('headers that never end, slowly', async () => {
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      drip(socket, 'a: b\r\n');
    });
    const outcome = await ask({ timeoutMs: 120 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('timeout'));
  });

  test('early hints that never end', async () => {
    await outside.site(at, (socket) => pour(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'));
    const outcome = await ask({ timeoutMs: 200 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('timeout'));
  });

  test('trailers that never end', async () => {
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n');
      pour(socket, `x-filler: ${'y'.repeat(500)}\r\n`);
    });
    const outcome = await ask();
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('broken body'));
  });

  test('a redirect with a body that never ends', async () => {
    await outside.site(at, (socket, { path }) => {
      if (path === '/on') return answer(socket, 'arrived');
      socket.write('HTTP/1.1 302 Found\r\nlocation: /on\r\n\r\n');
      pour(socket, 'x'.repeat(1000));
    });
    const outcome = await ask();
    table.saw(shown(outcome));
    expect(shown(outcome)).toBe('200 arrived');
  });
});

describe('compression', () => {
  const zeros = Buffer.alloc(30_000_000);
  test.each([
    ['gzip', gzipSync],
    ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
    ['zstd', zstdCompressSync],
    ['deflate', deflateSync],
  ])('bombs in %s', async (coding, compress) => {
    const bomb = compress(zeros);
    expect(bomb.byteLength).toBeLessThan(100_000);
    await outside.site(at, (socket) => answer(socket, bomb, { 'content-encoding': coding }));
    const before = process.memoryUsage().arrayBuffers;
    const outcome = await ask({ sizeBytesMax: 1_000_000 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('too large'));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  test('stacked encodings', async () => {
    const text = 'twice packed';
    const bodies: Readonly<Record<string, readonly [codings: string, body: Buffer]>> = {
      '/two': ['gzip, br', brotliCompressSync(gzipSync(text))],
      '/other': ['deflate, zstd', zstdCompressSync(deflateRawSync(text))],
      '/identity': ['identity, gzip, identity', gzipSync(text)],
      '/three': ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(text)))],
      '/bomb': ['gzip, gzip', gzipSync(gzipSync(zeros))],
      '/unknown': ['compress', Buffer.from(text)],
      '/many': [Array.from({ length: 500 }, () => 'gzip').join(','), Buffer.from(text)],
    };
    await outside.site(at, (socket, { path }) =>
      answer(socket, bodies[path]?.[1] ?? '', { 'content-encoding': bodies[path]?.[0] ?? '' }),
    );
    const outcomes = [];
    for (const path of Object.keys(bodies)) outcomes.push(await outside.ask(`http://site.example${path}`));
    table.saw(...outcomes.map(shown));
    expect(outcomes.slice(0, 3).map(shown)).toEqual([`200 ${text}`, `200 ${text}`, `200 ${text}`]);
    expect(outcomes.slice(3)).toEqual([
      failureOf('encoding'),
      failureOf('too large'),
      failureOf('encoding'),
      failureOf('encoding'),
    ]);
  });

  test('compressed bytes that decode to nothing', async () => {
    // Empty deflate blocks: endless on the wire, nothing decoded.
    await outside.site(at, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-encoding: deflate\r\n\r\n');
      pour(socket, Buffer.from('0000ffff'.repeat(2000).replaceAll('0000ffff', '000000ffff'), 'hex'));
    });
    const outcome = await ask({ sizeBytesMax: 100_000 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('too large'));
  });

  test('a zstd window that needs more memory than allowed', async () => {
    // A frame header with a window of 128 MB (RFC 8878, 3.1.1), then one raw block.
    await outside.site(at, (socket) =>
      answer(socket, Buffer.from('28b52ffd00880900006162', 'hex'), { 'content-encoding': 'zstd' }),
    );
    const outcome = await ask();
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('broken body'));
  });

  test('compression that is damaged or cut', async () => {
    const whole = gzipSync('x'.repeat(5000));
    const bodies: Readonly<Record<string, Uint8Array>> = {
      '/garbage': Buffer.from('no gzip'),
      '/cut': whole.subarray(0, 20),
      '/empty': Buffer.alloc(0),
    };
    await outside.site(at, (socket, { path }) => answer(socket, bodies[path] ?? '', { 'content-encoding': 'gzip' }));
    const outcomes = [];
    for (const path of Object.keys(bodies)) outcomes.push(await outside.ask(`http://site.example${path}`));
    table.saw(...outcomes.map(shown));
    expect(outcomes.slice(0, 2)).toEqual([failureOf('broken body'), failureOf('broken body')]);
    expect(outcomes.slice(2).map(shown)).toEqual(['200 ']);
  });
});

describe('false headers', () => {
  test('lying lengths', async () => {
    const heads: Readonly<Record<string, readonly [head: string, body: string]>> = {
      '/more': ['content-length: 100', 'short'],
      '/less': ['content-length: 2', 'longer than said'],
      '/huge': ['content-length: 99999999999', 'x'],
      '/negative': ['content-length: -1', 'x'],
      '/two': ['content-length: 1\r\ncontent-length: 2', 'xy'],
      '/both': ['content-length: 1\r\ntransfer-encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'],
      '/cut': ['transfer-encoding: chunked', '5\r\nhel'],
      '/chunk': ['transfer-encoding: chunked', 'fffffffffffffffff\r\nx'],
      '/gzip': ['content-encoding: gzip\r\ncontent-length: 10', gzipSync('x'.repeat(100)).toString('latin1')],
    };
    await outside.site(at, (socket, { path }) => {
      const [head, body] = heads[path] ?? ['', ''];
      socket.end(Buffer.from(`HTTP/1.1 200 OK\r\n${head}\r\n\r\n${body}`, 'latin1'));
    });
    const outcomes = [];
    for (const path of Object.keys(heads)) outcomes.push(await outside.ask(`http://site.example${path}`));
    table.saw(...outcomes.map(shown));
    expect(outcomes.map((outcome) => ('code' in outcome ? outcome.detail : shown(outcome)))).toEqual([
      failureOf('broken body').detail,
      '200 lo',
      failureOf('too large').detail,
      failureOf('protocol').detail,
      failureOf('protocol').detail,
      failureOf('protocol').detail,
      failureOf('broken body').detail,
      failureOf('broken body').detail,
      failureOf('broken body').detail,
    ]);
  });

  test('bytes after a response are never read as the next one', async () => {
    await outside.site(at, (socket, { path }) => {
      if (path === '/first')
        socket.write(
          'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nfirstHTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\nsmuggled',
        );
      else answer(socket, 'second');
    });
    const outcomes = [
      await outside.ask('http://site.example/first'),
      await outside.ask('http://site.example/second'),
    ].map(shown);
    table.saw(...outcomes);
    expect(outcomes).toEqual(['200 first', '200 second']);
  });

  test('wrong charset', async () => {
    const bytes = Buffer.from('caf\u00e9 \u00ff\u0000', 'latin1');
    await outside.site(at, (socket, { path }) =>
      answer(socket, bytes, {
        'content-type': path === '/lie' ? 'text/html; charset=utf-8' : 'text/html; charset="no such\tthing',
      }),
    );
    const outcomes = [await outside.ask('http://site.example/lie'), await outside.ask('http://site.example/nonsense')];
    table.saw(...outcomes.map((outcome) => shown(outcome).slice(0, 3)));
    // The body is returned as received; decoding the charset is the caller's task.
    expect(outcomes).toMatchObject([
      { status: 200, body: new Uint8Array(bytes), headers: { 'content-type': 'text/html; charset=utf-8' } },
      { status: 200, body: new Uint8Array(bytes), headers: { 'content-type': 'text/html; charset="no such\tthing' } },
    ]);
  });

  test('not HTTP at all', async () => {
    const texts = [
      'SSH-2.0-OpenSSH_9.9\r\n',
      '\r\n\r\n',
      'HTTP/9.9 200 OK\r\n\r\n',
      'HTTP/1.1 99 Low\r\n\r\n',
      'HTTP/1.1 200 OK\r\nbad header\r\n\r\n',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    ];
    await outside.site(at, (socket, { head }) => socket.end(texts[Number(/^host: (\d)/m.exec(head)?.[1])] ?? ''));
    const outcomes = [];
    for (const index of texts.keys()) outcomes.push(await outside.ask(`http://${index}.example/`));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual(texts.map(() => failureOf('protocol')));
  });
});
