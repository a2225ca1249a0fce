export default {
  'accountPage.pages': 'Pages of your account',
  'accountPage.profile': 'Profile',
  'accountPage.security': 'Security',
  'accountPage.keys': 'API keys',
  'accountPage.usage': 'Usage',
  'accountPage.plan': 'Plan',
} as const;
