import type { MailTexts } from './texts.ts';

const notYou = 'If it was not you, change your password now and look at where you are signed in.';
const security = 'Open security';

export const en: MailTexts = {
  hello: (username) => `Hello ${username},`,
  from: (site) => `This mail comes from ${site}.`,
  orOpen: 'If the button does not work, open this address:',
  asked: {
    heading: 'Where it came from',
    browser: 'Browser',
    address: 'Network address',
    time: 'Time',
    device: (browser, system) => `${browser} on ${system}`,
    unknown: 'not known',
  },

  confirmAddress: ({ username, site, url, hours }) => ({
    subject: `Confirm your address for ${site}`,
    lines: [`Confirm that this address belongs to your account “${username}” at ${site}.`],
    link: { label: 'Confirm address', url },
    after: [
      `Until then sign in with your username. The link works once, for ${hours} hours.`,
      'If you did not ask for it, leave this mail alone: without the link nothing changes.',
    ],
  }),
  addressKnown: ({ username, site, newUsername }) => ({
    subject: `Your address is already registered with ${site}`,
    lines: [
      `An account named “${newUsername}” has just been made at ${site} with your address. The address belongs to your account “${username}”, so it was not added to the new one.`,
      `If that was you, sign in to your account “${username}”. If it was not, there is nothing to do: your account has not changed and the new one has no way into it.`,
    ],
  }),
  addressWanted: ({ username, site, otherUsername }) => ({
    subject: `Another account asked for your address at ${site}`,
    lines: [
      `The account “${otherUsername}” asked to use your address at ${site}. The address belongs to your account “${username}”, so it stays there.`,
      'If both accounts are yours, change the address of this one first. If not, there is nothing to do: your account has not changed.',
    ],
  }),
  addressChanging: ({ username, site, url, email }) => ({
    subject: `Your address at ${site} is about to change`,
    lines: [
      `Your account “${username}” is to get the address ${email}. It takes the place of this one once the link that was mailed there is opened.`,
    ],
    link: { label: 'Open profile', url },
    after: ['If it was not you, open your profile, keep the old address and change your password.'],
  }),
  addressChanged: ({ username, site, email }) => ({
    subject: `Your address at ${site} has changed`,
    lines: [`The address of your account “${username}” is now ${email}. Mails about the account no longer come here.`],
    after: ['If it was not you, write to whoever runs the site.'],
  }),
  resetPassword: ({ username, site, url, minutes }) => ({
    subject: `Set a new password for ${site}`,
    lines: [`Somebody asked for a new password for your account “${username}”.`],
    link: { label: 'Set a new password', url },
    after: [
      `The link works once, for ${minutes} minutes.`,
      'If it was not you, leave this mail alone: your password stays as it is.',
    ],
  }),
  passwordChanged: ({ username, site, url, wasReset, keysRevoked }) => ({
    subject: `Your password at ${site} was changed`,
    lines: [
      wasReset
        ? `A new password was set for your account “${username}” by the link of a mail. Every session has ended: sign in with the new one.`
        : `The password of your account “${username}” was changed. Every other session has ended.`,
      ...(keysRevoked ? ['All API keys were revoked. Your account has a new main key.'] : []),
    ],
    link: { label: 'Set a new password', url },
    after: ['If it was you, there is nothing to do. If it was not, set a new password now.'],
  }),
  newSignIn: ({ username, site, url }) => ({
    subject: `New sign-in at ${site}`,
    lines: [`Somebody signed in to your account “${username}” with a browser that had not been used for it before.`],
    link: { label: 'See where you are signed in', url },
    after: ['If it was you, there is nothing to do. If it was not, end that session and change your password.'],
  }),
  secondStepRefused: ({ username, site, url }) => ({
    subject: `Somebody knows your password at ${site}`,
    lines: [
      `Somebody gave the right password of your account “${username}” and then several wrong codes. The second step kept them out.`,
    ],
    link: { label: 'Change password', url },
    after: ['If it was you, sign in with a recovery code. If it was not, change your password now.'],
  }),
  twoStepsOn: ({ username, site, url }) => ({
    subject: `Two steps are on at ${site}`,
    lines: [
      `Signing in to your account “${username}” now takes a code from your authenticator app. Every other session has ended.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  twoStepsOff: ({ username, site, url }) => ({
    subject: `Two steps are off at ${site}`,
    lines: [`Signing in to your account “${username}” now takes the password alone.`],
    link: { label: security, url },
    after: [notYou],
  }),
  recoveryCodeUsed: ({ username, site, url, left }) => ({
    subject: `A recovery code was used at ${site}`,
    lines: [`Somebody signed in to your account “${username}” with a recovery code. Codes left: ${left}.`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyAdded: ({ username, site, url, name }) => ({
    subject: `New passkey at ${site}`,
    lines: [`The passkey “${name}” was added to your account “${username}”. It signs in without the password.`],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyRemoved: ({ username, site, url, name }) => ({
    subject: `A passkey was taken away at ${site}`,
    lines: [`The passkey “${name}” no longer signs in to your account “${username}”.`],
    link: { label: security, url },
    after: [notYou],
  }),
  deletionAsked: ({ username, site, url, date }) => ({
    subject: `Your account at ${site} will be deleted`,
    lines: [
      `Your account “${username}”, its keys and its history will be deleted on ${date}. Until then it works as before.`,
    ],
    link: { label: 'Keep the account', url },
    after: ['If it was not you, keep the account and change your password.'],
  }),
  deletionCancelled: ({ username, site }) => ({
    subject: `Your account at ${site} stays`,
    lines: [`Your account “${username}” will not be deleted.`],
  }),
  deleted: ({ username, site }) => ({
    subject: `Your account at ${site} is deleted`,
    lines: [
      `Your account “${username}”, its keys and its history are gone. The site keeps no address to write to you any more: this is its last mail.`,
    ],
  }),
};
