import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fill } from '../faults/fill.ts';
import { InputFault } from '../faults/input-fault.ts';
import ar from './copy/ar.ts';
import ch from './copy/ch.ts';
import en from './copy/en.ts';
import fr from './copy/fr.ts';
import { convert } from './convert.ts';
import { Notes } from './notes.ts';
import { english, faultSentences, loadWords, reasonOf } from './words.ts';

const places = (text: string) => Array.from(text.matchAll(/\{\{[^}]*\}\}/g), ([place]) => place).toSorted();

describe('sentences of conversions', () => {
  it.each([
    ['fr', fr, /\p{Script=Latin}/u],
    ['ar', ar, /\p{Script=Arabic}/u],
    ['ch', ch, /\p{Script=Han}/u],
  ])(
    'have every key in %s, with the same values, in its script',
    (_, copy: Readonly<Record<string, string>>, script) => {
      expect(Object.keys(copy)).toEqual(Object.keys(en));
      const wrong = Object.entries(en).filter(([key, text]) => {
        const own = copy[key] ?? '';
        const [given, wanted] = [new Set(places(own)), new Set(places(text))];
        return given.symmetricDifference(wanted).size > 0 || !script.test(own.replaceAll(/\{\{[^}]*\}\}/g, ''));
      });
      expect(wrong).toEqual([]);
    },
  );

  it('have the ends of long values, and the format that was detected', async () => {
    const input = { text: `b: *${'a'.repeat(1000)}`, from: 'auto', to: 'json', indent: 2, delimiter: 'auto' } as const;
    const faultOf = (from: 'auto' | 'yaml'): InputFault => {
      try {
        convert({ ...input, from, header: true }, english);
      } catch (error) {
        if (error instanceof InputFault) return error;
      }
      throw new Error('The data was converted.');
    };
    const written = async (language: 'en' | 'fr' | 'ch', { sentence, values }: InputFault) =>
      fill(language, faultSentences(await loadWords(language))[sentence] ?? '', values);
    const name = `${'a'.repeat(99)}…`;
    expect(await written('en', faultOf('auto'))).toBe(
      `The alias *${name} has no complete anchor &${name} before it. The format was detected as YAML. If that’s wrong, choose the format.`,
    );
    expect(await written('fr', faultOf('auto'))).toBe(
      `L’alias *${name} n’est précédé d’aucune ancre &${name} complète. Le format détecté est YAML. Si ce n’est pas le bon, choisissez le format.`,
    );
    expect(await written('ch', faultOf('yaml'))).toBe(`别名 *${name} 之前没有完整的锚点 &${name}。`);
  });

  it('are written for notes that are kept alone', async () => {
    const notes = new Notes(await loadWords('fr'));
    let written = 0;
    for (let at = 0; at < 100; at += 1)
      notes.add('tag', 'data.note.yaml.tag', () => {
        written += 1;
        return { tag: `!t${at}` };
      });
    expect([written, notes.list.length, notes.list.at(-1)?.detail]).toEqual([
      10,
      11,
      'Autres endroits concernés\u00a0: 90.',
    ]);
  });
});

describe('messages of the parsers', () => {
  const { resolve } = createRequire(import.meta.url);
  const messagesIn = (name: string, call: RegExp) =>
    Array.from(readFileSync(resolve(name), 'utf8').matchAll(call), ([, , text = '']) =>
      text
        .replaceAll(/\$\{[^}]*\}/g, 'x')
        .replaceAll('\\"', '"')
        .replaceAll('\\\\', '\\')
        .replace(/\.$/, ''),
    );

  it.each([
    ['yaml', 'js-yaml', /\bthrowError\(state, (["`])(.*?)\1\)/g, /^nesting exceeded/, 50],
    [
      'xml',
      'saxes',
      /this\.fail\((["`])((?:[^\\]|\\.)*?)\1\)/g,
      /^undefined entity|^cannot write after close|prefix|^unbound|^malformed name|match \\\n/,
      55,
    ],
  ] as const)('of %s are in the files of texts', (format, name, call, elsewhere, least) => {
    const messages = messagesIn(name, call).filter((message) => !elsewhere.test(message));
    expect(messages.length).toBeGreaterThan(least);
    expect(messages.filter((message) => reasonOf(format, message).key.startsWith('data.invalid.'))).toEqual([]);
  });

  it('are as they are if they are new', async () => {
    const french = await loadWords('fr');
    expect(reasonOf('yaml', 'a new reason')).toEqual({ key: 'data.invalid.yaml', values: { reason: 'a new reason' } });
    const { key, values } = reasonOf('xml', 'unclosed tag: a');
    expect(fill('fr', faultSentences(french)[key] ?? '', values)).toBe(
      'Ce n’est pas du XML valide\u00a0: la balise a n’est pas fermée.',
    );
  });
});
