import type { MailLabel } from '@apiyard/api/contract/modules/email';

export const labelTones = { Promotional: 'warning', Social: 'info', Health: 'success' } as const satisfies Readonly<
  Record<MailLabel, string>
>;
