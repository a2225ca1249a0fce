import type { Text } from '../../../text.ts';

/** What the text of each kind may be: the sentence for one that it cannot be. */
export const textRules = {
  text_ean13: digits('EAN-13', '12', '13'),
  text_ean8: digits('EAN-8', '7', '8'),
  text_upca: digits('UPC-A', '11', '12'),
  text_itf14: digits('ITF-14', '13', '14'),
  text_databar: digits('GS1 DataBar', '13', '14'),
  text_upce: {
    en: 'UPC-E has 7 digits, or 8 with the check digit, and begins with 0 or 1. Correct the number.',
    fr: 'UPC-E a 7 chiffres, ou 8 avec la clé de contrôle, et commence par 0 ou 1. Corrigez le numéro.',
    ar: 'يتكون UPC-E من 7 أرقام، أو 8 مع رقم التحقق، ويبدأ بـ 0 أو 1. صحّح الرقم.',
    ch: 'UPC-E 为 7 位数字，含校验位为 8 位，以 0 或 1 开头。请更正号码。',
  },
  text_databar_limited: {
    en: 'GS1 DataBar Limited has 13 digits, or 14 with the check digit, and begins with 0 or 1. Correct the number.',
    fr: 'GS1 DataBar Limited a 13 chiffres, ou 14 avec la clé de contrôle, et commence par 0 ou 1. Corrigez le numéro.',
    ar: 'يتكون GS1 DataBar Limited من 13 رقمًا، أو 14 مع رقم التحقق، ويبدأ بـ 0 أو 1. صحّح الرقم.',
    ch: 'GS1 DataBar 限定式为 13 位数字，含校验位为 14 位，以 0 或 1 开头。请更正号码。',
  },
  text_itf: {
    en: 'ITF has an even number of digits, at most 80. Add a leading zero or remove other characters.',
    fr: 'ITF a un nombre pair de chiffres, 80 au plus. Ajoutez un zéro au début ou retirez les autres caractères.',
    ar: 'يتكون ITF من عدد زوجي من الأرقام، 80 على الأكثر. أضف صفرًا في البداية أو أزل الأحرف الأخرى.',
    ch: 'ITF 的数字个数须为偶数，最多 80 位。请在开头补零或删除其他字符。',
  },
  text_code128: ascii('Code 128', '80'),
  text_telepen: ascii('Telepen', '50'),
  text_code39: capitals('Code 39'),
  text_code93: capitals('Code 93'),
  text_codabar: {
    en: 'Codabar begins and ends with A, B, C or D and has 1 to 50 digits or the symbols - $ : / . + between them.',
    fr: 'Codabar commence et se termine par A, B, C ou D, avec entre eux 1 à 50 chiffres ou symboles - $ : / . +.',
    ar: 'يبدأ Codabar وينتهي بأحد الأحرف A أو B أو C أو D، وبينهما من 1 إلى 50 رقمًا أو من الرموز \u2066- $ : / . +\u2069.',
    ch: 'Codabar 以 A、B、C 或 D 开头和结尾，中间为 1 至 50 个数字或符号 - $ : / . +。',
  },
  text_gs1_128: elements('GS1-128'),
  text_databar_expanded: elements('GS1 DataBar Expanded'),
  text_gs1_datamatrix: elements('GS1 DataMatrix'),
  text_gs1_qr: elements('GS1 QR'),
} as const satisfies Record<string, Text>;

function digits(name: string, without: string, all: string) {
  return {
    en: `${name} has ${without} digits, or ${all} with the check digit. Correct the number.`,
    fr: `${name} a ${without} chiffres, ou ${all} avec la clé de contrôle. Corrigez le numéro.`,
    ar: `عدد أرقام ${name} هو ${without}، أو ${all} مع رقم التحقق. صحّح الرقم.`,
    ch: `${name} 为 ${without} 位数字，含校验位为 ${all} 位。请更正号码。`,
  };
}

function ascii(name: string, max: string) {
  return {
    en: `${name} has 1 to ${max} ASCII characters. Remove accents and other characters, or choose Data Matrix.`,
    fr: `${name} a de 1 à ${max} caractères ASCII. Retirez les accents et autres caractères ou choisissez Data Matrix.`,
    ar: `يتكون ${name} من 1 إلى ${max} حرفًا من ASCII. أزل الأحرف الأخرى أو اختر Data Matrix.`,
    ch: `${name} 为 1 至 ${max} 个 ASCII 字符。请删除其他字符，或选择 Data Matrix。`,
  };
}

function capitals(name: string) {
  return {
    en: `${name} has 1 to 50 capital letters, digits, spaces and the symbols - . $ / + %. Change other characters.`,
    fr: `${name} a de 1 à 50 lettres majuscules, chiffres, espaces et symboles - . $ / + %. Modifiez les autres caractères.`,
    ar: `يتكون ${name} من 1 إلى 50 حرفًا كبيرًا أو رقمًا أو مسافة أو من الرموز \u2066- . $ / + %\u2069. غيّر الأحرف الأخرى.`,
    ch: `${name} 为 1 至 50 个大写字母、数字、空格和符号 - . $ / + %。请更改其他字符。`,
  };
}

function elements(name: string) {
  return {
    en: `${name} needs application identifiers in parentheses before their values. Write the text like (01)09501101530003(10)AB12.`,
    fr: `${name} a des identifiants d’application entre parenthèses suivis de leurs valeurs : (01)09501101530003(10)AB12. Écrivez le texte ainsi.`,
    ar: `يتكون ${name} من معرّفات التطبيق بين قوسين مع قيمها: \u2066(01)09501101530003(10)AB12\u2069. اكتب النص بهذه الصيغة.`,
    ch: `${name} 由括号中的应用标识符及其值组成：(01)09501101530003(10)AB12。请按此格式输入。`,
  };
}
