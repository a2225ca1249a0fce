interface Structure {
  readonly country: string;
  /** What follows the prefix. */
  readonly pattern: RegExp;
  /** 9 is a digit, A a letter and X either. */
  readonly shapes: string;
}

const structure = (country: string, pattern: RegExp, shapes: string): Structure => ({ country, pattern, shapes });

/** By prefix: the member states of the EU as in VIES, Northern Ireland, and Great Britain, Norway and Switzerland. */
export const structures: Readonly<Record<string, Structure>> = {
  AT: structure('AT', /^U\d{8}$/u, 'ATU99999999'),
  BE: structure('BE', /^[01]\d{9}$/u, 'BE0999999999, BE1999999999'),
  BG: structure('BG', /^\d{9,10}$/u, 'BG999999999, BG9999999999'),
  CHE: structure('CH', /^\d{9}(?:MWST|TVA|IVA)?$/u, 'CHE999999999, CHE999999999 MWST/TVA/IVA'),
  CY: structure('CY', /^\d{8}[A-Z]$/u, 'CY99999999A'),
  CZ: structure('CZ', /^\d{8,10}$/u, 'CZ99999999, CZ999999999, CZ9999999999'),
  DE: structure('DE', /^\d{9}$/u, 'DE999999999'),
  DK: structure('DK', /^\d{8}$/u, 'DK99999999'),
  EE: structure('EE', /^\d{9}$/u, 'EE999999999'),
  EL: structure('GR', /^\d{9}$/u, 'EL999999999'),
  ES: structure('ES', /^[A-Z0-9]\d{7}[A-Z0-9]$/u, 'ESX9999999X'),
  FI: structure('FI', /^\d{8}$/u, 'FI99999999'),
  FR: structure('FR', /^[A-Z0-9]{2}\d{9}$/u, 'FRXX999999999'),
  GB: structure('GB', /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/u, 'GB999999999, GB999999999999, GBGD999, GBHA999'),
  HR: structure('HR', /^\d{11}$/u, 'HR99999999999'),
  HU: structure('HU', /^\d{8}$/u, 'HU99999999'),
  IE: structure('IE', /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/u, 'IE9999999A, IE9999999AA, IE9X99999A'),
  IT: structure('IT', /^\d{11}$/u, 'IT99999999999'),
  LT: structure('LT', /^(?:\d{9}|\d{12})$/u, 'LT999999999, LT999999999999'),
  LU: structure('LU', /^\d{8}$/u, 'LU99999999'),
  LV: structure('LV', /^\d{11}$/u, 'LV99999999999'),
  MT: structure('MT', /^\d{8}$/u, 'MT99999999'),
  NL: structure('NL', /^\d{9}B\d{2}$/u, 'NL999999999B99'),
  NO: structure('NO', /^\d{9}(?:MVA)?$/u, 'NO999999999MVA'),
  PL: structure('PL', /^\d{10}$/u, 'PL9999999999'),
  PT: structure('PT', /^\d{9}$/u, 'PT999999999'),
  RO: structure('RO', /^\d{2,10}$/u, 'RO99 – RO9999999999'),
  SE: structure('SE', /^\d{12}$/u, 'SE999999999999'),
  SI: structure('SI', /^\d{8}$/u, 'SI99999999'),
  SK: structure('SK', /^\d{10}$/u, 'SK9999999999'),
  XI: structure('GB', /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/u, 'XI999999999, XI999999999999, XIGD999, XIHA999'),
};
