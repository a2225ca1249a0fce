/**
 * Rejects API calls while the event loop is late, so that those in progress finish in time. Pages and files are sent all
 * the same: without them, people would see a blank page, and the app could not say that the server is busy.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import { sendFailure } from '../problem.ts';
import { sentence } from '../../problems/sentence.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An API call that is handled even if the server is busy. @default false */
    isAnsweredWhenBusy?: boolean;
  }
}

/** Config of API calls that are handled even if the server is busy. */
export const answeredWhenBusy = { isAnsweredWhenBusy: true };

/** `Retry-After` of a busy server. */
export const busyRetryAfterS = 5;

/** Pictures of articles are files, although their URL looks like that of a call. */
const picturesPath = '/api/data/content/pictures/';

const resolutionMs = 10;
const sampleMs = 1000;
const nsPerMs = 1e6;

/** @param delayMsMax the mean delay of the last second above which API calls get 503; 0 rejects none */
export function rejectWhenBusy(app: FastifyInstance, delayMsMax: number): void {
  if (delayMsMax === 0) return;
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  // The timer adds its own resolution: the rest is the delay.
  const timer = setInterval(() => {
    delayMs = histogram.count === 0 ? 0 : histogram.mean / nsPerMs - resolutionMs;
    histogram.reset();
  }, sampleMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    histogram.disable();
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    if (delayMs <= delayMsMax || !isApiCall(request) || config.isAnsweredWhenBusy === true) done();
    else sendFailure(reply, busy());
  });
}

export const busy = () =>
  fail('Maintenance', sentence('problem.http.busy', { waitS: busyRetryAfterS }), { retryAfterS: busyRetryAfterS });

const isApiCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/') && !url.startsWith(picturesPath);
