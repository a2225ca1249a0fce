export default {
  'maintenanceBanner.text': 'Maintenance is on: only admins get in.',
  'maintenanceBanner.settings': 'Settings',
} as const;
