/** The parts of a run's trace that people see. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { OutgoingResponse } from '../../egress/egress.ts';
import { counted, sized } from '../engine/values/amounts.ts';
import { readAddress } from './address.ts';

/** Host of the site that a definition reads, with the port where it is not the usual one; empty while its address has none. */
export function providerOf({ request }: Pick<ScraperDefinition, 'request'>): string {
  const address = readAddress(request.url);
  return 'code' in address ? '' : address.host;
}

/** `200, 48 kB in 130 ms, after 1 redirect to https://…`. */
export function fetchNote({ status, body, ms, redirects, url }: OutgoingResponse, cached: boolean): string {
  const time = cached ? 'from the cache' : `in ${Math.round(ms)} ms`;
  const led = redirects.length === 0 ? '' : `, after ${counted(redirects.length, 'redirect')} to ${url}`;
  return `${status}, ${sized(body.byteLength)} ${time}${led}`;
}
