import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { wordsIn as problemWordsIn } from '../../../../problems/sentence.ts';
import ar from './copy/ar.ts';
import ch from './copy/ch.ts';
import en from './copy/en.ts';
import fr from './copy/fr.ts';
import { Fault } from './fault.ts';
import { Notes } from './notes.ts';
import { reasonOf } from './words.ts';

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

  it('are cut in English, and have their ends in other languages', () => {
    const fault = new Fault('syntax', 'data.fault.yaml.alias', { name: 'a'.repeat(1000) }, 0);
    const sentence = fault.sentence('YAML');
    expect(problemWordsIn('en').sentence(sentence)).toBe(
      `The alias *${'a'.repeat(288)}… The format was detected as YAML. If that is wrong, choose the format.`,
    );
    const name = `${'a'.repeat(99)}…`;
    expect(problemWordsIn('fr').sentence(sentence)).toBe(
      `L’alias *${name} n’est précédé d’aucune ancre &${name} complète. Le format détecté est YAML. Si ce n’est pas le bon, choisissez le format.`,
    );
    expect(problemWordsIn('ch').sentence(fault.sentence(null))).toBe(`别名 *${name} 之前没有完整的锚点 &${name}。`);
  });

  it('are written for notes that are kept alone', () => {
    const notes = new Notes('fr');
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

  it('are as they are if they are new', () => {
    expect(reasonOf('yaml', 'a new reason')).toEqual({ key: 'data.invalid.yaml', values: { reason: 'a new reason' } });
    const { key, values } = reasonOf('xml', 'unclosed tag: a');
    const fault = new Fault('syntax', key, values, 0);
    expect(problemWordsIn('fr').sentence(fault.sentence(null))).toBe(
      'Ce n’est pas du XML valide\u00a0: la balise a n’est pas fermée.',
    );
  });
});
