/** Who redeemed what: each person once. */
export interface VoucherUseTable {
  voucher_id: string;
  person_id: string;
  at: number;
}
