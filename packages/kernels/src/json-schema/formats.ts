/** Formats of JSON Schema (2020-12 validation, section 7.3). Texts are checked, whatever the draft. */
type Check = (text: string) => boolean;

const daysOf = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** RFC 3339 full-date. */
function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

/** RFC 3339 full-time. A leap second is at 23:59:60 UTC. */
function isTime(text: string): boolean {
  const found = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([-+])(\d\d):(\d\d))$/.exec(text);
  if (found === null) return false;
  const [hour, minute, second] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const [offsetHour, offsetMinute] = [Number(found[5] ?? 0), Number(found[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (found[4] === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  return (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

function isDateTime(text: string): boolean {
  const [date, time, ...rest] = text.split(/[Tt]/);
  return rest.length === 0 && date !== undefined && time !== undefined && isDate(date) && isTime(time);
}

/** ISO 8601 as in RFC 3339, appendix A. */
const isDuration: Check = (text) =>
  /^P(?:\d+W|(?=.)(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)?(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?)$/.test(
    text,
  );

const isHostname: Check = (text) =>
  text.length <= 253 &&
  text
    .split('.')
    .every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label) && !/^(?!xn)..--/i.test(label));

const isIpv4: Check = (text) => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);

function isIpv6(text: string): boolean {
  const sides = text.split('::');
  if (sides.length > 2 || text === '') return false;
  let groups = 0;
  for (const [at, side] of sides.entries()) {
    if (side === '') continue;
    const parts = side.split(':');
    for (const [index, part] of parts.entries()) {
      if (/^[0-9a-f]{1,4}$/i.test(part)) groups += 1;
      else if (at === sides.length - 1 && index === parts.length - 1 && isIpv4(part)) groups += 2;
      else return false;
    }
  }
  return sides.length === 1 ? groups === 8 : groups <= 7;
}

/** RFC 5321 mailbox: the part before the @ can be a quoted text, the part after it an address in brackets. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, host] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const isName =
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(name) ||
    /^"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"$/.test(name);
  if (!isName) return false;
  const [, literal] = /^\[(.*)\]$/.exec(host) ?? [];
  if (literal === undefined) return isHostname(host);
  return literal.toLowerCase().startsWith('ipv6:') ? isIpv6(literal.slice(5)) : isIpv4(literal);
}

const brokenEscape = /%(?![0-9a-f]{2})/i;

/** RFC 3986, or RFC 3987 with letters of any script. */
function isReference(text: string, allowed: RegExp): boolean {
  if (!allowed.test(text) || brokenEscape.test(text)) return false;
  const [, scheme, authority, path = '', query, fragment = ''] =
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
  if (scheme !== undefined && !/^[a-z][a-z0-9+.-]*$/i.test(scheme)) return false;
  if (fragment.includes('#') || /[[\]]/.test(path + (query ?? '') + fragment)) return false;
  if (scheme === undefined && authority === undefined && (path.split('/')[0] ?? '').includes(':')) return false;
  if (authority === undefined) return true;
  const [, user, host = '', port] = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:[\]@]*)(?::(.*))?$/.exec(authority) ?? [
    '',
    '@',
    '[',
    'x',
  ];
  if ((user !== undefined && /[[\]@]/.test(user)) || (port !== undefined && !/^\d*$/.test(port))) return false;
  if (!host.startsWith('[')) return !/[[\]]/.test(host);
  const inner = host.slice(1, -1);
  return isIpv6(inner) || /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(inner);
}

const uriCharacters = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/;
const iriCharacters =
  /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=%]|[\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]|[\u{10000}-\u{10fffd}])*$/u;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

function isRegex(text: string): boolean {
  try {
    return RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const isPointer: Check = (text) => /^(?:\/(?:[^~/]|~[01])*)*$/s.test(text);

const checks: Readonly<Record<string, Check>> = {
  date: isDate,
  time: isTime,
  'date-time': isDateTime,
  duration: isDuration,
  email: isEmail,
  hostname: isHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: (text) => hasScheme.test(text) && isReference(text, uriCharacters),
  'uri-reference': (text) => isReference(text, uriCharacters),
  iri: (text) => hasScheme.test(text) && isReference(text, iriCharacters),
  'iri-reference': (text) => isReference(text, iriCharacters),
  'uri-template': (text) =>
    /^(?:[^\s\x00-\x1f\x7f"<>\\^`{|}%]|%[0-9a-f]{2}|\{[+#./;?&=,!@|]?(?:\w|%[0-9a-f]{2})(?:\.?(?:\w|%[0-9a-f]{2}))*(?::[1-9]\d{0,3}|\*)?(?:,(?:\w|%[0-9a-f]{2})(?:\.?(?:\w|%[0-9a-f]{2}))*(?::[1-9]\d{0,3}|\*)?)*\})*$/i.test(
      text,
    ),
  uuid: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  'json-pointer': isPointer,
  'relative-json-pointer': (text) => {
    const [, rest] = /^(?:0|[1-9]\d*)(#|.*)$/s.exec(text) ?? [];
    return rest !== undefined && (rest === '#' || isPointer(rest));
  },
  regex: isRegex,
};

/** Whether a text has a format; null for a format that is not checked. */
export const hasFormat = (text: string, format: string): boolean | null =>
  Object.hasOwn(checks, format) ? (checks[format] as Check)(text) : null;

/** The first of the common formats that a text has, or null. */
export const formatOf = (text: string): string | null => {
  if (text.length > 2000) return null;
  for (const format of ['date-time', 'date', 'time', 'uuid', 'ipv4', 'email'])
    if (hasFormat(text, format) === true) return format;
  if (text.includes(':') && isIpv6(text)) return 'ipv6';
  return /^(?:https?|ftps?|wss?):\/\/[^/]/i.test(text) && hasFormat(text, 'uri') === true ? 'uri' : null;
};
