import type { IssueTexts, Relation } from '@apiyard/api/serving/issue-texts';

/** Before a number: أكبر من أو يساوي 5. */
const relations: Readonly<Record<Relation, string>> = {
  'at least': 'أكبر من أو يساوي',
  'more than': 'أكبر من',
  'at most': 'أصغر من أو يساوي',
  'less than': 'أصغر من',
};

export const ar: IssueTexts = {
  locale: 'ar-u-nu-latn',
  input: 'المدخل',
  kinds: {
    string: 'نصًا',
    number: 'عددًا',
    int: 'عددًا صحيحًا',
    boolean: 'true أو false',
    array: 'قائمة',
    object: 'كائنًا',
    record: 'كائنًا',
    date: 'تاريخًا',
    null: 'null',
    undefined: 'غير موجود',
  },
  formats: {
    email: 'عنوان بريد إلكتروني',
    url: 'عنوانًا مثل https://example.com',
    uuid: 'معرّف UUID',
    datetime: 'تاريخًا ووقتًا مثل 2026-11-20T09:00:00Z',
    date: 'تاريخًا مثل 2026-11-20',
    time: 'وقتًا مثل 09:00:00',
    ipv4: 'عنوان IPv4',
    ipv6: 'عنوان IPv6',
    base64: 'نص base64',
    json_string: 'نص JSON',
  },
  own: {
    'Use an email address.': 'استخدم عنوان بريد إلكتروني.',
    'Use a date between 1970 and 9999.': 'استخدم تاريخًا بين 1970 و9999.',
    'Use lower-case letters, digits and dashes. Separate parts with slashes.':
      'استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات. افصل الأجزاء بشرطات مائلة.',
    'Use lowercase letters and digits, with single hyphens between words.':
      'استخدم حروفًا صغيرة وأرقامًا، مع واصلة واحدة بين الكلمات.',
    'Use ok, failed or an error code.': 'استخدم ok أو failed أو رمز خطأ.',
    'Use printable ASCII characters without spaces at the ends.':
      'استخدم محارف ASCII قابلة للطباعة دون مسافات في الطرفين.',
    'Use text without control characters.': 'استخدم نصًا دون محارف تحكم.',
    'Use capital letters, digits and underscores. Start with a letter.':
      'استخدم حروفًا لاتينية كبيرة وأرقامًا وشرطات سفلية. ابدأ بحرف.',
    'Use a three-letter ISO 4217 code, such as EUR.': 'استخدم رمزًا من ثلاثة حروف وفق ISO 4217، مثل EUR.',
    'Use letters, digits and underscores. Start with a letter.': 'استخدم حروفًا لاتينية وأرقامًا وشرطات سفلية. ابدأ بحرف.',
    'Use one line of text without control characters.': 'استخدم سطرًا واحدًا من النص دون محارف تحكم.',
    'Use a host such as api.example.com, with :port if it is not the default port.':
      'استخدم مضيفًا مثل api.example.com، مع ‎:port إذا لم يكن المنفذ الافتراضي.',
    'Use the form com.example.app: letters, digits and _, at least two parts.':
      'استخدم الصيغة com.example.app: حروف وأرقام و_، في جزأين على الأقل.',
    'Use 2 to 30 lowercase letters, digits and hyphens. Start with a letter.':
      'استخدم من 2 إلى 30 من الحروف اللاتينية الصغيرة والأرقام والواصلات. ابدأ بحرف.',
  },
  missing: (name) => `${name} مفقود.`,
  mustBe: (name, wanted) => `يجب أن يكون ${name} ${wanted}.`,
  oneOf: (values) => `إحدى القيم ${values}`,
  multiple: (name, divisor) => `يجب أن يكون ${name} من مضاعفات ${divisor}.`,
  wrongFormat: (name) => `${name} ليس بالصيغة المطلوبة.`,
  unknown: (name) => `${name} ليس من مدخلات هذا الاستدعاء.`,
  invalid: (name) => `${name} غير صالح.`,
  repeated: (name, times) => `أُرسل ${name} أكثر من مرة (${times}). أرسله مرة واحدة.`,
  notEmpty: (name) => `يجب ألا يكون ${name} فارغًا.`,
  characters: (name, relation, bound) => `يجب أن يكون عدد المحارف في ${name} ${relations[relation]} ${bound}.`,
  entries: (name, relation, bound) => `يجب أن يكون عدد العناصر في ${name} ${relations[relation]} ${bound}.`,
  number: (name, relation, bound) => `يجب أن يكون ${name} ${relations[relation]} ${bound}.`,
  decimals: (max) => `الحد الأقصى لعدد المنازل العشرية هو ${max}.`,
};
