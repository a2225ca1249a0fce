/** Texts that break programs: what people paste, and what attackers try. All are one line that an engine can hold. */
export const naughtyTexts: readonly string[] = [
  'null', 'undefined', 'true', 'NaN', '-1', '1e1000', '0x0', '[object Object]', '__proto__', 'constructor', 'toString',
  "'", '"', "' or '1'='1", "'; drop table person; --", '%', '_', '\\', '\\u0000', '%00', '%s%n', '$1', '${1+1}', '{{7*7}}', '<%= 7*7 %>',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '=1+1', '@SUM(1)', '../../etc/passwd', 'C:\\Windows', '~', '.',
  'ÅÍÎÏ˝ÓÔÒÚ', 'Ω≈ç√∫˜µ≤≥÷', '田中さんにあげて下さい', '사회과학원', 'الكل في المجمو عة', 'ﷺ', 'בְּרֵאשִׁית', 'ⱥ', 'İstanbul', 'ß', 'ﬃ', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '👩‍👩‍👧‍👦🏳️‍🌈', '🇺🇸🇷🇺', '‪‪test‪', '‫test‫', '﻿bom', '\u200b', 'a\u00a0b', '\u{10ffff}', '﷽', '１２３',
];
