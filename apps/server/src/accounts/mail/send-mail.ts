/** Sends mails to people after the response: sending must neither delay the response nor reveal that a mail was sent. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { originOf } from '../../http/public-origin.ts';
import { browserOf } from '../browser.ts';
import { linkOrigin } from './link-origin.ts';
import type { RequestDetails } from './texts/render-mail.ts';
import { renderMail, mailTexts } from './texts/render-mail.ts';
import type { Draft, MailTexts } from './texts/texts.ts';
import type { AccountServices } from '../services.ts';

export interface Recipient {
  readonly username: string;
  readonly email: string | null;
  readonly language: Language;
}

interface EmailContext {
  readonly texts: MailTexts;
  readonly language: Language;
  /** Data that every mail's text receives. */
  readonly common: { readonly username: string; readonly site: string };
  /** The absolute URL of a page of ours. */
  link(path: `/${string}`): string;
}

export type MailDraft = (context: EmailContext) => Draft;

/** Request details in the mail and the origin of its links: read before the response, while the request exists. */
export interface RequestInfo {
  readonly origin: string | undefined;
  /** Null where the mail must omit it. */
  readonly asked: RequestDetails | null;
}

export function requestInfoOf(services: AccountServices, request: FastifyRequest): RequestInfo {
  const { browser, system } = browserOf(request.headers['user-agent'] ?? '');
  return {
    origin: originOf(request, services.publicUrl),
    asked: { browser, system, address: request.ip, atMs: services.now() },
  };
}

/**
 * Queues the mail now. Resolves once it is queued. A person without an address gets none.
 * @param saysWho false when an admin requested it: the admin's IP address and device are left out
 */
export async function sendMail(
  services: AccountServices,
  to: Recipient,
  requestInfo: RequestInfo | null,
  draft: MailDraft,
  { includesRequester = true } = {},
): Promise<void> {
  if (to.email === null) return;
  const origin = await linkOrigin(services, requestInfo?.origin);
  const common = { username: to.username, site: services.siteName() };
  const drafted = draft({
    texts: mailTexts[to.language],
    language: to.language,
    common,
    link(path) {
      if (origin === null)
        throw new Error(
          'An email could not be sent because the address of this site is unknown. Set PUBLIC_URL, or sign in as an admin at the address people use.',
        );
      return origin + path;
    },
  });
  await services.mailer.send({
    to: to.email,
    ...renderMail(to.language, drafted, { ...common, asked: includesRequester ? (requestInfo?.asked ?? null) : null }),
  });
}

/** Queues the mail after the response, in order per recipient. */
export function sendMailInBackground(
  services: AccountServices,
  to: Recipient,
  requestInfo: RequestInfo | null,
  draft: MailDraft,
): void {
  services.background.runInTurn(`mail to ${to.username}`, () => sendMail(services, to, requestInfo, draft));
}
