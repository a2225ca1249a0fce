export default {
  'problem.accounts.inviteLink':
    'The link could not be created because the Host header is not a valid host name. Set PUBLIC_URL.',
  'problem.accounts.noInvitation': 'This invitation does not exist. Reload the list.',
  'problem.accounts.closed': 'This site is not accepting new accounts.',
  'problem.accounts.byInvitation': 'This site is invitation only. Open your invitation link, or ask the admin for one.',
  'problem.accounts.invitationSpent':
    'This invitation has expired, was already used or withdrawn, or is for another email address. Ask for a new one.',
  'problem.accounts.reserved': 'This username is reserved. Choose another.',
  'problem.accounts.networkAccounts': 'Too many accounts were created from your network. Try again in {{waitS}} s.',
  'problem.accounts.signInsBusy': 'Too many people are signing in right now. Try again in {{waitS}} s.',
  'problem.accounts.setupSpent':
    'This setup link was already used or is incomplete. Sign in, or copy the link from the log of the last start.',
  'problem.accounts.usernameTaken': 'This username is taken. Choose another.',
  'problem.accounts.keyInUrl':
    'API keys are not accepted in the URL, where logs and browser histories record them. Send the header "X-Api-Key: <key>" and replace this key.',
  'problem.accounts.keyForm':
    'This is not a valid API key. Keys start with "ay_" and have 41 characters. Copy the key again.',
  'problem.accounts.keyGone': 'This API key was revoked or does not exist. Create one under "API keys".',
  'problem.accounts.keyExpired': 'This API key has expired. Create another under "API keys".',
  'problem.accounts.noPasskey': 'This passkey does not exist. Reload the list.',
  'problem.accounts.passkeysMax': 'An account can have up to {{max}} passkeys. Remove one you no longer use.',
  'problem.accounts.passkeyDomain': 'Passkeys need a domain name. Open the site by its name instead of its IP address.',
  'problem.accounts.passkeyRefused': 'This passkey cannot be used here. Try again, or sign in with your password.',
  'problem.accounts.confirmSent': 'Confirm your email address first. An email with the link is on its way.',
  'problem.accounts.confirmEarlier':
    'Confirm your email address first. Open the link in the email that was sent to you.',
  'problem.accounts.emailsMax': 'Too many emails requested. Use the latest one, or try again in {{waitS}} s.',
  'problem.accounts.nothingPending': 'There is no email address to confirm.',
  'problem.accounts.attemptsMax': 'Too many attempts. Try again in {{waitS}} s.',
  'problem.accounts.attemptsMaxUnknown':
    'Too many attempts. Try again in {{waitS}} s. You can still sign in on a device you have used before, with a passkey, or after resetting your password by email.',
  'problem.accounts.emailLinkSpent':
    'This link was already used, was replaced by a newer one or is more than two days old. Request a new one in your profile.',
  'problem.accounts.addressTaken': 'Another account has confirmed this email address. Use another one.',
  'problem.accounts.wrongLogin':
    'Incorrect username or password. If your email address is not confirmed yet, sign in with your username.',
  'problem.accounts.enterCode': 'Enter the code from your authenticator app.',
  'problem.accounts.sessionEnded': 'This session has already ended. Reload the list.',
  'problem.accounts.wrongPassword': 'Incorrect password. Enter the password you sign in with.',
  'problem.accounts.passwordsMax': 'Too many incorrect passwords. Try again in {{waitS}} s.',
  'problem.accounts.linkSpent':
    'This link was already used, was replaced by a newer one or has expired. Request a new one.',
  'problem.accounts.weakCommon': 'This password is too common. Choose a longer one, such as four words.',
  'problem.accounts.weakRepeat': 'This password repeats a few characters. Choose a longer one, such as four words.',
  'problem.accounts.weakSequence':
    'This password is a sequence of letters, digits or keyboard keys. Choose a longer one, such as four words.',
  'problem.accounts.weakSite': 'This password is based on the name of this site. Choose another, such as four words.',
  'problem.accounts.weakPersonal':
    'This password is based on your username, name or email address. Choose another, such as four words.',
  'problem.accounts.twoStepsOn': 'Two-step verification is already on. Turn it off first, then set it up again.',
  'problem.accounts.setupOver': 'This setup has expired. Start again and scan the new code.',
  'problem.accounts.codesMax': 'Too many incorrect codes. Try again in {{waitS}} s.',
  'problem.accounts.wrongFirstCode':
    'Incorrect code. Enter the latest one from the app, and check that the clock of your phone is right.',
  'problem.accounts.twoStepsOff': 'Two-step verification is off. Turn it on first.',
  'problem.accounts.signInOver': 'This sign-in has expired. Sign in with your password again.',
  'problem.accounts.wrongCode': 'This code is incorrect or was already used. Wait for the next one.',
  'problem.accounts.wrongRecovery': 'This recovery code is incorrect or was already used. Use another one.',
  'problem.accounts.wrongEither':
    'This code is incorrect or was already used. Enter the next one from the app, or another recovery code.',
  'problem.accounts.noKey': 'This API key does not exist. Reload the list.',
  'problem.accounts.keyExpiryPast': 'The expiry must be in the future.',
  'problem.accounts.keysToday':
    'You have created {{max}} API keys today. Try again in {{waitS}} s, or use one you already have.',
  'problem.accounts.keysMax':
    'Your plan allows {{max}} API keys. Revoke one you no longer need, or choose a larger plan.',
  'problem.accounts.mainExpiry':
    'The main key runs the calls made on this site, so it cannot expire. Replace it instead.',
  'problem.accounts.keyStale': 'This API key was changed elsewhere, so nothing was saved. Reload it.',
  'problem.accounts.mainRevoke':
    'The main key runs the calls made on this site, so it cannot be revoked. Replace it instead.',
  'problem.accounts.keyAddress': 'Enter an IP address or range, such as 203.0.113.9 or 203.0.113.0/24.',
  'problem.accounts.keyOrigin': 'Enter an origin such as https://app.example.com, without a path.',
  'problem.accounts.onlyAdmin': 'You are the only admin. Make another account an admin first.',
  'problem.accounts.noPerson': 'There is no account with this ID. It may have been deleted. Reload the list.',
  'problem.accounts.lastAdmin': 'This is the only admin who can sign in. Make another account an admin first.',
  'problem.accounts.ownAccount': 'This is your own account. Ask another admin to change it.',
  'problem.accounts.personStale': 'Someone else changed this account. Reload it.',
  'problem.accounts.ownTwoSteps':
    'Turn off your own two-step verification under Security, which asks for your password.',
  'problem.accounts.noTwoSteps': 'Two-step verification is off for this account.',
  'problem.accounts.noAddress': 'This account is disabled or has no email address of its own.',
  'problem.accounts.linksMax': 'Too many links were sent to this person. Try again in {{waitS}} s.',
  'problem.accounts.noNotification': 'This notification does not exist. Notifications are deleted after 60 days.',
  'problem.accounts.keyRotated': 'This API key was replaced and its grace period has ended. Use the new key.',
  'problem.accounts.keyAddressRefused':
    'This API key cannot be used from the IP address {{address}}. Its owner can change this under "API keys".',
  'problem.accounts.keyOriginRefused':
    'This API key cannot be used by pages of this origin. Its owner can change this under "API keys".',
  'problem.accounts.noPrayerFeed': 'This calendar link does not exist. Reload the list.',
  'problem.accounts.noPrayerFeedLink':
    'This calendar link does not exist or was revoked. Create another on the prayer times page.',
  'problem.accounts.prayerFeedsMax': 'You can have up to {{max}} calendar links. Revoke one that you no longer use.',
  'problem.accounts.timesOutOfOrder':
    'The minutes that you add put the times of {{date}} out of order. Use smaller values.',
} as const;
