export default {
  'confirmBand.label': 'Email confirmation',
  'confirmBand.waiting': 'Open the link sent to {{email}} to confirm your email address.',
  'confirmBand.sent': 'A new link was sent to {{email}}. If it doesn’t arrive, check your spam folder.',
  'confirmBand.resend': 'Send again',
  'confirmBand.none': 'Your account has no email address. Without one, you can’t reset your password.',
  'confirmBand.add': 'Add address',
  'confirmBand.tooMany': 'Too many emails requested. Open the latest one, or wait {{wait}} and try again.',
} as const;
