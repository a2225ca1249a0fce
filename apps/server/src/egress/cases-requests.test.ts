/** Limits of requests and redirects. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caseTable } from '../../test/case-table.ts';
import { answer, Outside, redirectTo, shown } from '../../test/hostile/outside.ts';
import { failureOf } from './reason.ts';

const table = caseTable('Requests and redirects');

/** Two destinations that the check accepts as public. */
const good = { host: 'good.example', at: '203.1.0.1:80' };
const other = { host: 'other.example', at: '203.2.0.1:80' };

let outside: Outside;
let received: string[];
beforeEach(() => {
  received = [];
  outside = new Outside({
    names: {
      'good.example': ['203.1.0.1'],
      'other.example': ['203.2.0.1'],
      'inside.example': ['10.0.0.1'],
      localhost: ['127.0.0.1'],
    },
  });
});
afterEach(() => outside.close());

const answering = (...places: readonly { readonly host: string; readonly at: string }[]) =>
  Promise.all(
    places.map(({ host, at }) =>
      outside.site(at, (socket, { head }) => {
        received.push(head);
        answer(socket, host.split('.')[0] ?? '');
      }),
    ),
  );

const requestLines = () => received.map((head) => head.split('\r\n')[0]);

describe('redirects', () => {
  test('redirect to a private literal', async () => {
    const literals = [
      'http://127.0.0.1/',
      'http://[::1]/',
      '//10.0.0.1/',
      'http://2130706433/',
      'http://169.254.169.254/latest/meta-data/',
      'http://127.0.0.1:6379/',
    ];
    await outside.site(good.at, (socket, { path }) =>
      redirectTo(literals[Number(path.slice(1))] ?? '')(socket, { head: '', body: '', path }),
    );
    const outcomes = [];
    for (const index of literals.keys()) outcomes.push(await outside.ask(`http://good.example/${index}`));
    table.saw(...outcomes.map(shown));
    expect(outcomes.map(shown)).toEqual(literals.map(() => 'AddressRefused'));
    expect([...new Set(outside.connected)]).toEqual([good.at]);
  });

  test('redirect to a private name', async () => {
    const names = ['http://inside.example/', 'http://localhost/', '//inside.example/', 'http://unknown.example/'];
    await outside.site(good.at, (socket, { path }) =>
      redirectTo(names[Number(path.slice(1))] ?? '', 307)(socket, { head: '', body: '', path }),
    );
    const outcomes = [];
    for (const index of names.keys()) outcomes.push(await outside.ask(`http://good.example/${index}`));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual(names.map(() => failureOf('private address')));
    expect([...new Set(outside.connected)]).toEqual([good.at]);
  });

  test('redirect to another scheme', async () => {
    const places = [
      'ftp://other.example/',
      'file:///etc/passwd',
      'data:text/html,hi',
      'gopher://other.example/',
      'javascript:alert(1)',
      'ws://other.example/',
      'http:\\\\127.0.0.1',
      'blob:http://other.example/1',
    ];
    await outside.site(good.at, (socket, { path }) =>
      redirectTo(places[Number(path.slice(1))] ?? '')(socket, { head: '', body: '', path }),
    );
    const outcomes = [];
    for (const index of places.keys()) outcomes.push(await outside.ask(`http://good.example/${index}`));
    table.saw(...outcomes.map(shown));
    expect(outcomes.map(shown)).toEqual(places.map(() => 'AddressRefused'));
    expect([...new Set(outside.connected)]).toEqual([good.at]);
  });

  test('redirect loops', async () => {
    await outside.site(good.at, (socket, request) => redirectTo(request.path === '/a' ? '/b' : '/a')(socket, request));
    await outside.site(other.at, redirectTo('/same#elsewhere'));
    const outcomes = [await outside.ask('http://good.example/a'), await outside.ask('http://other.example/same')];
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual([failureOf('redirect loop'), failureOf('redirect loop')]);
    expect(outside.asked).toEqual(['good.example', 'good.example', 'other.example']);
  });

  test('too many hops', async () => {
    await outside.site(good.at, (socket, request) => {
      const left = Number(request.path.slice(1));
      if (left === 0) answer(socket, 'arrived');
      else redirectTo(`/${left - 1}`)(socket, request);
    });
    const outcomes = [await outside.ask('http://good.example/5'), await outside.ask('http://good.example/6')];
    table.saw(...outcomes.map(shown));
    expect(outcomes[0]).toMatchObject({
      status: 200,
      url: 'http://good.example/0',
      redirects: [4, 3, 2, 1, 0].map((left) => ({ status: 302, url: `http://good.example/${left}` })),
    });
    expect(outcomes[1]).toEqual(failureOf('too many redirects'));
  });

  test('credentials dropped across origins', async () => {
    await outside.site(good.at, (socket, request) => {
      received.push(request.head);
      if (request.path === '/home') answer(socket, 'home');
      else redirectTo(request.path === '/stay' ? '/here' : 'http://other.example/')(socket, request);
    });
    await outside.site(other.at, (socket, request) => {
      received.push(request.head);
      redirectTo('http://good.example/home')(socket, request);
    });
    const outcome = await outside.ask('http://good.example/stay', {
      headers: { Authorization: 'Bearer a', 'X-Token': 's3cret', 'X-Plain': 'p' },
      secretHeaders: ['x-token'],
    });
    table.saw(...received.map((head) => (/s3cret|Bearer/.test(head) ? 'with' : 'without')));
    // Once dropped they do not come back, not even on the way home.
    expect(
      received.map((head) => [
        /^host: (\S+)/m.exec(head)?.[1],
        /^authorization: Bearer a$/m.test(head),
        /^x-token: s3cret$/m.test(head),
        /^x-plain: p$/m.test(head),
      ]),
    ).toEqual([
      ['good.example', true, true, true],
      ['good.example', true, true, true],
      ['other.example', false, false, true],
      ['good.example', false, false, true],
    ]);
    expect(shown(outcome)).toBe('200 home');
  });

  test('an address or body with a secret is not sent on to another origin', async () => {
    await outside.site(good.at, (socket, request) =>
      redirectTo(request.path.startsWith('/on') ? 'http://other.example/' : '/on', 307)(socket, request),
    );
    await answering(other);
    const outcome = await outside.ask('http://good.example/?key=s3cret', {
      sameOriginOnly: true,
      method: 'POST',
      body: 's3cret',
    });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('redirect with secret'));
    expect(received).toEqual([]);
    expect([...new Set(outside.connected)]).toEqual([good.at]);
  });

  test('a redirected POST keeps its body only with 307 and 308', async () => {
    await outside.site(good.at, (socket, request) =>
      redirectTo('http://other.example/', Number(request.path.slice(1)))(socket, request),
    );
    await outside.site(other.at, (socket, { head, body }) =>
      answer(socket, `${head.split(' ')[0]} ${body} ${/content-type/.test(head) ? 'typed' : 'untyped'}`),
    );
    const outcomes = [];
    for (const status of [301, 302, 303, 307, 308])
      outcomes.push(
        shown(
          await outside.ask(`http://good.example/${status}`, {
            method: 'POST',
            body: 'text',
            headers: { 'content-type': 'text/plain' },
          }),
        ),
      );
    table.saw(...outcomes);
    expect(outcomes).toEqual([
      '200 GET  untyped',
      '200 GET  untyped',
      '200 GET  untyped',
      '200 POST text typed',
      '200 POST text typed',
    ]);
  });

  test('a redirect without a location, or with another status, is returned as a response', async () => {
    await outside.site(good.at, (socket, { path }) =>
      answer(
        socket,
        'body',
        path === '/none' ? {} : { location: '/x' },
        path === '/none' ? '302 Found' : '304 Not Modified',
      ),
    );
    const outcomes = [
      shown(await outside.ask('http://good.example/none')),
      shown(await outside.ask('http://good.example/304')),
    ];
    table.saw(...outcomes);
    expect(outcomes).toEqual(['302 body', '304 ']);
  });
});

