import type { ComponentLabels } from '../component-labels.ts';
import type { PluralForms } from '../labels.ts';

interface DiffLabels {
  added: string;
  after: string;
  before: string;
  lineAfter: string;
  lineBefore: string;
  linesAdded: PluralForms;
  linesRemoved: PluralForms;
  noDifferences: string;
  /** Names the ways to show a diff. */
  view: string;
  removed: string;
  sideBySide: string;
  /** The button in place of collapsed lines. */
  showLines: PluralForms;
  text: string;
  unchangedLines: PluralForms;
  unified: string;
}

export const diffLabels: ComponentLabels<DiffLabels> = {
  en: {
    added: 'Added',
    after: 'After',
    before: 'Before',
    lineAfter: 'Line after',
    lineBefore: 'Line before',
    linesAdded: { one: '{count} line added', other: '{count} lines added' },
    linesRemoved: { one: '{count} line removed', other: '{count} lines removed' },
    noDifferences: 'No differences',
    view: 'Diff view',
    removed: 'Removed',
    sideBySide: 'Side by side',
    showLines: { one: 'Show {count} unchanged line', other: 'Show {count} unchanged lines' },
    text: 'Text',
    unchangedLines: { one: '{count} unchanged line', other: '{count} unchanged lines' },
    unified: 'Unified',
  },
  fr: {
    added: 'Ajouté',
    after: 'Après',
    before: 'Avant',
    lineAfter: 'Ligne après',
    lineBefore: 'Ligne avant',
    linesAdded: { one: '{count} ligne ajoutée', many: '{count} lignes ajoutées', other: '{count} lignes ajoutées' },
    linesRemoved: {
      one: '{count} ligne supprimée',
      many: '{count} lignes supprimées',
      other: '{count} lignes supprimées',
    },
    noDifferences: 'Aucune différence',
    view: 'Affichage des différences',
    removed: 'Supprimé',
    sideBySide: 'Côte à côte',
    showLines: {
      one: 'Afficher {count} ligne inchangée',
      many: 'Afficher {count} lignes inchangées',
      other: 'Afficher {count} lignes inchangées',
    },
    text: 'Texte',
    unchangedLines: {
      one: '{count} ligne inchangée',
      many: '{count} lignes inchangées',
      other: '{count} lignes inchangées',
    },
    unified: 'Unifié',
  },
  ar: {
    added: 'مُضاف',
    after: 'بعد',
    before: 'قبل',
    lineAfter: 'السطر بعد التغيير',
    lineBefore: 'السطر قبل التغيير',
    linesAdded: {
      zero: 'لم يُضف أي سطر',
      one: 'أُضيف سطر واحد',
      two: 'أُضيف سطران',
      few: 'أُضيفت {count} أسطر',
      many: 'أُضيف {count} سطرًا',
      other: 'أُضيف {count} سطر',
    },
    linesRemoved: {
      zero: 'لم يُحذف أي سطر',
      one: 'حُذف سطر واحد',
      two: 'حُذف سطران',
      few: 'حُذفت {count} أسطر',
      many: 'حُذف {count} سطرًا',
      other: 'حُذف {count} سطر',
    },
    noDifferences: 'لا توجد اختلافات',
    view: 'طريقة عرض الاختلافات',
    removed: 'محذوف',
    sideBySide: 'جنبًا إلى جنب',
    showLines: {
      zero: 'إظهار {count} سطر دون تغيير',
      one: 'إظهار سطر واحد دون تغيير',
      two: 'إظهار سطرين دون تغيير',
      few: 'إظهار {count} أسطر دون تغيير',
      many: 'إظهار {count} سطرًا دون تغيير',
      other: 'إظهار {count} سطر دون تغيير',
    },
    text: 'النص',
    unchangedLines: {
      zero: '{count} سطر دون تغيير',
      one: 'سطر واحد دون تغيير',
      two: 'سطران دون تغيير',
      few: '{count} أسطر دون تغيير',
      many: '{count} سطرًا دون تغيير',
      other: '{count} سطر دون تغيير',
    },
    unified: 'موحّد',
  },
  'zh-CN': {
    added: '新增',
    after: '更改后',
    before: '更改前',
    lineAfter: '更改后的行号',
    lineBefore: '更改前的行号',
    linesAdded: { other: '新增 {count} 行' },
    linesRemoved: { other: '删除 {count} 行' },
    noDifferences: '没有差异',
    view: '差异显示方式',
    removed: '删除',
    sideBySide: '并排',
    showLines: { other: '显示 {count} 行未更改的内容' },
    text: '文本',
    unchangedLines: { other: '{count} 行未更改' },
    unified: '统一视图',
  },
};
