import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { describeNetwork, writeAddress } from './ip/describe.ts';
import type { Network } from './ip/network.ts';
import { aggregate, bitsOf, networkOf, readLine } from './ip/network.ts';

interface Input {
  readonly action: 'describe' | 'contains' | 'split' | 'aggregate';
  readonly text: string;
  readonly find?: string | undefined;
  readonly prefix?: number | undefined;
}

const linesMax = 1000;
const networksMax = 1024;
/** A range can be more than 200 networks. */
const readMax = 20_000;

/** What addresses and networks are, and how they relate. */
export default function ip({ action, text, find, prefix }: Input) {
  const notes: Note[] = [];
  const given = read(text, '/text', notes);
  const networks = networksFor(action, given, prefix);
  if (networks.length > networksMax)
    throw new InputFault('too_many', { pointer: '/text', values: { max: networksMax } });
  const described = networks.map(describeNetwork);
  return {
    text: described.map(({ cidr }) => cidr).join('\n'),
    networks: described,
    matches: action === 'contains' ? matchesOf(given, find, notes) : [],
    notes,
  };
}

function read(text: string, pointer: string, notes: Note[]): Network[] {
  const lines = text
    .split(/[\r\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) throw new InputFault('empty', { pointer });
  if (lines.length > linesMax) throw new InputFault('too_many', { pointer, values: { max: linesMax } });
  let count = 0;
  return lines.flatMap((line) => {
    const networks = readLine(line, pointer);
    count += networks.length;
    if (count > readMax) throw new InputFault('too_many', { pointer, values: { max: readMax } });
    const [, zone] = /%([^\s/]+)/.exec(line) ?? [];
    if (zone !== undefined) notes.push({ code: 'zone_ignored', values: { zone } });
    const [network] = networks;
    if (networks.length === 1 && network && line.includes('/') && network.address.value !== network.first)
      notes.push({ code: 'inside_network', values: { address: writeAddress(network.address) } });
    return networks;
  });
}

function networksFor(action: Input['action'], given: Network[], prefix: number | undefined): Network[] {
  if (action === 'aggregate') return aggregate(given);
  return action === 'split' ? split(given, prefix) : given;
}

function split([network, ...more]: Network[], prefix: number | undefined): Network[] {
  if (network === undefined || more.length > 0) throw new InputFault('one_network', { pointer: '/text' });
  if (prefix === undefined) throw new InputFault('no_prefix', { pointer: '/prefix' });
  const { version } = network.address;
  if (prefix < network.prefix || prefix > bitsOf(version))
    throw new InputFault('bad_split', { pointer: '/prefix', values: { from: network.prefix, to: bitsOf(version) } });
  if (prefix - network.prefix > 10)
    throw new InputFault('too_many', { pointer: '/prefix', values: { max: networksMax } });
  const size = 1n << BigInt(bitsOf(version) - prefix);
  return Array.from({ length: 2 ** (prefix - network.prefix) }, (_, at) =>
    networkOf({ version, value: network.first + BigInt(at) * size }, prefix),
  );
}

/** The most specific network that has all of each address or network. */
function matchesOf(given: readonly Network[], find: string | undefined, notes: Note[]) {
  if (find === undefined || find.trim() === '') throw new InputFault('no_find', { pointer: '/find' });
  const bySize = [...given].sort((one, other) => other.prefix - one.prefix);
  return read(find, '/find', notes).map(({ address, prefix, first, last }) => {
    const { version } = address;
    const holder = bySize.find((each) => each.address.version === version && each.first <= first && last <= each.last);
    const cidr = holder && `${writeAddress({ version, value: holder.first })}/${holder.prefix}`;
    const isSingle = prefix === bitsOf(version);
    return {
      address: isSingle ? writeAddress(address) : `${writeAddress({ version, value: first })}/${prefix}`,
      contained: holder !== undefined,
      network: cidr ?? null,
    };
  });
}
