import type { IssueTexts, Relation } from '@apiyard/api/serving/issue-texts';

const relations: Readonly<Record<Relation, string>> = {
  'at least': '至少',
  'more than': '超过',
  'at most': '最多',
  'less than': '少于',
};
const numbers: Readonly<Record<Relation, string>> = {
  'at least': '大于或等于',
  'more than': '大于',
  'at most': '小于或等于',
  'less than': '小于',
};

export const ch: IssueTexts = {
  locale: 'zh-CN',
  input: '输入',
  kinds: {
    string: '文本',
    number: '数字',
    int: '整数',
    boolean: 'true 或 false',
    array: '列表',
    object: '对象',
    record: '对象',
    date: '日期',
    null: 'null',
    undefined: '空缺',
  },
  formats: {
    email: '邮箱地址',
    url: '类似 https://example.com 的地址',
    uuid: 'UUID',
    datetime: '类似 2026-11-20T09:00:00Z 的日期和时间',
    date: '类似 2026-11-20 的日期',
    time: '类似 09:00:00 的时间',
    ipv4: 'IPv4 地址',
    ipv6: 'IPv6 地址',
    base64: 'base64',
    json_string: 'JSON',
  },
  own: {
    'Use an email address.': '请使用邮箱地址。',
    'Use a date between 1970 and 9999.': '请使用 1970 至 9999 年之间的日期。',
    'Use lower-case letters, digits and dashes. Separate parts with slashes.':
      '请使用小写字母、数字和连字符，各部分以斜杠分隔。',
    'Use lowercase letters and digits, with single hyphens between words.':
      '请使用小写字母和数字，单词之间使用一个连字符。',
    'Use ok, failed or an error code.': '请使用 ok、failed 或错误码。',
    'Use printable ASCII characters without spaces at the ends.': '请使用可打印的 ASCII 字符，首尾不含空格。',
    'Use text without control characters.': '请使用不含控制字符的文本。',
    'Use capital letters, digits and underscores. Start with a letter.': '请使用大写字母、数字和下划线，并以字母开头。',
    'Use a three-letter ISO 4217 code, such as EUR.': '请使用三个字母的 ISO 4217 代码，例如 EUR。',
    'Use letters, digits and underscores. Start with a letter.': '请使用字母、数字和下划线，并以字母开头。',
    'Use one line of text without control characters.': '请使用不含控制字符的单行文本。',
    'Use a host such as api.example.com, with :port if it is not the default port.':
      '请使用主机，例如 api.example.com；如果不是默认端口，请加上 :port。',
    'Use the form com.example.app: letters, digits and _, at least two parts.':
      '请使用 com.example.app 的形式：字母、数字和 _，至少两部分。',
    'Use 2 to 30 lowercase letters, digits and hyphens. Start with a letter.':
      '请使用 2 至 30 个小写字母、数字和连字符，并以字母开头。',
  },
  missing: (name) => `缺少 ${name}。`,
  mustBe: (name, wanted) => `${name} 必须为${wanted}。`,
  oneOf: (values) => `以下之一：${values}`,
  multiple: (name, divisor) => `${name} 必须是 ${divisor} 的倍数。`,
  wrongFormat: (name) => `${name} 的格式不符合要求。`,
  unknown: (name) => `${name} 不是此调用的输入。`,
  invalid: (name) => `${name} 无效。`,
  repeated: (name, times) => `${name} 发送了 ${times} 次，请只发送一次。`,
  notEmpty: (name) => `${name} 不能为空。`,
  characters: (name, relation, bound) => `${name} 必须${relations[relation]} ${bound} 个字符。`,
  entries: (name, relation, bound) => `${name} 必须${relations[relation]} ${bound} 项。`,
  number: (name, relation, bound) => `${name} 必须${numbers[relation]} ${bound}。`,
  decimals: (max) => `请最多使用 ${max} 位小数。`,
};