describe('schemes', () => {
  test.each([
    ['file', ['file:///etc/passwd', 'file://good.example/etc/passwd']],
    ['data', ['data:text/html,hello', 'DATA:,x']],
    ['gopher', ['gopher://good.example:70/_x', 'gopher://127.0.0.1:6379/_INFO']],
    ['ftp', ['ftp://good.example/file', 'ftps://good.example/file']],
  ])('%s', async (_scheme, urls) => {
    const outcomes = [];
    for (const url of urls) outcomes.push(await outside.ask(url));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual(urls.map(() => failureOf('scheme')));
    expect([outside.connected, outside.asked]).toEqual([[], []]);
  });
});

describe('spellings of a whole address', () => {
  test('userinfo', async () => {
    const urls = [
      'http://user@good.example/',
      'http://user:password@good.example/',
      'http://good.example@127.0.0.1/',
      'http://127.0.0.1:80@good.example/',
      'http://good.example%20@127.0.0.1/',
      'http://:x@good.example/',
    ];
    const outcomes = [];
    for (const url of urls) outcomes.push(await outside.ask(url));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual(urls.map(() => failureOf('userinfo')));
    expect([outside.connected, outside.asked]).toEqual([[], []]);
  });

  test('\\@', async () => {
    const urls = [
      'http://good.example\\@127.0.0.1/',
      'http://127.0.0.1\\@good.example/',
      'http:\\\\good.example/',
      'http://good.example\\.other.example/',
      '\\\\good.example/',
    ];
    const outcomes = [];
    for (const url of urls) outcomes.push(await outside.ask(url));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual(urls.map(() => failureOf('unreadable')));
    expect([outside.connected, outside.asked]).toEqual([[], []]);
  });

  test('#@', async () => {
    await answering(good, other);
    const outcomes = [];
    for (const url of [
      'http://good.example#@127.0.0.1/',
      'http://good.example/#@other.example',
      'http://good.example?@127.0.0.1/',
      'http://127.0.0.1#@good.example/',
      'http://inside.example?@good.example',
    ])
      outcomes.push(shown(await outside.ask(url)));
    table.saw(...outcomes);
    expect(outcomes).toEqual(['200 good', '200 good', '200 good', 'AddressRefused', 'AddressRefused']);
    expect(requestLines()).toEqual(['GET / HTTP/1.1', 'GET / HTTP/1.1', 'GET /?@127.0.0.1/ HTTP/1.1']);
    expect([...new Set(outside.connected)]).toEqual([good.at]);
  });

  test('tabs and newlines', async () => {
    const urls = [
      'http://good.exa\tmple/',
      'ht\ntp://good.example/',
      'http://good.example/\r\nHost: other.example',
      'http://127.0\n.0.1/',
      'http://good.example/a\tb',
      '\u0000http://good.example/',
      'http://good.example/\u007f',
    ];
    const outcomes = [];
    for (const url of urls) outcomes.push(await outside.ask(url));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual(urls.map(() => failureOf('unreadable')));
    expect([outside.connected, outside.asked]).toEqual([[], []]);
  });

  test('text that is not a URL', async () => {
    const urls = [
      '',
      '/',
      'good.example',
      '//good.example/',
      'http://',
      'http://?',
      'http://a b/',
      'http://[::1',
      'http://..../',
      'http://-a-.example/',
      `http://${'a'.repeat(64)}.example/`,
      `http://${'a.'.repeat(127)}example/`,
      'http://a*b.example/',
      'http://a,b.example/',
    ];
    const outcomes = [];
    for (const url of urls) outcomes.push(await outside.ask(url));
    table.saw(...outcomes.map(shown));
    expect(outcomes.map(shown)).toEqual(urls.map(() => 'AddressRefused'));
    expect([outside.connected, outside.asked]).toEqual([[], []]);
  });
});

