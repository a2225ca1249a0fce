import type { AppSecret } from '../two-steps-setup.machine.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const storySecret: AppSecret = { secret, uri: `otpauth://totp/noor?secret=${secret}` };
