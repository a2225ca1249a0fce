import qibla from '@apiyard/kernels/tools/islami/prayer/qibla';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { coordinateFields } from './fields.text.ts';

export default tool({
  path: 'islami/qibla',
  title: { en: 'Qibla', fr: 'Qibla', ar: 'اتجاه القبلة', ch: '礼拜朝向（基卜拉）' },
  summary: {
    en: 'Calculates the direction of the Kaaba, the distance to it and the great circle from any place.',
    fr: 'Calcule la direction de la Kaaba, la distance et le grand cercle depuis tout lieu.',
    ar: 'يحسب اتجاه الكعبة والمسافة والدائرة العظمى من أي مكان.',
    ch: '计算任意地点到天房的方向、距离和大圆航线。',
  },
  tags: ['kaaba', 'compass'],
  synonyms: {
    en: ['direction of prayer', 'mecca direction', 'kiblah'],
    fr: ['direction de la prière', 'direction de la Mecque'],
    ar: ['القبلة', 'جهة الكعبة', 'بوصلة'],
    ch: ['礼拜朝向', '麦加方向', '克尔白'],
  },
  input: z.object(coordinateFields),
  output: {
    schema: z.object({
      bearing: field(
        {
          title: {
            en: 'Degrees from true north, clockwise',
            fr: 'Degrés depuis le nord vrai, dans le sens horaire',
            ar: 'الدرجات من الشمال الحقيقي باتجاه عقارب الساعة',
            ch: '从真北起顺时针的度数',
          },
        },
        z.number().nullable(),
      ),
      direction: field(
        {
          title: {
            en: 'Compass point',
            fr: 'Point cardinal',
            ar: 'جهة البوصلة',
            ch: '罗盘方位',
          },
        },
        z.string().nullable(),
      ),
      distanceKm: field(
        { title: { en: 'Distance in km', fr: 'Distance en km', ar: 'المسافة بالكيلومتر', ch: '距离（公里）' } },
        z.number(),
      ),
      points: field(
        {
          title: {
            en: 'Latitude and longitude of points on the way',
            fr: 'Latitude et longitude de points du trajet',
            ar: 'خطا العرض والطول لنقاط المسار',
            ch: '沿途各点的纬度和经度',
          },
        },
        z.array(z.array(z.number())),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        bearing: 118.99,
        direction: 'ESE',
        distanceKm: 4793.7,
        points: [
          [51.509, -0.126],
          [21.423, 39.826],
        ],
        notes: [],
      },
    ],
  },
  notes: {
    any_direction: {
      en: 'The place is at the Kaaba or opposite it on the globe, where every direction leads to it.',
      fr: 'Le lieu est à la Kaaba ou à l’opposé du globe, d’où toute direction y mène.',
      ar: 'المكان عند الكعبة أو في الجهة المقابلة لها من الأرض، حيث يؤدي كل اتجاه إليها.',
      ch: '该地点位于天房或其地球对跖点，任何方向都通向天房。',
    },
    at_pole: {
      en: 'The place is a pole. Degrees are measured from the meridian of the longitude, not from north.',
      fr: 'Le lieu est un pôle. Les degrés se comptent depuis le méridien de la longitude, et non depuis le nord.',
      ar: 'المكان هو أحد القطبين. تُحسب الدرجات من خط الطول المُدخل لا من الشمال.',
      ch: '该地点是极点。度数从所输入经度的经线起算，而不是从北起算。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    { name: { en: 'London', fr: 'Londres', ar: 'لندن', ch: '伦敦' }, input: { lat: 51.5085, lon: -0.1257 } },
    { name: { en: 'Jakarta', fr: 'Jakarta', ar: 'جاكرتا', ch: '雅加达' }, input: { lat: -6.2088, lon: 106.8456 } },
  ],
  run: qibla,
});
