import { describe, expect, it } from 'vitest';
import { languages } from '@apiyard/api/contract/hub/hub';
import { parse } from 'parse5';
import type { RequestDetails } from './render-mail.ts';
import { renderMail, mailTexts } from './render-mail.ts';
import type { Draft, MailTexts } from './texts.ts';

const url = 'https://yard.example/auth/confirm-email?token=a&b';
const common = {
  username: 'ann',
  site: 'Garden & <Shed>',
  url,
  hours: 48,
  minutes: 30,
  left: 7,
  wasReset: false,
  keysRevoked: true,
  name: 'Phone',
  email: 'ann@new.example',
  date: '2026',
  newUsername: 'bea',
  otherUsername: 'bob',
};
const asked = { browser: 'Firefox', system: 'Windows', address: '203.0.113.7', atMs: Date.UTC(2026, 10, 20, 10, 5) };
const frame = { username: 'ann', site: common.site, asked };

const notLetters = ['hello', 'from', 'orOpen', 'asked'];
const lettersOf = (texts: MailTexts) =>
  Object.entries(texts).filter(([name]) => !notLetters.includes(name)) as [string, (facts: typeof common) => Draft][];

describe.each(languages)('Mails in %s', (language) => {
  it.each(lettersOf(mailTexts[language]))(
    '%s: has the same content as text and as HTML without external resources',
    (_, write) => {
      const draft = write(common);
      const { subject, text, html = '' } = renderMail(language, draft, frame);
      expect(subject).toBe(draft.subject);
      expect(subject).toMatch(/^\P{Cc}{5,90}$/u);
      expect([subject, ...draft.lines].join(' ')).toContain('Garden & <Shed>');
      expect(text).toContain('ann');
      const shown = textOf(parse(html)).replaceAll(/[ \n]+/g, ' ');
      for (const line of [
        ...draft.lines,
        ...(draft.after ?? []),
        ...(draft.link ? [draft.link.label, draft.link.url] : []),
      ]) {
        expect(text).toContain(line);
        expect(shown).toContain(line);
      }
      expect(`${text}${shown}`).not.toMatch(/undefined|null|NaN|\[object/);
      expect(html).toContain(
        language === 'ar'
          ? '<html lang="ar" dir="rtl">'
          : `<html lang="${language === 'ch' ? 'zh-CN' : language}" dir="ltr">`,
      );
      expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|src=|@import|<Shed>/i);
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))).toEqual(
        draft.link ? [url, url] : [],
      );
    },
  );

  it('name the browser and system of the request, if known', () => {
    const draft = { subject: 'Subject', lines: ['Line'] };
    const { browser, unknown, device } = mailTexts[language].asked;
    const deviceIn = (asked: RequestDetails) =>
      renderMail(language, draft, { ...frame, asked })
        .text.split('\n')
        .find((line) => line.startsWith(browser))
        ?.slice(browser.length);
    const colon = { en: ': ', fr: '\u00a0: ', ar: ': ', ch: '：' }[language];
    expect(deviceIn(asked)).toBe(colon + device('Firefox', 'Windows'));
    expect(deviceIn({ ...asked, browser: '', system: '' })).toBe(colon + unknown);
    expect(deviceIn({ ...asked, browser: '' })).toBe(`${colon}Windows`);
    expect(renderMail(language, draft, frame).text).toContain('203.0.113.7');
    expect(renderMail(language, draft, frame).text).toMatch(/10:05.* UTC/);
    expect(renderMail(language, draft, { ...frame, asked: null }).text).not.toContain(browser);
  });
});

describe('Mails in different languages', () => {
  it('are translated in every sentence', () => {
    const sentences = languages.map((language) =>
      lettersOf(mailTexts[language]).flatMap(([name, write]) =>
        [name, write(common)].flatMap((part) =>
          typeof part === 'string'
            ? []
            : [part.subject, ...part.lines, ...(part.after ?? []), part.link?.label ?? name],
        ),
      ),
    );
    for (const [index, list] of sentences.entries()) {
      for (const other of sentences.slice(index + 1))
        expect(list.filter((sentence, n) => sentence === other[n] && /\s/.test(sentence))).toEqual([]);
    }
  });

  it('keep what people typed from being markup', () => {
    const { html = '' } = renderMail(
      'en',
      { subject: '<b>&"\'', lines: ['<script>alert(1)</script>'] },
      { ...frame, username: '<i>ann</i>' },
    );
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(html).toContain('Hello &#60;i&#62;ann&#60;/i&#62;,');
    expect(html).toContain('<title>&#60;b&#62;&#38;&#34;&#39;</title>');
  });
});

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly childNodes?: readonly Node[];
}

function textOf(node: object): string {
  const { nodeName, value, childNodes = [] } = node as Node;
  return nodeName === '#text' ? ` ${value ?? ''}` : childNodes.map(textOf).join('');
}