describe('parts that a parameter fills', () => {
  test('parameters in host position', async () => {
    await answering(good, other);
    // `http://{name}.good.example/` or `http://good.example{path}` filled with what should have been encoded.
    const urls = [
      'http://127.0.0.1/.good.example/',
      'http://127.0.0.1#.good.example/',
      'http://127.0.0.1?.good.example/',
      'http://good.example.127.0.0.1/',
      'http://good.example:80@127.0.0.1/',
      'http://good.example.inside.example/',
    ];
    const outcomes = [];
    for (const url of urls) outcomes.push(shown(await outside.ask(url)));
    table.saw(...outcomes);
    expect(outcomes).toEqual([...urls.slice(1).map(() => 'AddressRefused'), 'UpstreamFailed']);
    expect(outside.connected).toEqual([]);
  });

  test('../', async () => {
    await answering(good);
    const outcomes = [];
    for (const url of [
      'http://good.example/a/../../../b',
      'http://good.example/a/%2e%2e/%2E%2E/b',
      'http://good.example/../../../../inside.example/',
    ])
      outcomes.push(shown(await outside.ask(url)));
    table.saw(...outcomes);
    expect(outcomes).toEqual(['200 good', '200 good', '200 good']);
    expect(requestLines()).toEqual(['GET /b HTTP/1.1', 'GET /b HTTP/1.1', 'GET /inside.example/ HTTP/1.1']);
    expect([...new Set(outside.connected)]).toEqual([good.at]);
  });

  test('%2f', async () => {
    await answering(good);
    const outcomes = [];
    for (const url of [
      'http://good.example/a%2f..%2fb',
      'http://good.example/%2f%2finside.example',
      'http://good.example%2f@inside.example/',
      'http://good.example%2finside.example/',
    ])
      outcomes.push(shown(await outside.ask(url)));
    table.saw(...outcomes);
    expect(outcomes).toEqual(['200 good', '200 good', 'AddressRefused', 'AddressRefused']);
    expect(requestLines()).toEqual(['GET /a%2f..%2fb HTTP/1.1', 'GET /%2f%2finside.example HTTP/1.1']);
  });

  test('CRLF', async () => {
    await answering(good);
    const encoded = await outside.ask('http://good.example/a%0d%0aHost:%20other.example%0d%0a?q=%0d%0a%0d%0aGET%20/');
    const values = ['a\r\nHost: other.example', 'a\nb', 'a\rb', 'a\0b', 'a\u2028b', 'żółw'];
    const outcomes = [];
    for (const value of values)
      outcomes.push(await outside.ask('http://good.example/', { headers: { 'x-value': value } }));
    for (const name of ['x\r\nhost', 'x: y', 'x y', '', 'x\u0000', 'ẋ'])
      outcomes.push(await outside.ask('http://good.example/', { headers: { [name]: 'v' } }));
    table.saw(shown(encoded), ...outcomes.map(shown));
    expect(shown(encoded)).toBe('200 good');
    expect(outcomes).toEqual([
      ...values.map(() => failureOf('header value')),
      ...values.map(() => failureOf('header name')),
    ]);
    expect(received).toEqual([
      [
        'GET /a%0d%0aHost:%20other.example%0d%0a?q=%0d%0a%0d%0aGET%20/ HTTP/1.1',
        'host: good.example',
        'connection: keep-alive',
        'user-agent: Apiyard/1.2.3',
        'accept: */*',
        'accept-encoding: gzip, br, zstd, deflate',
      ].join('\r\n'),
    ]);
  });
});

