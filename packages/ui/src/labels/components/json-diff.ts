import type { ComponentLabels } from '../component-labels.ts';
import type { PluralForms } from '../labels.ts';

interface JsonDiffLabels {
  added: string;
  after: string;
  before: string;
  changed: string;
  differences: PluralForms;
  moved: string;
  noDifferences: string;
  removed: string;
  /** The path of the value as a whole. */
  whole: string;
}

export const jsonDiffLabels: ComponentLabels<JsonDiffLabels> = {
  en: {
    added: 'Added',
    after: 'After:',
    before: 'Before:',
    changed: 'Changed',
    differences: { one: '{count} difference', other: '{count} differences' },
    moved: 'Reordered',
    noDifferences: 'No differences',
    removed: 'Removed',
    whole: 'Whole value',
  },
  fr: {
    added: 'Ajouté',
    after: 'Après :',
    before: 'Avant :',
    changed: 'Modifié',
    differences: { one: '{count} différence', many: '{count} différences', other: '{count} différences' },
    moved: 'Déplacé',
    noDifferences: 'Aucune différence',
    removed: 'Supprimé',
    whole: 'Valeur entière',
  },
  ar: {
    added: 'مُضاف',
    after: 'بعد:',
    before: 'قبل:',
    changed: 'معدَّل',
    differences: {
      zero: 'لا توجد اختلافات',
      one: 'اختلاف واحد',
      two: 'اختلافان',
      few: '{count} اختلافات',
      many: '{count} اختلافًا',
      other: '{count} اختلاف',
    },
    moved: 'أُعيد ترتيبه',
    noDifferences: 'لا توجد اختلافات',
    removed: 'محذوف',
    whole: 'القيمة كلها',
  },
  'zh-CN': {
    added: '新增',
    after: '更改后：',
    before: '更改前：',
    changed: '更改',
    differences: { other: '{count} 处差异' },
    moved: '调整顺序',
    noDifferences: '没有差异',
    removed: '删除',
    whole: '整个值',
  },
};
