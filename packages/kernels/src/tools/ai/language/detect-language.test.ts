import { describe, expect, it } from 'vitest';
import detectLanguage from './detect-language.ts';

/** Article 1 of the Universal Declaration of Human Rights. */
const articles = [
  ['en', 'All human beings are born free and equal in dignity and rights.', 'Latin'],
  ['fr', 'Tous les êtres humains naissent libres et égaux en dignité et en droits.', 'Latin'],
  ['ar', 'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق.', 'Arabic'],
  ['zh', '人人生而自由，在尊严和权利上一律平等。', 'Han'],
  ['es', 'Todos los seres humanos nacen libres e iguales en dignidad y derechos.', 'Latin'],
  ['de', 'Alle Menschen sind frei und gleich an Würde und Rechten geboren.', 'Latin'],
  ['it', 'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti.', 'Latin'],
  ['pt', 'Todos os seres humanos nascem livres e iguais em dignidade e em direitos.', 'Latin'],
  ['nl', 'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren.', 'Latin'],
  ['sv', 'Alla människor är födda fria och lika i värde och rättigheter.', 'Latin'],
  ['pl', 'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw.', 'Latin'],
  ['ru', 'Все люди рождаются свободными и равными в своем достоинстве и правах.', 'Cyrillic'],
  ['uk', 'Всі люди народжуються вільними і рівними у своїй гідності та правах.', 'Cyrillic'],
  ['tr', 'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar.', 'Latin'],
  ['fa', 'تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند.', 'Arabic'],
  ['he', 'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.', 'Hebrew'],
  ['el', 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.', 'Greek'],
  ['hi', 'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।', 'Devanagari'],
  ['ja', 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。', 'Hiragana'],
  ['ko', '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.', 'Hangul'],
] as const;

describe('Detect language', () => {
  it('has the article in 20 languages', () => {
    expect(articles).toHaveLength(20);
  });

  it.each(articles)('finds %s', async (lang, text, script) => {
    const found = await detectLanguage({ text, count: 3 });
    expect(found).toMatchObject({ lang, isReliable: true, notes: [] });
    expect([found.candidates[0]?.lang, found.scripts[0]?.script]).toEqual([lang, script]);
  });

  it('orders candidates by their score', async () => {
    const { candidates } = await detectLanguage({ text: articles[4][1], count: 60 });
    const scores = candidates.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.length).toBeGreaterThan(3);
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  });

  it('counts the letters of each script', async () => {
    const { scripts } = await detectLanguage({ text: 'abc где 12 𠀀 🌱', count: 1 });
    expect(scripts).toEqual([
      { script: 'Latin', letters: 3, share: 0.429 },
      { script: 'Cyrillic', letters: 3, share: 0.429 },
      { script: 'Han', letters: 1, share: 0.143 },
    ]);
  });

  it('notes what is short, unknown or mixed', async () => {
    const codes = async (text: string) => (await detectLanguage({ text, count: 5 })).notes.map(({ code }) => code);
    expect(await codes('Hallo')).toEqual(['short_text']);
    expect(await codes('ok')).toEqual(['unknown_language']);
    expect(await codes('Hello bonjour hallo hola ciao merci thanks danke')).toEqual(['unreliable']);
  });

  it('rejects a text without letters', async () => {
    await expect(detectLanguage({ text: '123 …', count: 1 })).rejects.toThrow('no_letters at /text');
  });
});
