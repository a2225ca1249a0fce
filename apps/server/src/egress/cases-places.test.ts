/** Forbidden destinations, in any notation. If the check fails, nothing is sent: the connector uses loopback or throws. */
import { afterEach, describe, expect, test } from 'vitest';
import { caseTable } from '../../test/case-table.ts';
import { answer, Outside, publicAddress, redirectTo, shown } from '../../test/hostile/outside.ts';
import type { Names } from '../../test/hostile/outside.ts';
import { startNameServer } from '../../test/hostile/name-server.ts';
import { failureOf } from './reason.ts';
import { queryNameServers } from './resolve.ts';

const table = caseTable('Places that are not asked');
const notPublic = failureOf('private address');

let outside: Outside;
afterEach(() => outside.close());

const bracketed = (address: string) => (address.includes(':') ? `[${address}]` : address);

/** Each address in a URL, as a DNS answer, and as a redirect target. */
async function expectRefusedEverywhere(...addresses: readonly string[]): Promise<void> {
  const names = Object.fromEntries(addresses.map((address, index) => [`name-${index}.example`, [address]]));
  outside = new Outside({ names: { ...names, 'front.example': [publicAddress] } });
  await outside.site(`${publicAddress}:80`, (socket, request) =>
    redirectTo(decodeURIComponent(request.path.slice(1)))(socket, request),
  );
  const outcomes = [];
  for (const [index, address] of addresses.entries()) {
    outcomes.push(await outside.ask(`http://${bracketed(address)}/`));
    outcomes.push(await outside.ask(`https://${bracketed(address)}/`));
    outcomes.push(await outside.ask(`http://name-${index}.example/`));
    outcomes.push(await outside.ask(`http://front.example/${encodeURIComponent(`http://${bracketed(address)}/`)}`));
    outcomes.push(await outside.ask(`http://front.example/${encodeURIComponent(`http://name-${index}.example/`)}`));
  }
  table.saw(...outcomes.map(shown));
  expect(outcomes).toEqual(outcomes.map(() => notPublic));
  expect([...new Set(outside.connected)]).toEqual([`${publicAddress}:80`]);
}

const local: Names = { localhost: ['127.0.0.1'], 'metadata.google.internal': ['169.254.169.254'] };

/** Notations that the parser resolves to a forbidden address. */
async function expectRefusedWritten(...urls: readonly string[]): Promise<void> {
  outside = new Outside({ names: local });
  const outcomes = [];
  for (const url of urls) outcomes.push(await outside.ask(url));
  table.saw(...outcomes.map(shown));
  expect(outcomes.map(shown)).toEqual(urls.map(() => 'AddressRefused'));
  expect(outside.connected).toEqual([]);
}

describe('addresses', () => {
  test('loopback', () => expectRefusedEverywhere('127.0.0.1', '127.1.2.3', '127.255.255.254', '::1', '0.0.0.0', '::'));
  test('private', () =>
    expectRefusedEverywhere(
      '10.0.0.1',
      '10.255.255.255',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '192.168.255.255',
    ));
  test('link-local', () => expectRefusedEverywhere('169.254.0.1', '169.254.255.254', 'fe80::1', 'febf::1'));
  test('CGNAT', () => expectRefusedEverywhere('100.64.0.1', '100.127.255.254'));
  test('metadata addresses', () =>
    expectRefusedEverywhere('169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '192.0.0.192', '168.63.129.16'));
  test('multicast', () => expectRefusedEverywhere('224.0.0.1', '239.255.255.250', 'ff02::1', 'ff0e::1'));
  test('reserved', () =>
    expectRefusedEverywhere(
      '0.1.2.3',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '240.0.0.1',
      '255.255.255.255',
      '2001:db8::1',
      '3fff::1',
      '100::1',
      '5f00::1',
      '4000::1',
    ));
});

describe('spellings', () => {
  test('decimal', () => expectRefusedWritten('http://2130706433/', 'http://2852039166/', 'http://3232235521/'));
  test('octal', () =>
    expectRefusedWritten(
      'http://0177.0.0.1/',
      'http://0177.0000.0000.0001/',
      'http://017700000001/',
      'http://0300.0250.0.1/',
    ));
  test('hex', () =>
    expectRefusedWritten('http://0x7f.0.0.1/', 'http://0x7f000001/', 'http://0xA9FEA9FE/', 'http://0x7f.0x0.0x0.0x1/'));
  test('short', () =>
    expectRefusedWritten('http://127.1/', 'http://127.0.1/', 'http://0/', 'http://10.1/', 'http://192.168.257/'));
  test('full-width', () =>
    expectRefusedWritten(
      'http://１２７.０.０.１/',
      'http://１２７。０。０。１/',
      'http://127。0。0。1/',
      'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
      'http://𝟙𝟚𝟟.𝟘.𝟘.𝟙/',
    ));
  test('percent-encoded hosts', () =>
    expectRefusedWritten(
      'http://%31%32%37.0.0.1/',
      'http://127%2e0%2e0%2e1/',
      'http://%6c%6f%63%61%6c%68%6f%73%74/',
      'http://0x7f%2e1/',
      'http://a%00b.example/',
      'http://%5b::1%5d/',
    ));
  test('trailing dot', () =>
    expectRefusedWritten(
      'http://127.0.0.1./',
      'http://localhost./',
      'http://localhost../',
      'http://metadata.google.internal./',
      'http://0x7f.1./',
    ));
});

describe('IPv6 around IPv4', () => {
  test('IPv6 mapped', () =>
    expectRefusedEverywhere(
      '::ffff:127.0.0.1',
      '::ffff:a00:1',
      '::ffff:169.254.169.254',
      '::ffff:8.8.8.8',
      '::ffff:0:127.0.0.1',
    ));
  test('IPv6 compatible', () => expectRefusedEverywhere('::127.0.0.1', '::a9fe:a9fe', '::8.8.8.8'));
  test('IPv6 NAT64, well-known prefix', () =>
    expectRefusedEverywhere('64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b::808:808'));
  test('IPv6 NAT64, local prefix', () => expectRefusedEverywhere('64:ff9b:1::7f00:1', '64:ff9b:1:ffff::a00:1'));
  test('IPv6 6to4', () => expectRefusedEverywhere('2002:7f00:1::1', '2002:a9fe:a9fe::', '2002:808:808::1'));
  test('IPv6 Teredo', () => expectRefusedEverywhere('2001:0:7f00:1::1', '2001::1'));
  test('IPv6 ULA', () => expectRefusedEverywhere('fc00::1', 'fd12:3456:789a::1', 'fdff:ffff::1'));
  test('IPv6 site-local', () => expectRefusedEverywhere('fec0::1', 'feff::1'));

  test('IPv6 zone ids', async () => {
    outside = new Outside({ names: { 'zone.example': ['fe80::1%eth0'], 'zoned.example': ['2606:4700::1111%eth0'] } });
    const urls = [
      'http://[fe80::1%25eth0]/',
      'http://[::1%25lo]/',
      'http://[::1%lo]/',
      'http://[2606:4700::1111%25eth0]/',
      'http://zone.example/',
      'http://zoned.example/',
    ];
    const outcomes = [];
    for (const url of urls) outcomes.push(shown(await outside.ask(url)));
    table.saw(...outcomes);
    expect(outcomes).toEqual(urls.map(() => 'AddressRefused'));
    expect(outside.connected).toEqual([]);
  });
});

describe('names that lie', () => {
  test('DNS rebinding', async () => {
    const answers = [[publicAddress], ['127.0.0.1'], ['127.0.0.1']];
    outside = new Outside({ names: { 'rebinds.example': async () => answers.shift() ?? [] } });
    await outside.site(`${publicAddress}:80`, (socket) => answer(socket, 'public'));
    const outcomes = [await outside.ask('http://rebinds.example/'), await outside.ask('http://rebinds.example/')];
    table.saw(...outcomes.map(shown));
    // The connection goes to the address that was checked, even if the name resolves differently a moment later; and a kept-alive connection does not bypass the next check.
    expect(outcomes.map(shown)).toEqual(['200 public', 'AddressRefused']);
    expect(outcomes[1]).toEqual(notPublic);
    expect(outside.connected).toEqual([`${publicAddress}:80`]);
    expect(outside.asked).toEqual(['rebinds.example', 'rebinds.example']);
  });

  test('DNS rebinding between redirects', async () => {
    const answers = [[publicAddress], ['10.0.0.1']];
    outside = new Outside({ names: { 'rebinds.example': async () => answers.shift() ?? [] } });
    await outside.site(`${publicAddress}:80`, redirectTo('/again'));
    const outcome = await outside.ask('http://rebinds.example/');
    table.saw(shown(outcome));
    expect(outcome).toEqual(notPublic);
    expect(outside.connected).toEqual([`${publicAddress}:80`]);
  });

  test('mixed public and private answers', async () => {
    outside = new Outside({
      names: {
        'a.example': [publicAddress, '10.0.0.1'],
        'b.example': ['::1', publicAddress],
        'c.example': [...Array.from({ length: 50 }, () => publicAddress), '127.0.0.1'],
      },
    });
    const outcomes = [
      await outside.ask('http://a.example/'),
      await outside.ask('http://b.example/'),
      await outside.ask('http://c.example/'),
    ];
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual([notPublic, notPublic, notPublic]);
    expect(outside.connected).toEqual([]);
  });

  test('CNAME to private', async () => {
    const server = await startNameServer({
      'alias.example': 'hidden.example',
      'hidden.example': ['10.0.0.1'],
      'far.example': 'alias.example',
      'six.example': 'six-hidden.example',
      'six-hidden.example': ['fd00:ec2::254'],
      'half.example': 'half-hidden.example',
      'half-hidden.example': [publicAddress, '::1'],
      'fine.example': 'fine-public.example',
      'fine-public.example': [publicAddress],
    });
    const ask = (host: string) => queryNameServers(host, new AbortController().signal, [server.address]);
    const hosts = ['alias.example', 'far.example', 'six.example', 'half.example', 'fine.example'];
    outside = new Outside({ names: Object.fromEntries(hosts.map((host) => [host, ask])) });
    await outside.site(`${publicAddress}:80`, (socket) => answer(socket, 'public'));
    const outcomes = [];
    for (const host of hosts) outcomes.push(await outside.ask(`http://${host}/`));
    server.close();
    table.saw(...outcomes.map(shown));
    expect(outcomes.slice(0, 4)).toEqual([notPublic, notPublic, notPublic, notPublic]);
    expect(outcomes.slice(4).map(shown)).toEqual(['200 public']);
    expect(outside.connected).toEqual([`${publicAddress}:80`]);
  });

  test('resolver that hangs', async () => {
    outside = new Outside({ names: { 'hangs.example': () => new Promise(() => {}) } });
    const outcome = await outside.ask('http://hangs.example/', { timeoutMs: 40 });
    table.saw(shown(outcome));
    expect(outcome).toEqual(failureOf('timeout'));
    expect(outside.connected).toEqual([]);
  });

  test('resolver that talks nonsense', async () => {
    outside = new Outside({
      names: {
        'a.example': [''],
        'b.example': ['not an address'],
        'c.example': ['0x7f.1'],
        'd.example': ['010.0.0.1'],
        'e.example': ['2130706433'],
      },
    });
    const outcomes = [];
    for (const name of 'abcde') outcomes.push(await outside.ask(`http://${name}.example/`));
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual(outcomes.map(() => notPublic));
    expect(outside.connected).toEqual([]);
  });

  test('an unknown name is not called private, so that the writer of a definition can correct it', async () => {
    outside = new Outside({ names: { 'vault.internal': ['10.1.2.3'] } });
    const outcomes = [await outside.ask('http://vault.internal/'), await outside.ask('http://nobody.internal/')];
    table.saw(...outcomes.map(shown));
    expect(outcomes).toEqual([failureOf('private address'), failureOf('unknown name')]);
    expect(outside.connected).toEqual([]);
  });
});

describe('ports', () => {
  test('only 80 and 443', async () => {
    outside = new Outside({ names: { 'site.example': [publicAddress] } });
    const outcomes = [];
    for (const port of [0, 1, 22, 25, 81, 444, 3000, 6379, 8080, 65_535])
      outcomes.push(await outside.ask(`http://site.example:${port}/`));
    outcomes.push(await outside.ask('http://site.example:65536/'));
    table.saw(...outcomes.map(shown));
    expect(outcomes.map(shown)).toEqual(outcomes.map(() => 'AddressRefused'));
    expect(outside.connected).toEqual([]);
  });

  test('EGRESS_ALLOW opens one host on one port and nothing else', async () => {
    const allow: { host: string; port: number }[] = [];
    outside = new Outside({ names: { 'intranet.example': ['127.0.0.1'], 'other.example': ['127.0.0.1'] }, allow });
    const port = await outside.site(null, (socket) => answer(socket, 'inside'));
    const otherPort = await outside.site(null, (socket) => answer(socket, 'hidden'));
    allow.push({ host: 'intranet.example', port });
    const urls = [
      `http://intranet.example:${port}/`,
      `http://INTRANET.example.:${port}/`,
      `http://127.0.0.1:${port}/`,
      `http://other.example:${port}/`,
      `http://intranet.example:${otherPort}/`,
      'http://intranet.example/',
    ];
    const outcomes = [];
    for (const url of urls) outcomes.push(shown(await outside.ask(url)));
    table.saw(...outcomes);
    expect(outcomes).toEqual([
      '200 inside',
      '200 inside',
      'AddressRefused',
      'AddressRefused',
      'AddressRefused',
      'AddressRefused',
    ]);
    expect([...new Set(outside.connected)]).toEqual([`127.0.0.1:${port}`]);
  });
});
