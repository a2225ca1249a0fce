import type { MadeVoucher } from './MakeVouchersDialog.tsx';

// A spreadsheet runs what starts like this as a formula: https://owasp.org/www-community/attacks/CSV_Injection
const startsFormula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, with the byte order mark that spreadsheets need to read UTF-8. */
export function codesCsv(heads: readonly string[], vouchers: readonly MadeVoucher[]): string {
  const rows = vouchers.map(({ code, plan, days, usesMax, expiresAt, note }) => [
    code,
    plan.name === '' ? plan.id : plan.name,
    String(days),
    String(usesMax),
    expiresAt ?? '',
    note,
  ]);
  return `\uFEFF${[heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
