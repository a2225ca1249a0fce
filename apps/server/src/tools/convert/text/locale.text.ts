/** Texts of tools that follow the rules of a language. */
import type { Text } from '../../../text.ts';

export const badLocaleError: Text = {
  en: '“{{locale}}” is not a language tag (BCP 47). Use a tag such as en, fr-CA or zh-Hant.',
  fr: '« {{locale}} » n’est pas une étiquette de langue (BCP 47). Utilisez par exemple en, fr-CA ou zh-Hant.',
  ar: '«{{locale}}» ليس وسم لغة (BCP 47). استخدم وسمًا مثل en أو fr-CA أو zh-Hant.',
  ch: '“{{locale}}”不是语言标签（BCP 47）。请使用 en、fr-CA 或 zh-Hant 之类的标签。',
};

export const caseHelp: Text = {
  en: 'Language tag, such as en or tr. Turkish, Azerbaijani, Lithuanian, Greek and Dutch have special rules.',
  fr: 'Étiquette de langue. Le turc, l’azéri, le lituanien, le grec et le néerlandais ont leurs propres règles.',
  ar: 'وسم اللغة. للتركية والأذرية والليتوانية واليونانية والهولندية قواعدها الخاصة.',
  ch: '语言标签。土耳其语、阿塞拜疆语、立陶宛语、希腊语和荷兰语有各自的规则。',
};

export const sortHelp: Text = {
  en: 'Language tag whose alphabetical order is used, such as en, sv or zh.',
  fr: 'Étiquette de la langue dont l’ordre alphabétique s’applique, comme en, sv ou zh.',
  ar: 'وسم اللغة التي يُتَّبع ترتيبها الأبجدي، مثل en أو sv أو zh.',
  ch: '按哪种语言的顺序排序的语言标签，例如 en、sv 或 zh。',
};

export const wordsHelp: Text = {
  en: 'Language tag of the text, such as en, ar or zh. It determines where words begin.',
  fr: 'Étiquette de la langue du texte, comme en, ar ou zh. Elle détermine où commencent les mots.',
  ar: 'وسم لغة النص، مثل en أو ar أو zh. تحدد مواضع بدء الكلمات.',
  ch: '文本的语言标签，例如 en、ar 或 zh。它决定词的边界。',
};

export const slugHelp: Text = {
  en: 'Language tag, such as de. German writes ü as ue, Danish writes å as aa, and French splits words at an apostrophe.',
  fr: 'Étiquette de langue. L’allemand écrit ue pour ü, le danois aa pour å, le français coupe à l’apostrophe.',
  ar: 'وسم اللغة. تكتب الألمانية ü بصيغة ue والدنماركية å بصيغة aa، وتفصل الفرنسية الكلمات عند الفاصلة العليا.',
  ch: '语言标签。德语将 ü 写作 ue，丹麦语将 å 写作 aa，法语在撇号处分词。',
};

export const ignoreCaseTitle: Text = {
  en: 'Ignore case',
  fr: 'Ignorer la casse',
  ar: 'تجاهل حالة الأحرف',
  ch: '忽略大小写',
};
