import { expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import userAgent from './user-agent.ts';

const noNames = { name: null, version: null };
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it('describes a browser on a computer', () => {
  expect(
    userAgent({
      text: `User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
    }),
  ).toEqual({
    client: { type: 'browser', name: 'Chrome', version: '131.0.0.0' },
    os: { name: 'Windows', version: 'NT 10.0', edition: '10' },
    device: { type: 'desktop', vendor: null, model: null },
    engine: { name: 'Blink', version: null },
    bot: false,
    botPage: null,
    notes: [{ code: 'windows_10_or_11' }, { code: 'version_reduced' }],
  });
});

it('describes a browser on a phone', () => {
  const text =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  expect(userAgent({ text })).toEqual({
    client: { type: 'browser', name: 'Safari', version: '17.5' },
    os: { name: 'iOS', version: '17.5', edition: null },
    device: { type: 'mobile', vendor: 'Apple', model: 'iPhone' },
    engine: { name: 'WebKit', version: '605.1.15' },
    bot: false,
    botPage: null,
    notes: [],
  });
});

it.each([
  [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Googlebot',
    '2.1',
    'http://www.google.com/bot.html',
  ],
  [
    `Mozilla/5.0 ${webKit.slice(0, -1)}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`,
    'GPTBot',
    '1.2',
    'https://openai.com/gptbot',
  ],
  [
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'BingCrawler',
    '2.0',
    'http://www.bing.com/bingbot.htm',
  ],
  [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'FacebookExternalHit',
    '1.1',
    'http://www.facebook.com/externalhit_uatext.php',
  ],
  ['ExampleSpider/3 (https://e.example/)', 'ExampleSpider', '3', 'https://e.example/'],
])('finds the bot in %s', (text, name, version, botPage) => {
  expect(userAgent({ text })).toMatchObject({
    client: { type: 'bot', name, version },
    bot: true,
    botPage,
    notes: [{ code: 'unproven' }],
  });
});

it.each([
  ['curl/8.5.0', 'curl', '8.5.0'],
  ['python-requests/2.32.3', 'python-requests', '2.32.3'],
  ['Go-http-client/1.1', 'Go-http-client', '1.1'],
  ['PostmanRuntime/7.43.0', 'PostmanRuntime', '7.43.0'],
])('finds the library in %s', (text, name, version) => {
  expect(userAgent({ text })).toMatchObject({ client: { type: 'library', name, version }, os: noNames, bot: false });
});

it('notes what browsers no longer send', () => {
  const codes = (text: string) => userAgent({ text }).notes.map(({ code }) => code);
  expect([
    codes(`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/131.0.0.0 Mobile Safari/537.36`),
    codes('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0'),
  ]).toEqual([['android_frozen', 'version_reduced'], ['macos_frozen']]);
});

it('gives nothing for a text that is none', () => {
  expect(userAgent({ text: 'hello' })).toMatchObject({
    client: { type: 'unknown', ...noNames },
    device: { type: null },
  });
});

it('does not take a phone for a bot', () => {
  expect(
    userAgent({ text: `Mozilla/5.0 (Linux; Android 9; CUBOT X19) ${webKit} Chrome/99.0.1.2 Mobile Safari/537.36` }).bot,
  ).toBe(false);
});

it('rejects an empty text', () => {
  expect(() => userAgent({ text: ' User-Agent: ' })).toThrow(new InputFault('empty', { pointer: '/text' }));
});
