/** Writes to people after the answer: how long a mail takes must neither hold anybody up nor tell that there was one. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '@apiyard/api/contract/hub';
import { originOf } from '../../http/public-origin.ts';
import { browserOf } from '../browser.ts';
import { linkOrigin } from './link-origin.ts';
import type { Asked } from './texts/letter.ts';
import { letterOf, mailTexts } from './texts/letter.ts';
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
  /** What every letter is told. */
  readonly common: { readonly username: string; readonly site: string };
  /** A whole address of a page of ours. */
  link(path: `/${string}`): string;
}

export type Write = (pen: EmailContext) => Draft;

/** What the mail tells of the request, and where its links lead: taken before the answer, while the request is there. */
export interface RequestInfo {
  readonly origin: string | undefined;
  /** Null where the mail is not to say. */
  readonly asked: Asked | null;
}

export function requestInfoOf(services: AccountServices, request: FastifyRequest): RequestInfo {
  const { browser, system } = browserOf(request.headers['user-agent'] ?? '');
  return {
    origin: originOf(request, services.publicUrl),
    asked: { browser, system, address: request.ip, atMs: services.now() },
  };
}

/**
 * Writes now. Resolves when the mail is on its way. Somebody without an address gets none.
 * @param saysWho false where an admin asked, whose address is not for mails
 */
export async function write(
  services: AccountServices,
  to: Recipient,
  requestInfo: RequestInfo | null,
  draft: Write,
  { saysWho = true } = {},
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
    ...letterOf(to.language, drafted, { ...common, asked: saysWho ? (requestInfo?.asked ?? null) : null }),
  });
}

/** Writes after the answer. */
export function post(services: AccountServices, to: Recipient, requestInfo: RequestInfo | null, draft: Write): void {
  services.background.runInTurn(`mail to ${to.username}`, () => write(services, to, requestInfo, draft));
}
