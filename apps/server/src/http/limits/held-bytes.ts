/**
 * Limits the bytes that the process keeps for clients, for each network and in total: bodies of requests until they are
 * answered, and responses until they are read. Clients decide how slowly they send and read.
 */
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { customerNetworkOf } from './network.ts';
import { sentence } from '../../problems/sentence.ts';

export interface ByteLimits {
  readonly perNetwork: number;
  readonly inAll: number;
}

/** The number of connections limits what is shorter. */
const countedBytesMin = 16_384;
const retryAfterS = 10;

/** What is counted. */
interface Counted {
  /** In the names of its metrics. */
  readonly metric: 'unsent' | 'bodies';
  readonly text: 'unread responses' | 'large requests in progress';
}

interface Network {
  readonly name: string;
  bytes: number;
  /** The oldest first. */
  readonly responses: Set<ServerResponse>;
}

/** What is in memory once, for however many responses send it. */
interface Content {
  readonly bytes: number;
  /** How many responses send it, by network. */
  readonly networks: Map<Network, number>;
}

export class HeldBytes {
  readonly #counted: Counted;
  readonly #limits: ByteLimits;
  readonly #networks = new Map<string, Network>();
  readonly #contents = new Map<object, Content>();
  readonly #responses = new Map<ServerResponse, { readonly network: Network; readonly content: object }>();
  #bytes = 0;
  #refused = 0;
  #cut = 0;

  constructor(counted: Counted, limits: ByteLimits) {
    this.#counted = counted;
    this.#limits = limits;
  }

  /**
   * Counts bytes until the response is closed. Its network can always have one; further ones must fit.
   * @param content what is sent, if other responses may send the same
   */
  hold(reply: FastifyReply, length: number, content: object = reply.raw): Failure | null {
    const response = reply.raw;
    // A closed response would be counted forever.
    if (length < countedBytesMin || response.destroyed || this.#responses.has(response)) return null;
    // The largest must fit next to others.
    const bytes = Math.min(length, this.#limits.inAll / 2);
    const name = customerNetworkOf(reply.request.ip);
    const network = this.#networks.get(name) ?? { name, bytes: 0, responses: new Set() };
    const held = this.#contents.get(content) ?? { bytes, networks: new Map<Network, number>() };
    const total = network.bytes + (held.networks.has(network) ? 0 : bytes);
    const isTooMuch = network.bytes > 0 && total > this.#limits.perNetwork;
    if (isTooMuch || !this.#makeRoom(this.#contents.has(content) ? 0 : bytes, total)) {
      this.#refused += 1;
      const text = sentence(`problem.http.${isTooMuch ? 'network' : 'server'}.${this.#counted.metric}`, {
        waitS: retryAfterS,
      });
      return fail('Maintenance', text, { retryAfterS });
    }
    this.#networks.set(name, network);
    network.responses.add(response);
    network.bytes = total;
    if (!this.#contents.has(content)) this.#bytes += bytes;
    this.#contents.set(content, held);
    held.networks.set(network, (held.networks.get(network) ?? 0) + 1);
    this.#responses.set(response, { network, content });
    response.once('finish', () => this.#release(response)).once('close', () => this.#release(response));
    return null;
  }

  /** In the text format of Prometheus. */
  metrics(): string {
    const { metric, text } = this.#counted;
    return [
      `# HELP apiyard_${metric}_bytes Bytes of ${text}.`,
      `# TYPE apiyard_${metric}_bytes gauge`,
      `apiyard_${metric}_bytes ${this.#bytes}`,
      `# HELP apiyard_${metric}_refused_total Requests refused because of too many ${text}.`,
      `# TYPE apiyard_${metric}_refused_total counter`,
      `apiyard_${metric}_refused_total ${this.#refused}`,
      `# HELP apiyard_${metric}_cut_total Connections with ${text} closed to make room for others.`,
      `# TYPE apiyard_${metric}_cut_total counter`,
      `apiyard_${metric}_cut_total ${this.#cut}`,
      '',
    ].join('\n');
  }

  /** Closes the oldest connections of the networks with the most bytes. False if this network has the most. */
  #makeRoom(bytes: number, total: number): boolean {
    while (this.#bytes + bytes > this.#limits.inAll) {
      let most: Network | null = null;
      for (const network of this.#networks.values()) if (network.bytes > (most?.bytes ?? total)) most = network;
      const [oldest] = most?.responses ?? [];
      if (oldest === undefined) return false;
      this.#release(oldest);
      this.#cut += 1;
      oldest.req.socket.destroy();
    }
    return true;
  }

  #release(response: ServerResponse): void {
    const { network, content } = this.#responses.get(response) ?? {};
    const held = content && this.#contents.get(content);
    if (network === undefined || content === undefined || held === undefined) return;
    this.#responses.delete(response);
    network.responses.delete(response);
    const left = (held.networks.get(network) ?? 1) - 1;
    if (left > 0) return void held.networks.set(network, left);
    held.networks.delete(network);
    network.bytes -= held.bytes;
    if (network.responses.size === 0) this.#networks.delete(network.name);
    if (held.networks.size > 0) return;
    this.#contents.delete(content);
    this.#bytes -= held.bytes;
  }
}
