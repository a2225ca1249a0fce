/** GS1 prefixes: what they are for, with the ISO 3166-1 code of the member organisation's country. */
const companies = `
000-019 US|030-039 US|060-139 US|300-379 FR|380 BG|383 SI|385 HR|387 BA|389 ME|390 XK|400-440 DE|450-459 JP|460-469 RU|470 KG
471 TW|474 EE|475 LV|476 AZ|477 LT|478 UZ|479 LK|480 PH|481 BY|482 UA|483 TM|484 MD|485 AM|486 GE|487 KZ|488 TJ|489 HK
490-499 JP|500-509 GB|520-521 GR|528 LB|529 CY|530 AL|531 MK|535 MT|539 IE|540-549 BE|560 PT|569 IS|570-579 DK|590 PL|594 RO
599 HU|600-601 ZA|603 GH|604 SN|605 UG|606 AO|607 OM|608 BH|609 MU|611 MA|613 DZ|615 NG|616 KE|617 CM|618 CI|619 TN|620 TZ
621 SY|622 EG|624 LY|625 JO|626 IR|627 KW|628 SA|629 AE|630 QA|631 NA|632 RW|640-649 FI|680-681 CN|690-699 CN|700-709 NO|729 IL
730-739 SE|740 GT|741 SV|742 HN|743 NI|744 CR|745 PA|746 DO|750 MX|754-755 CA|759 VE|760-769 CH|770-771 CO|773 UY|775 PE
777 BO|778-779 AR|780 CL|784 PY|786 EC|789-790 BR|800-839 IT|840-849 ES|850 CU|858 SK|859 CZ|860 RS|865 MN|867 KP|868-869 TR
870-879 NL|880-881 KR|883 MM|884 KH|885 TH|888 SG|890 IN|893 VN|894 BD|896 PK|899 ID|900-919 AT|930-939 AU|940-949 NZ|955 MY
958 MO`;
const uses = `
020-029 restricted|040-049 restricted|050-059 coupon|200-299 restricted|950 gs1|951 gs1|960-969 gs1|977 issn|978-979 isbn
980 refund|981-984 coupon|990-999 coupon`;

export interface Prefix {
  readonly range: string;
  readonly use: string;
  readonly country?: string;
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly prefix: Prefix;
}

const rangesOf = (text: string, make: (range: string, name: string) => Prefix): Range[] =>
  text
    .trim()
    .split(/[|\n]/u)
    .map((entry) => {
      const [range = '', name = ''] = entry.split(' ');
      const [from = '', to = from] = range.split('-');
      return { from: Number(from), to: Number(to), prefix: make(range, name) };
    });

const ranges = [
  ...rangesOf(companies, (range, country) => ({ range, use: 'company', country })),
  ...rangesOf(uses, (range, use) => ({ range, use })),
];

/** The prefix of a 13-digit GTIN; null if it is not assigned. */
export function prefixOf(gtin13: string): Prefix | null {
  const start = Number(gtin13.slice(0, 3));
  return ranges.find(({ from, to }) => start >= from && start <= to)?.prefix ?? null;
}
