export type Kind = 'email' | 'phone' | 'iban' | 'card' | 'ip' | 'date_of_birth' | 'national_id';

export interface Find {
  readonly kind: Kind;
  readonly offset: number;
  readonly text: string;
}
