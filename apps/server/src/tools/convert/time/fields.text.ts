/** Fields, errors and notes that several tools for time have. */
import * as z from 'zod';
import { field } from '../../tool.ts';

export const zoneHelp = {
  en: 'An IANA time zone such as Europe/Paris, or an offset such as +02:00.',
  fr: 'Un fuseau horaire IANA tel que Europe/Paris, ou un décalage tel que +02:00.',
  ar: 'منطقة زمنية من IANA مثل Europe/Paris، أو إزاحة مثل ⁦+02:00⁩.',
  ch: 'IANA 时区，例如 Europe/Paris，或偏移量，例如 +02:00。',
};

export const zoneTitle = { en: 'Time zone', fr: 'Fuseau horaire', ar: 'المنطقة الزمنية', ch: '时区' };

export const zoneField = () =>
  field({ title: zoneTitle, help: zoneHelp, start: 'time-zone' }, z.string().min(1).max(60).default('UTC'));

export const langField = () =>
  field(
    {
      title: { en: 'Language', fr: 'Langue', ar: 'اللغة', ch: '语言' },
      help: {
        en: 'The language of words and names in the result.',
        fr: 'Langue des mots et des noms du résultat.',
        ar: 'لغة الكلمات والأسماء في النتيجة.',
        ch: '结果中文字和名称的语言。',
      },
      start: 'language',
      options: {
        en: { en: 'English', fr: 'Anglais', ar: 'الإنجليزية', ch: '英语' },
        fr: { en: 'French', fr: 'Français', ar: 'الفرنسية', ch: '法语' },
        ar: { en: 'Arabic', fr: 'Arabe', ar: 'العربية', ch: '阿拉伯语' },
        ch: { en: 'Chinese', fr: 'Chinois', ar: 'الصينية', ch: '中文' },
      },
    },
    z.enum(['en', 'fr', 'ar', 'ch']).default('en'),
  );

export const dateTitle = { en: 'Date', fr: 'Date', ar: 'التاريخ', ch: '日期' };
export const weekdayTitle = {
  en: 'Day of the week (Monday is 1)',
  fr: 'Jour de la semaine, lundi vaut 1',
  ar: 'يوم الأسبوع، والاثنين هو 1',
  ch: '星期几（星期一为 1）',
};
export const weekdayNameTitle = {
  en: 'Name of the day',
  fr: 'Nom du jour',
  ar: 'اسم اليوم',
  ch: '星期名称',
};
export const utcTitle = { en: 'In UTC', fr: 'En UTC', ar: 'بتوقيت UTC', ch: 'UTC 时间' };
export const offsetTitle = {
  en: 'Offset from UTC',
  fr: 'Décalage par rapport à UTC',
  ar: 'الإزاحة عن UTC',
  ch: '与 UTC 的偏移量',
};

export const zoneErrors = {
  unknown_zone: {
    en: '“{{zone}}” is not a time zone. Use a name from the IANA database, such as Europe/Paris, or an offset such as +02:00.',
    fr: '« {{zone}} » n’est pas un fuseau horaire. Utilisez un nom de la base IANA, par exemple Europe/Paris, ou un décalage tel que +02:00.',
    ar: '«{{zone}}» ليست منطقة زمنية. استخدم اسمًا من قاعدة بيانات IANA مثل Europe/Paris، أو إزاحة مثل ⁦+02:00⁩.',
    ch: '“{{zone}}”不是时区。请使用 IANA 数据库中的名称，例如 Europe/Paris，或偏移量，例如 +02:00。',
  },
};

export const dateErrors = {
  not_a_date: {
    en: '“{{text}}” is not a date in a supported format. Enter it in ISO 8601, such as 2026-03-29 or 2026-03-29T14:30:00Z.',
    fr: '« {{text}} » n’est pas une date dans un format pris en charge. Écrivez-la selon ISO 8601, par exemple 2026-03-29 ou 2026-03-29T14:30:00Z.',
    ar: '«{{text}}» ليس تاريخًا بصيغة مدعومة. اكتبه وفق ISO 8601، مثل ⁦2026-03-29⁩ أو ⁦2026-03-29T14:30:00Z⁩.',
    ch: '“{{text}}”不是受支持格式的日期。请按 ISO 8601 书写，例如 2026-03-29 或 2026-03-29T14:30:00Z。',
  },
  impossible_date: {
    en: '“{{text}}” does not exist in the calendar or is out of range. Check the day, month and time.',
    fr: '« {{text}} » n’existe pas dans le calendrier ou est hors limites. Vérifiez le jour, le mois et l’heure.',
    ar: '«{{text}}» غير موجود في التقويم أو خارج النطاق. تحقق من اليوم والشهر والوقت.',
    ch: '“{{text}}”在日历中不存在或超出范围。请检查日、月和时间。',
  },
  ambiguous_date: {
    en: '“{{text}}” can be read as day/month or month/day. Enter it in ISO 8601, as year-month-day.',
    fr: '« {{text}} » peut se lire jour/mois ou mois/jour. Écrivez-la selon ISO 8601 : année-mois-jour.',
    ar: 'يمكن قراءة «{{text}}» على أنه يوم/شهر أو شهر/يوم. اكتبه وفق ISO 8601: سنة-شهر-يوم.',
    ch: '“{{text}}”可理解为日/月或月/日。请按 ISO 8601 书写：年-月-日。',
  },
};

