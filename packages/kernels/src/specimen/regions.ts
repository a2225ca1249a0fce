/**
 * Codes of Indonesian regions in population numbers (NIK) and family card numbers: two digits each for province, regency
 * or city, and district. Source of the province codes: Keputusan Menteri Dalam Negeri 300.2.2-2138 of 2025.
 */

/** The 38 provinces by code. */
export const provinces: ReadonlyMap<string, string> = new Map([
  ['11', 'Aceh'],
  ['12', 'Sumatera Utara'],
  ['13', 'Sumatera Barat'],
  ['14', 'Riau'],
  ['15', 'Jambi'],
  ['16', 'Sumatera Selatan'],
  ['17', 'Bengkulu'],
  ['18', 'Lampung'],
  ['19', 'Kepulauan Bangka Belitung'],
  ['21', 'Kepulauan Riau'],
  ['31', 'DKI Jakarta'],
  ['32', 'Jawa Barat'],
  ['33', 'Jawa Tengah'],
  ['34', 'DI Yogyakarta'],
  ['35', 'Jawa Timur'],
  ['36', 'Banten'],
  ['51', 'Bali'],
  ['52', 'Nusa Tenggara Barat'],
  ['53', 'Nusa Tenggara Timur'],
  ['61', 'Kalimantan Barat'],
  ['62', 'Kalimantan Tengah'],
  ['63', 'Kalimantan Selatan'],
  ['64', 'Kalimantan Timur'],
  ['65', 'Kalimantan Utara'],
  ['71', 'Sulawesi Utara'],
  ['72', 'Sulawesi Tengah'],
  ['73', 'Sulawesi Selatan'],
  ['74', 'Sulawesi Tenggara'],
  ['75', 'Gorontalo'],
  ['76', 'Sulawesi Barat'],
  ['81', 'Maluku'],
  ['82', 'Maluku Utara'],
  ['91', 'Papua'],
  ['92', 'Papua Barat'],
  ['93', 'Papua Selatan'],
  ['94', 'Papua Tengah'],
  ['95', 'Papua Pegunungan'],
  ['96', 'Papua Barat Daya'],
]);

/** Codes of cities start here, those of regencies are lower; 00 means none. */
const firstCity = 71;

export type RegencyKind = 'regency' | 'city' | 'none';

/** What the third and fourth digit name. */
export function regencyKind(code: string): RegencyKind {
  if (code === '00') return 'none';
  return Number(code) >= firstCity ? 'city' : 'regency';
}

/**
 * The range that specimens are numbered from. No number in it was ever issued, for two reasons of which each is enough:
 * the first digit of a province is its group of islands, and no group has the digit 4; districts count from 01, so none
 * has the code 00. It still has 16 digits and no leading zero, as forms expect.
 */
export const specimenProvinces = ['40', '41', '42', '43', '44', '45', '46', '47', '48', '49'] as const;
export const specimenDistrict = '00';

export interface RegionCode {
  /** Two digits each. */
  readonly province: string;
  readonly regency: string;
  readonly district: string;
}

/** Whether a number from there can only be a specimen. */
export function isSpecimenRegion({ province, district }: RegionCode): boolean {
  return specimenProvinces.some((code) => code === province) && district === specimenDistrict;
}
