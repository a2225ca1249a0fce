export default {
  'maintenanceBanner.text': 'Maintenance mode is on. Only admins have access.',
  'maintenanceBanner.settings': 'Settings',
} as const;
