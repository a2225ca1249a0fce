/** What the text of a QR code is for networks and contacts. */
import { InputFault } from '../../../../faults/input-fault.ts';

export interface Network {
  readonly ssid: string;
  readonly security: 'wpa' | 'wep' | 'none';
  readonly password: string;
  readonly isHidden: boolean;
}

/** A Wi-Fi network as phones read it (https://github.com/zxing/zxing/wiki/Barcode-Contents). */
export function wifiPayload({ ssid, security, password, isHidden }: Network): string {
  const bytes = new TextEncoder().encode(ssid).length;
  if (bytes > 32) throw new InputFault('ssid_long', { pointer: '/ssid', values: { bytes } });
  if (security === 'none' && password !== '') throw new InputFault('password_unused', { pointer: '/password' });
  if (security === 'wpa' && !/^(?:[\u0020-\u007E]{8,63}|[0-9A-Fa-f]{64})$/.test(password))
    throw new InputFault('password_wpa', { pointer: '/password' });
  if (
    security === 'wep' &&
    !/^(?:[\u0020-\u007E]{5}|[\u0020-\u007E]{13}|[0-9A-Fa-f]{10}|[0-9A-Fa-f]{26})$/.test(password)
  )
    throw new InputFault('password_wep', { pointer: '/password' });
  const type = { wpa: 'WPA', wep: 'WEP', none: 'nopass' }[security];
  // A name or passphrase that could be hexadecimal is quoted; keys that are hexadecimal are not.
  const isKey = security === 'wep' ? /^(?:.{10}|.{26})$/.test(password) : password.length === 64;
  const secret = isKey ? password : quoted(password);
  return `WIFI:T:${type};S:${quoted(ssid)};${security === 'none' ? '' : `P:${secret};`}${isHidden ? 'H:true;' : ''};`;
}

function quoted(text: string): string {
  const escapedText = text.replaceAll(/[\\;,":]/g, String.raw`\$&`);
  return /^[0-9A-Fa-f]+$/.test(text) && text.length % 2 === 0 ? `"${escapedText}"` : escapedText;
}

export interface Contact {
  readonly givenName: string;
  readonly familyName: string;
  readonly organisation: string;
  readonly jobTitle: string;
  readonly phone: string;
  readonly email: string;
  readonly url: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly country: string;
  readonly note: string;
}

/** A vCard 3.0 (RFC 2426), which more phones read than 4.0. Empty properties are left out. */
export function vcardPayload(contact: Contact): string {
  const {
    givenName,
    familyName,
    organisation,
    jobTitle,
    phone,
    email,
    url,
    street,
    city,
    region,
    postcode,
    country,
    note,
  } = named(contact);
  const address = [street, city, region, postcode, country];
  const fullName = [givenName, familyName].filter((part) => part !== '').join(' ') || organisation;
  const properties = [
    ['N', [familyName, givenName, '', '', ''].map(escapeVcard).join(';')],
    ['FN', escapeVcard(fullName)],
    ['ORG', escapeVcard(organisation)],
    ['TITLE', escapeVcard(jobTitle)],
    ['TEL;TYPE=CELL', phone],
    ['EMAIL', email],
    ['URL', url],
    ['ADR', address.some((part) => part !== '') ? ['', '', ...address].map(escapeVcard).join(';') : ''],
    ['NOTE', escapeVcard(note)],
  ].filter(([, value]) => value !== '');
  return ['BEGIN:VCARD', 'VERSION:3.0', ...properties.map(([name, value]) => `${name}:${value}`), 'END:VCARD', ''].join(
    '\r\n',
  );
}

const escapeVcard = (text: string) =>
  text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** A MeCard (NTT DOCOMO), shorter than a vCard. */
export function mecardPayload(contact: Contact): string {
  const {
    givenName,
    familyName,
    organisation,
    jobTitle,
    phone,
    email,
    url,
    street,
    city,
    region,
    postcode,
    country,
    note,
  } = named(contact);
  const escape = (text: string) => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, ' ');
  const name =
    [familyName, givenName]
      .filter((part) => part !== '')
      .map(escape)
      .join(',') || escape(organisation);
  const address = [street, city, region, postcode, country]
    .filter((part) => part !== '')
    .map(escape)
    .join(',');
  const fields = [
    ['N', name],
    ['ORG', escape(organisation)],
    ['TITLE', escape(jobTitle)],
    ['TEL', escape(phone)],
    ['EMAIL', escape(email)],
    ['URL', escape(url)],
    ['ADR', address],
    ['NOTE', escape(note)],
  ].filter(([, value]) => value !== '');
  return `MECARD:${fields.map(([key, value]) => `${key}:${value};`).join('')};`;
}

function named(contact: Contact): Contact {
  if (contact.givenName === '' && contact.familyName === '' && contact.organisation === '')
    throw new InputFault('no_name', { pointer: '/givenName' });
  return contact;
}

export interface Action {
  readonly action: 'email' | 'sms' | 'call' | 'map';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What a phone offers after the scan: mailto (RFC 6068), SMSTO, tel (RFC 3966) or geo (RFC 5870). */
export function actionPayload({ action, to, subject, text, latitude, longitude }: Action): string {
  switch (action) {
    case 'email': {
      if (!/^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/.test(to)) throw new InputFault('email_invalid', { pointer: '/to' });
      const parts = [
        ['subject', subject],
        ['body', text.replaceAll(/\r\n|\r|\n/g, '\r\n')],
      ].filter(([, value]) => value !== '');
      const query = parts.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`).join('&');
      return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}${query === '' ? '' : `?${query}`}`;
    }
    case 'sms':
      return `SMSTO:${phoneOf(to)}:${text}`;
    case 'call':
      return `tel:${phoneOf(to)}`;
    default:
      return `geo:${latitude},${longitude}`;
  }
}

/** The digits of a number, with its plus sign. */
function phoneOf(to: string): string {
  const digits = to.replaceAll(/[\s().\-/]/g, '');
  if (!/^\+?\d{3,15}$/.test(digits)) throw new InputFault('phone_invalid', { pointer: '/to' });
  return digits;
}
