import type { MailTexts } from './texts.ts';

const notYou = 'If this wasn’t you, change your password now and check where you’re signed in.';
const security = 'Open security settings';

export const en: MailTexts = {
  hello: (username) => `Hello ${username},`,
  from: (site) => `This email was sent by ${site}.`,
  orOpen: 'If the button doesn’t work, open this link:',
  asked: {
    heading: 'Request details',
    browser: 'Browser',
    address: 'IP address',
    time: 'Time',
    device: (browser, system) => `${browser} on ${system}`,
    unknown: 'unknown',
  },

  confirmAddress: ({ username, site, url, hours }) => ({
    subject: `Confirm your email address for ${site}`,
    lines: [`Confirm that this email address belongs to your account “${username}” on ${site}.`],
    link: { label: 'Confirm email address', url },
    after: [
      `Until then, sign in with your username. The link works once and expires in ${hours} hours.`,
      'If you didn’t request this, ignore this email. Nothing changes unless the link is opened.',
    ],
  }),
  addressKnown: ({ username, site, newUsername }) => ({
    subject: `Your email address is already registered on ${site}`,
    lines: [
      `An account named “${newUsername}” was just created on ${site} with your email address. The address belongs to your account “${username}”, so it wasn’t added to the new account.`,
      `If this was you, sign in to your account “${username}”. If not, you don’t need to do anything. Your account hasn’t changed, and the new account has no access to it.`,
    ],
  }),
  addressWanted: ({ username, site, otherUsername }) => ({
    subject: `Another account requested your email address on ${site}`,
    lines: [
      `The account “${otherUsername}” requested to use your email address on ${site}. The address stays with your account “${username}”.`,
      'If both accounts are yours, change the email address of this one first. If not, you don’t need to do anything. Your account hasn’t changed.',
    ],
  }),
  addressChanging: ({ username, site, url, email }) => ({
    subject: `Your email address on ${site} is about to change`,
    lines: [
      `The email address of your account “${username}” is about to change to ${email}. It replaces this one when the link sent there is opened.`,
    ],
    link: { label: 'Open profile', url },
    after: ['If this wasn’t you, open your profile, keep the current address and change your password.'],
  }),
  addressChanged: ({ username, site, email }) => ({
    subject: `Your email address on ${site} was changed`,
    lines: [
      `The email address of your account “${username}” is now ${email}. Emails about the account no longer go to this address.`,
    ],
    after: ['If this wasn’t you, contact the people who run the site.'],
  }),
  resetPassword: ({ username, site, url, minutes }) => ({
    subject: `Reset your password for ${site}`,
    lines: [`We received a request to reset the password of your account “${username}”.`],
    link: { label: 'Reset password', url },
    after: [
      `The link works once and expires in ${minutes} minutes.`,
      'If you didn’t request this, ignore this email. Your password stays the same.',
    ],
  }),
  passwordChanged: ({ username, site, url, wasReset, keysRevoked }) => ({
    subject: `Your password on ${site} was changed`,
    lines: [
      wasReset
        ? `The password of your account “${username}” was reset with a link sent by email. All sessions were signed out. Sign in with the new password.`
        : `The password of your account “${username}” was changed. All other sessions were signed out.`,
      ...(keysRevoked ? ['All API keys were revoked. Your account has a new main key.'] : []),
    ],
    link: { label: 'Reset password', url },
    after: ['If this was you, you don’t need to do anything. If not, reset your password now.'],
  }),
  newSignIn: ({ username, site, url }) => ({
    subject: `New sign-in on ${site}`,
    lines: [`Someone signed in to your account “${username}” with a browser that hasn’t been used for it before.`],
    link: { label: 'Review sessions', url },
    after: ['If this was you, you don’t need to do anything. If not, end that session and change your password.'],
  }),
  secondStepRefused: ({ username, site, url }) => ({
    subject: `Someone has your password for ${site}`,
    lines: [
      `Someone entered the correct password of your account “${username}” and then several incorrect codes. Two-step verification blocked the sign-in.`,
    ],
    link: { label: 'Change password', url },
    after: ['If this was you, sign in with a recovery code. If not, change your password now.'],
  }),
  twoStepsOn: ({ username, site, url }) => ({
    subject: `Two-step verification is on for ${site}`,
    lines: [
      `Signing in to your account “${username}” now requires a code from your authenticator app. All other sessions were signed out.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  twoStepsOff: ({ username, site, url }) => ({
    subject: `Two-step verification is off for ${site}`,
    lines: [`Signing in to your account “${username}” now requires only your password.`],
    link: { label: security, url },
    after: [notYou],
  }),
  recoveryCodeUsed: ({ username, site, url, left }) => ({
    subject: `A recovery code was used on ${site}`,
    lines: [`Someone signed in to your account “${username}” with a recovery code. Codes left: ${left}.`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyAdded: ({ username, site, url, name }) => ({
    subject: `A passkey was added on ${site}`,
    lines: [
      `The passkey “${name}” was added to your account “${username}”. It can be used to sign in without your password.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyRemoved: ({ username, site, url, name }) => ({
    subject: `A passkey was removed on ${site}`,
    lines: [`The passkey “${name}” can no longer be used to sign in to your account “${username}”.`],
    link: { label: security, url },
    after: [notYou],
  }),
  deletionAsked: ({ username, site, url, date }) => ({
    subject: `Your account on ${site} will be deleted`,
    lines: [
      `Your account “${username}”, its API keys and its history will be deleted on ${date}. Until then, everything works as usual.`,
    ],
    link: { label: 'Keep account', url },
    after: ['If this wasn’t you, keep the account and change your password.'],
  }),
  deletionCancelled: ({ username, site }) => ({
    subject: `Your account on ${site} won’t be deleted`,
    lines: [`The deletion of your account “${username}” was cancelled.`],
  }),
  deleted: ({ username, site }) => ({
    subject: `Your account on ${site} was deleted`,
    lines: [
      `Your account “${username}”, its API keys and its history were deleted. The site no longer has your email address, so this is the last email you receive.`,
    ],
  }),
};
