/** Where a mark is. */
export const places = [
  'northwest',
  'north',
  'northeast',
  'west',
  'centre',
  'east',
  'southwest',
  'south',
  'southeast',
] as const;

export const placeOptions = {
  northwest: { en: 'Top left', fr: 'En haut à gauche', ar: 'أعلى اليسار', ch: '左上' },
  north: { en: 'Top', fr: 'En haut', ar: 'الأعلى', ch: '上' },
  northeast: { en: 'Top right', fr: 'En haut à droite', ar: 'أعلى اليمين', ch: '右上' },
  west: { en: 'Left', fr: 'À gauche', ar: 'اليسار', ch: '左' },
  centre: { en: 'Centre', fr: 'Au centre', ar: 'الوسط', ch: '居中' },
  east: { en: 'Right', fr: 'À droite', ar: 'اليمين', ch: '右' },
  southwest: { en: 'Bottom left', fr: 'En bas à gauche', ar: 'أسفل اليسار', ch: '左下' },
  south: { en: 'Bottom', fr: 'En bas', ar: 'الأسفل', ch: '下' },
  southeast: { en: 'Bottom right', fr: 'En bas à droite', ar: 'أسفل اليمين', ch: '右下' },
};
