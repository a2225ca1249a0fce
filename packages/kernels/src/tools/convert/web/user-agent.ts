import Bowser from 'bowser';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';

interface Input {
  readonly text: string;
}

/** Who sends a User-Agent header: client, operating system, device and engine. */
export default function userAgent({ text }: Input) {
  const given = text.trim().replace(/^user-agent:\s*/i, '');
  if (given === '') throw new InputFault('empty', { pointer: '/text' });
  const { browser, os, platform, engine } = Bowser.parse(given);
  const bot = botOf(given, platform.type === 'bot' ? (browser.name ?? '') : '');
  const product = /^([\w.!#$%&'*+^`|~ -]+?)\/v?([\w.-]+)/.exec(given);
  const isLibrary =
    bot === null &&
    product !== null &&
    !/^mozilla$/i.test(product[1] ?? '') &&
    !/Mozilla\//.test(given) &&
    !browser.name;
  return {
    client: {
      type: bot
        ? ('bot' as const)
        : isLibrary
          ? ('library' as const)
          : browser.name
            ? ('browser' as const)
            : ('unknown' as const),
      name: bot?.name ?? (isLibrary ? (product[1] ?? null) : orNull(browser.name)),
      version: isLibrary ? (product[2] ?? null) : (bot?.version ?? orNull(browser.version)),
    },
    os: { name: orNull(os.name), version: orNull(os.version), edition: orNull(os.versionName) },
    device: {
      type: bot || platform.type === undefined || platform.type === '' ? null : platform.type,
      vendor: orNull(platform.vendor),
      model: orNull(platform.model),
    },
    engine: { name: orNull(engine.name), version: orNull(engine.version) },
    bot: bot !== null,
    botPage: bot?.page ?? null,
    notes: notesOf(given, bot !== null),
  };
}

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** A word for robots in a product name; `cubot` is a brand of phones. */
const botWords =
  /(?<!cu)bot(?![a-z]*phone)|crawl|spider|slurp|fetcher|monitor|preview|scan|facebookexternalhit|lighthouse|headless|archiver/i;

function botOf(text: string, known: string) {
  const products = Array.from(text.matchAll(/([\w.!-]*[a-z][\w.!-]*)(?:\/v?(\d[\w.]*))?/gi)).filter(
    ([, name = '']) => !/^https?$|\.\w+$/.test(name),
  );
  const found =
    products.find(([, name = '']) => known !== '' && name.toLowerCase() === known.toLowerCase()) ??
    products.find(([, name = '']) => botWords.test(name));
  if (found === undefined && known === '') return null;
  return {
    name: known === '' ? (found?.[1] ?? '') : known,
    version: found?.[2] ?? null,
    page: /\+?(https?:\/\/[^\s;,)]+)/.exec(text)?.[1] ?? null,
  };
}

function notesOf(text: string, isBot: boolean): Note[] {
  const notes: Note[] = [];
  if (isBot) notes.push({ code: 'unproven' });
  if (/Windows NT 10\.0/.test(text)) notes.push({ code: 'windows_10_or_11' });
  if (/Mac OS X 10[._]15[._]7|Intel Mac OS X 10\.15/.test(text)) notes.push({ code: 'macos_frozen' });
  if (/Android 10; K\)/.test(text)) notes.push({ code: 'android_frozen' });
  if (/Chrome\/\d+\.0\.0\.0/.test(text)) notes.push({ code: 'version_reduced' });
  return notes;
}
