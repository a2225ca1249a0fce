import city from '@apiyard/kernels/tools/islami/places/city';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { langField, zoneTitle } from '../../convert/time/fields.text.ts';

const countryTitle = { en: 'Country code', fr: 'Code du pays', ar: 'رمز البلد', ch: '国家代码' };

export default tool({
  path: 'islami/city',
  title: { en: 'City search', fr: 'Recherche de ville', ar: 'البحث عن مدينة', ch: '城市搜索' },
  summary: {
    en: 'Finds cities of at least 15,000 people by name and returns their coordinates and time zones (GeoNames).',
    fr: 'Trouve des villes d’au moins 15 000 habitants par leur nom, avec coordonnées et fuseau horaire (GeoNames).',
    ar: 'يبحث بالاسم عن المدن التي لا يقل عدد سكانها عن 15,000، مع الإحداثيات والمنطقة الزمنية (GeoNames).',
    ch: '按名称查找人口 15,000 以上的城市，并给出坐标和时区（GeoNames）。',
  },
  tags: ['geonames'],
  synonyms: {
    en: ['coordinates of a city', 'geocode', 'latitude longitude', 'place'],
    fr: ['coordonnées d’une ville', 'géocodage', 'latitude longitude'],
    ar: ['إحداثيات مدينة', 'خط الطول والعرض'],
    ch: ['城市坐标', '经纬度', '地理编码'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' },
        help: {
          en: 'The beginning of a name, or of a word in it.',
          fr: 'Le début d’un nom, ou d’un mot du nom.',
          ar: 'بداية الاسم أو بداية كلمة فيه.',
          ch: '名称或其中某个词的开头。',
        },
      },
      z.string().min(1).max(80),
    ),
    country: field(
      {
        title: countryTitle,
        help: {
          en: 'Two letters (ISO 3166), such as ID. Leave empty for all countries.',
          fr: 'Deux lettres (ISO 3166), par exemple ID. Laissez vide pour tous les pays.',
          ar: 'حرفان (ISO 3166) مثل ID. اتركه فارغًا لكل البلدان.',
          ch: '两个字母（ISO 3166），例如 ID。留空表示所有国家。',
        },
      },
      z.string().max(2).optional(),
    ),
    limit: field(
      { title: { en: 'Maximum results', fr: 'Nombre maximal', ar: 'العدد الأقصى', ch: '最大数量' } },
      z.int().min(1).max(50).default(10),
    ),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      cities: field(
        { title: { en: 'Cities', fr: 'Villes', ar: 'المدن', ch: '城市' } },
        z.array(
          z.object({
            name: field({ title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' } }, z.string()),
            country: field({ title: countryTitle }, z.string()),
            countryName: field({ title: { en: 'Country', fr: 'Pays', ar: 'البلد', ch: '国家' } }, z.string()),
            lat: field({ title: { en: 'Latitude', fr: 'Latitude', ar: 'خط العرض', ch: '纬度' } }, z.number()),
            lon: field({ title: { en: 'Longitude', fr: 'Longitude', ar: 'خط الطول', ch: '经度' } }, z.number()),
            zone: field({ title: zoneTitle }, z.string()),
          }),
        ),
      ),
      source: field({ title: { en: 'Source', fr: 'Source', ar: 'المصدر', ch: '来源' } }, z.string()),
    }),
    examples: [
      {
        cities: [
          { name: 'Mecca', country: 'SA', countryName: 'Saudi Arabia', lat: 21.427, lon: 39.826, zone: 'Asia/Riyadh' },
        ],
        source: 'GeoNames (CC BY 4.0)',
      },
    ],
  },
  errors: {
    blank: {
      en: 'The name has no letters. Enter the beginning of a name.',
      fr: 'Le nom ne contient aucune lettre. Saisissez le début d’un nom.',
      ar: 'لا يحتوي الاسم على حروف. اكتب بداية اسم.',
      ch: '名称中没有文字。请输入名称的开头。',
    },
  },
  open: true,
  inBrowser: true,
  layout: 'values',
  heavy: true,
  examples: [
    { name: { en: 'Makkah', fr: 'La Mecque', ar: 'مكة المكرمة', ch: '麦加' }, input: { text: 'Mecca' } },
    {
      name: { en: 'In Indonesia', fr: 'En Indonésie', ar: 'في إندونيسيا', ch: '印度尼西亚' },
      input: { text: 'Ban', country: 'ID' },
    },
  ],
  run: city,
});