export const rangeErrors = {
  out_of_range: {
    en: 'The result is too far away: dates end about 273,000 years before and after 1970. Use a smaller value.',
    fr: 'Le résultat est trop éloigné : les dates s’arrêtent à environ 273 000 ans avant et après 1970. Utilisez une valeur plus petite.',
    ar: 'النتيجة بعيدة جدًا: تنتهي التواريخ عند نحو 273000 سنة قبل عام 1970 وبعده. استخدم قيمة أصغر.',
    ch: '结果过远：日期范围约为 1970 年前后各 273000 年。请使用较小的值。',
  },
};

export const localTimeNotes = {
  skipped_time: {
    en: '{{time}} does not exist in {{zone}} because the clocks skip it. {{used}} is used instead.',
    fr: '{{time}} n’existe pas dans le fuseau {{zone}}, car les horloges sautent cette heure. {{used}} est utilisé.',
    ar: 'الوقت ⁦{{time}}⁩ غير موجود في {{zone}} لأن الساعات تتخطاه. استُخدم ⁦{{used}}⁩.',
    ch: '{{zone}} 不存在 {{time}}，因为时钟跳过了该时间。已使用 {{used}}。',
  },
  repeated_time: {
    en: '{{time}} exists twice in {{zone}}: {{used}} and {{other}}. The first one is used.',
    fr: '{{time}} existe deux fois dans le fuseau {{zone}} : {{used}} et {{other}}. La première est utilisée.',
    ar: 'الوقت ⁦{{time}}⁩ موجود مرتين في {{zone}}: ⁦{{used}}⁩ و⁦{{other}}⁩. استُخدم الأول.',
    ch: '{{zone}} 有两个 {{time}}：{{used}} 和 {{other}}。已使用前者。',
  },
};

export const momentNotes = {
  ...localTimeNotes,
  zone_assumed: {
    en: 'The date has no offset, so it is read as local time in {{zone}}.',
    fr: 'La date n’a pas de décalage : elle est lue comme heure locale du fuseau {{zone}}.',
    ar: 'لا يحتوي التاريخ على إزاحة، لذا قُرئ بالتوقيت المحلي في {{zone}}.',
    ch: '日期没有偏移量，已按 {{zone}} 的当地时间读取。',
  },
  leap_second: {
    en: 'Second 60 is a leap second, which Unix time does not have. Second 59 is used instead.',
    fr: 'La seconde 60 est une seconde intercalaire, absente du temps Unix. La seconde 59 est utilisée.',
    ar: 'الثانية 60 ثانية كبيسة لا وجود لها في توقيت Unix. استُخدمت الثانية 59.',
    ch: '第 60 秒是闰秒，Unix 时间中没有。已使用第 59 秒。',
  },
  wrong_weekday: {
    en: '{{date}} is not a {{weekday}}. The weekday is ignored.',
    fr: 'Le {{date}} n’est pas un « {{weekday}} ». Le jour de la semaine est ignoré.',
    ar: 'لا يوافق ⁦{{date}}⁩ اليوم {{weekday}}. تُجوهل يوم الأسبوع.',
    ch: '{{date}} 不是 {{weekday}}。已忽略星期。',
  },
};

export const nowNote = {
  now_used: {
    en: 'No date is given, so the current time is used: {{time}}.',
    fr: 'Aucune date n’est indiquée : l’heure actuelle est utilisée, {{time}}.',
    ar: 'لم يُحدَّد تاريخ، لذا استُخدم الوقت الحالي: ⁦{{time}}⁩.',
    ch: '未指定日期，已使用当前时间：{{time}}。',
  },
};

export const todayNote = {
  today_used: {
    en: 'No date is given, so today is used: {{date}}.',
    fr: 'Aucune date n’est indiquée : la date du jour est utilisée, {{date}}.',
    ar: 'لم يُحدَّد تاريخ، لذا استُخدم تاريخ اليوم: ⁦{{date}}⁩.',
    ch: '未指定日期，已使用今天的日期：{{date}}。',
  },
};
