/** Puts a draft into its language's frame: as text, and as HTML that needs nothing from elsewhere. */
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { MailContent } from '../../../egress/mail.ts';
import { tags } from '../../../http/language.ts';
import { ar } from './ar.ts';
import { ch } from './ch.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Draft, MailTexts } from './texts.ts';

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, fr, ar, ch };

/** Between a name and what it names. */
const colons: Readonly<Record<Language, string>> = { en: ': ', fr: '\u00a0: ', ar: ': ', ch: '：' };

/** Device and address of the request that caused a mail. Parts are empty where unknown. */
export interface RequestDetails {
  readonly browser: string;
  readonly system: string;
  readonly address: string;
  readonly atMs: number;
}

interface Frame {
  readonly username: string;
  readonly site: string;
  readonly asked: RequestDetails | null;
}

export function renderMail(language: Language, draft: Draft, { username, site, asked }: Frame): MailContent {
  const texts = mailTexts[language];
  const { subject, lines, link, after = [] } = draft;
  const facts = asked === null ? [] : factsOf(language, asked);
  const text = [
    texts.hello(username),
    ...lines,
    ...(link === undefined ? [] : [`${link.label}${colons[language].trimEnd()}\n${link.url}`]),
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => name + colons[language] + value).join('\n')]),
    ...after,
    texts.from(site),
  ].join('\n\n');
  const html =
    `<!doctype html>\n<html lang="${tags[language]}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">\n` +
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>\n` +
    '<body style="margin:0;padding:24px"><div style="max-width:560px;margin:0 auto;font:16px/1.6 system-ui,sans-serif">\n' +
    [
      paragraph(texts.hello(username)),
      ...lines.map(paragraph),
      ...(link === undefined
        ? []
        : [
            `<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none">${escape(link.label)}</a></p>`,
            `<p style="margin:0 0 16px;font-size:14px">${escape(texts.orOpen)}<br><a href="${escape(link.url)}" dir="ltr" style="word-break:break-all">${escape(link.url)}</a></p>`,
          ]),
      ...(facts.length === 0
        ? []
        : [
            `<p style="margin:24px 0 4px"><strong>${escape(texts.asked.heading)}</strong></p>`,
            `<table style="margin:0 0 16px;border-spacing:0">${facts.map(([name, value]) => `<tr><td style="padding:0;padding-inline-end:16px;vertical-align:top">${escape(name)}</td><td style="padding:0">${escape(value)}</td></tr>`).join('')}</table>`,
          ]),
      ...after.map(paragraph),
      `<p style="margin:32px 0 0;font-size:14px;opacity:.75">${escape(texts.from(site))}</p>`,
    ].join('\n') +
    '\n</div></body>\n</html>\n';
  return { subject, text: `${text}\n`, html };
}

function factsOf(
  language: Language,
  { browser, system, address, atMs }: RequestDetails,
): [name: string, value: string][] {
  const { asked } = mailTexts[language];
  const device = browser !== '' && system !== '' ? asked.device(browser, system) : browser + system;
  return [
    [asked.browser, device === '' ? asked.unknown : device],
    // Left to right in a line that is not.
    [asked.address, language === 'ar' ? `\u2066${address}\u2069` : address],
    [asked.time, timeIn(language, atMs)],
  ];
}

/** UTC, because the time zone of the reader is unknown. */
function timeIn(language: Language, atMs: number): string {
  return `${new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(atMs)} UTC`;
}

export const dayIn = (language: Language, atMs: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(atMs);

const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : tags[language]);

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
