export default {
  'accountPage.pages': 'Account pages',
  'accountPage.account': 'Account',
  'accountPage.profile': 'Profile',
  'accountPage.security': 'Security',
  'accountPage.keys': 'API keys',
  'accountPage.usage': 'Usage',
  'accountPage.plan': 'Plan',
} as const;
