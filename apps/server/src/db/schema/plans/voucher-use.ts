/** Redemptions: each person once per voucher. */
export interface VoucherUseTable {
  voucher_id: string;
  person_id: string;
  at: number;
}
