import * as z from 'zod';
import { field } from '../../tool.ts';

/** How hard a secret is to guess, as a calculation. */
export const strengthOutput = () =>
  field(
    { title: { en: 'Strength', fr: 'Robustesse', ar: 'القوة', ch: '强度' } },
    z.object({
      formula: field({ title: { en: 'Calculation', fr: 'Calcul', ar: 'العملية الحسابية', ch: '计算式' } }, z.string()),
      combinations: field(
        {
          title: { en: 'Combinations', fr: 'Combinaisons', ar: 'عدد التركيبات', ch: '组合数' },
          help: {
            en: 'The exact number, without combinations that the options exclude.',
            fr: 'Exactement, sans celles que les options excluent.',
            ar: 'بدقة، دون ما تستبعده الخيارات.',
            ch: '精确值，不含被选项排除的组合。',
          },
        },
        z.string(),
      ),
      bits: field(
        { title: { en: 'Bits of entropy', fr: 'Bits d’entropie', ar: 'بتات الإنتروبيا', ch: '熵（位）' } },
        z.number(),
      ),
      guessing: field(
        {
          title: {
            en: 'Mean time to guess',
            fr: 'Temps moyen pour deviner',
            ar: 'متوسط وقت التخمين',
            ch: '平均猜中时间',
          },
        },
        z.array(
          z.object({
            attacker: field(
              {
                title: { en: 'Attack', fr: 'Attaque', ar: 'الهجوم', ch: '攻击方式' },
                options: {
                  online_limited: {
                    en: 'Online, limited to 100 per hour',
                    fr: 'En ligne, limitée à 100 par heure',
                    ar: 'عبر الإنترنت، بحد 100 في الساعة',
                    ch: '在线，每小时限 100 次',
                  },
                  online: {
                    en: 'Online, 10 per second',
                    fr: 'En ligne, 10 par seconde',
                    ar: 'عبر الإنترنت، 10 في الثانية',
                    ch: '在线，每秒 10 次',
                  },
                  slow_hash: {
                    en: 'Offline, slow hash (bcrypt)',
                    fr: 'Hors ligne, hachage lent (bcrypt)',
                    ar: 'دون اتصال، تجزئة بطيئة (bcrypt)',
                    ch: '离线，慢速哈希（bcrypt）',
                  },
                  fast_hash: {
                    en: 'Offline, fast hash (MD5)',
                    fr: 'Hors ligne, hachage rapide (MD5)',
                    ar: 'دون اتصال، تجزئة سريعة (MD5)',
                    ch: '离线，快速哈希（MD5）',
                  },
                },
              },
              z.enum(['online_limited', 'online', 'slow_hash', 'fast_hash']),
            ),
            guessesPerSecond: field(
              {
                title: {
                  en: 'Guesses per second',
                  fr: 'Essais par seconde',
                  ar: 'المحاولات في الثانية',
                  ch: '每秒尝试次数',
                },
              },
              z.number(),
            ),
            seconds: field({ title: { en: 'Seconds', fr: 'Secondes', ar: 'الثواني', ch: '秒' } }, z.number()),
            years: field({ title: { en: 'Years', fr: 'Années', ar: 'السنوات', ch: '年' } }, z.number()),
          }),
        ),
      ),
    }),
  );
