/** `/metrics` for Prometheus. Metrics reveal data about people and sites: admins only, by key or session. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { Caller } from '../../caller.ts';
import { sendFailure } from '../problem.ts';
import { sentence } from '../../problems/sentence.ts';

interface MetricsOptions {
  identify(request: FastifyRequest): Promise<Caller | Failure | null>;
  /** Each writes lines in the text format, ended by a line break. */
  readonly sources: readonly (() => string)[];
}

export function mountMetrics(app: FastifyInstance, { identify, sources }: MetricsOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/metrics',
    handler: async (request, reply) => {
      const caller = await identify(request);
      if (caller instanceof Failure) return sendFailure(reply, caller);
      if (caller === null) return sendFailure(reply, fail('Unauthenticated', sentence('problem.http.metricsKey')));
      request.personId = caller.person.id;
      if (caller.person.role !== 'admin')
        return sendFailure(reply, fail('Forbidden', sentence('problem.http.metricsAdmins')));
      if (caller.areas !== null)
        return sendFailure(
          reply,
          fail('Forbidden', sentence('problem.http.metricsAreas', { areas: caller.areas.join(', ') })),
        );
      reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
      return [processMetrics, ...sources].map((source) => source()).join('');
    },
  });
}

function processMetrics(): string {
  const { user, system } = process.cpuUsage();
  return [
    '# HELP process_cpu_seconds_total CPU time of the process.',
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    '# HELP process_resident_memory_bytes Resident memory of the process.',
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# HELP process_start_time_seconds When the process began, in Unix seconds.',
    '# TYPE process_start_time_seconds gauge',
    `process_start_time_seconds ${Math.round(performance.timeOrigin / 1000)}`,
    '',
  ].join('\n');
}
