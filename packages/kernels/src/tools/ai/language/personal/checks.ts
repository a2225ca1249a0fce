/** Check digits of numbers. */

/** Luhn (ISO/IEC 7812), and the first digits of a network for payment cards. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || !/^(?:3[0-9]|4|5[0-8]|6|2[2-7]|9[0-9]{3}0|8[0-9]{3}0)/.test(digits))
    return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Social security numbers of the United States have no check digit, but numbers that are not issued. */
export function isUsSecurityNumber(text: string): boolean {
  const [area = '', group = '', serial = ''] = text.split('-');
  return area !== '000' && area !== '666' && !area.startsWith('9') && group !== '00' && serial !== '0000';
}

/** The French NIR: 13 digits and a key, 97 less the rest of the division by 97. 2A and 2B are Corsica. */
export function isFrenchSecurityNumber(text: string): boolean {
  const digits = text.replace('2A', '19').replace('2B', '18');
  return /^\d{15}$/.test(digits) && 97 - Number(BigInt(digits.slice(0, 13)) % 97n) === Number(digits.slice(13));
}

/** Identity numbers of China (GB 11643-1999) end with a check character of ISO 7064, MOD 11-2. */
export function isChineseIdNumber(text: string): boolean {
  let rest = 0;
  for (const digit of text.slice(0, 17)) rest = ((rest + Number(digit)) * 2) % 11;
  const check = (12 - rest) % 11;
  const month = Number(text.slice(10, 12));
  return month >= 1 && month <= 12 && text[17] === (check === 10 ? 'X' : String(check));
}
