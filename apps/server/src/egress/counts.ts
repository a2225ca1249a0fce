/** Counters of outgoing requests and their results, since the start of the process. */
import type { Reason } from './reason.ts';
import { isRefusal, reasons } from './reason.ts';

export interface EgressCounts {
  /** Requests by callers, including those answered from the cache. */
  readonly requests: number;
  /** Requests sent, counting each redirect and retry. */
  readonly exchanges: number;
  readonly answers: number;
  readonly retries: number;
  readonly redirects: number;
  readonly cacheHits: number;
  /** Over the wire, of bodies. */
  readonly bytes: number;
  /** Destinations with an open connection at present. */
  readonly openPlaces: number;
  /** Requests that ended without a response. */
  readonly stopped: Readonly<Record<Reason, number>>;
}

type Counter = Exclude<keyof EgressCounts, 'stopped' | 'openPlaces'>;

export class Counts {
  readonly #numbers: Record<Counter, number> = {
    requests: 0,
    exchanges: 0,
    answers: 0,
    retries: 0,
    redirects: 0,
    cacheHits: 0,
    bytes: 0,
  };
  readonly #stopped = Object.fromEntries(reasons.map((reason) => [reason, 0])) as Record<Reason, number>;

  add(counter: Counter, by = 1): void {
    this.#numbers[counter] += by;
  }

  stop(reason: Reason): void {
    this.#stopped[reason] += 1;
  }

  read(openPlaces: number): EgressCounts {
    return { ...this.#numbers, openPlaces, stopped: { ...this.#stopped } };
  }
}

const described: readonly (readonly [counter: Counter, name: string, help: string])[] = [
  ['requests', 'requests_total', 'Outgoing requests, cached ones included.'],
  ['exchanges', 'exchanges_total', 'Requests that were sent, redirects and retries included.'],
  ['answers', 'answers_total', 'Requests that got a response.'],
  ['retries', 'retries_total', 'Retries after a failure.'],
  ['redirects', 'redirects_total', 'Redirects followed.'],
  ['cacheHits', 'cache_hits_total', 'Requests answered from the cache or by an identical request in progress.'],
  ['bytes', 'received_bytes_total', 'Bytes of response bodies received.'],
];

/** The counts in the text format of Prometheus, each with `apiyard_egress_` in front. Every reason has its line from the start. */
export function egressMetrics(counts: EgressCounts): string {
  const lines = described.flatMap(([counter, name, help]) => metric(name, 'counter', help, [['', counts[counter]]]));
  const byReason = (kept: (reason: Reason) => boolean) =>
    reasons.filter(kept).map((reason) => [`{reason="${reason}"}`, counts.stopped[reason]] as const);
  lines.push(...metric('refused_total', 'counter', 'Requests that were refused, by reason.', byReason(isRefusal)));
  lines.push(
    ...metric(
      'failed_total',
      'counter',
      'Requests that failed, by reason.',
      byReason((reason) => !isRefusal(reason)),
    ),
  );
  lines.push(...metric('open_places', 'gauge', 'Hosts with an open connection.', [['', counts.openPlaces]]));
  return `${lines.join('\n')}\n`;
}

function metric(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  values: readonly (readonly [labels: string, value: number])[],
): string[] {
  const full = `apiyard_egress_${name}`;
  return [
    `# HELP ${full} ${help}`,
    `# TYPE ${full} ${type}`,
    ...values.map(([labels, value]) => `${full}${labels} ${value}`),
  ];
}
