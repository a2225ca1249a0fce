/** What every response with verses names. The terms of the text require source, link and verbatim copies. */
export const edition = {
  name: 'Tanzil Quran Text (Uthmani, version 1.0.2)',
  copyright: 'Copyright (C) 2008-2010 Tanzil.net',
  license: 'CC BY 3.0, verbatim copies only',
  url: 'https://tanzil.net',
} as const;