describe('headers of a request', () => {
  test.each(['Host', 'Transfer-Encoding', 'Cookie'])('%s in definitions refused', async (name) => {
    await answering(good);
    const outcomes = [];
    for (const written of [name, name.toLowerCase(), name.toUpperCase()])
      outcomes.push(await outside.ask('http://good.example/', { headers: { [written]: 'chunked' } }));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual([failureOf('header name'), failureOf('header name'), failureOf('header name')]);
    expect([outside.connected, outside.asked]).toEqual([[], []]);
  });

  test('headers that steer the connection refused', async () => {
    const names = [
      'Content-Length',
      'Connection',
      'Upgrade',
      'TE',
      'Trailer',
      'Expect',
      'Keep-Alive',
      'Proxy-Authorization',
      'Proxy-Connection',
      'proxy-x',
    ];
    const outcomes = [];
    for (const name of names)
      outcomes.push(await outside.ask('http://good.example/', { method: 'POST', body: 'b', headers: { [name]: '1' } }));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual(names.map(() => failureOf('header name')));
    expect([outside.connected, outside.asked]).toEqual([[], []]);
  });

  test('a request may set its user agent, but not the accepted encodings', async () => {
    await answering(good);
    const outcome = await outside.ask('http://good.example/', {
      headers: { 'User-Agent': 'Mine/1', Accept: 'text/html', 'Accept-Encoding': 'compress', 'X-Both': 'ü\t1' },
    });
    table.saw(shown(outcome));
    expect(received).toEqual([
      [
        'GET / HTTP/1.1',
        'host: good.example',
        'connection: keep-alive',
        'user-agent: Mine/1',
        'accept: text/html',
        'accept-encoding: gzip, br, zstd, deflate',
        'x-both: ü\t1',
      ].join('\r\n'),
    ]);
  });
});
