import type { LocaleName } from './locales.ts';

interface Trades {
  /** `{name}` is a family name, `{trade}` a trade, `{form}` a legal form. */
  readonly pattern: string;
  readonly trades: readonly string[];
  readonly forms: readonly string[];
}

const of = (pattern: string, trades: string, forms: string): Trades => ({
  pattern,
  trades: trades.split(','),
  forms: forms.split(','),
});

/** What companies are called. */
export const tradesOf: Readonly<Record<LocaleName, Trades>> = {
  en_US: of('{name} {trade} {form}', 'Logistics,Software,Construction,Foods,Energy,Design', 'Inc.,LLC,Corp.'),
  en_GB: of('{name} {trade} {form}', 'Logistics,Software,Builders,Foods,Energy,Design', 'Ltd,plc,LLP'),
  fr: of('{name} {trade} {form}', 'Logistique,Informatique,Bâtiment,Alimentation,Énergie,Design', 'SARL,SAS,SA'),
  de: of('{name} {trade} {form}', 'Logistik,Software,Bau,Lebensmittel,Energie,Design', 'GmbH,AG,KG'),
  es: of('{trade} {name} {form}', 'Logística,Informática,Construcciones,Alimentación,Energía,Diseño', 'S.L.,S.A.'),
  it: of('{name} {trade} {form}', 'Logistica,Software,Costruzioni,Alimentari,Energia,Design', 'S.r.l.,S.p.A.,S.n.c.'),
  nl: of('{name} {trade} {form}', 'Logistiek,Software,Bouw,Voeding,Energie,Ontwerp', 'B.V.,N.V.,V.O.F.'),
  pl: of(
    '{name} {trade} {form}',
    'Logistyka,Oprogramowanie,Budownictwo,Żywność,Energia,Projekt',
    'sp. z o.o.,S.A.,sp. j.',
  ),
  pt_BR: of('{name} {trade} {form}', 'Logística,Informática,Construções,Alimentos,Energia,Design', 'Ltda.,S.A.'),
  sv: of('{name} {trade} {form}', 'Logistik,Programvara,Bygg,Livsmedel,Energi,Design', 'AB,HB'),
  tr: of('{name} {trade} {form}', 'Lojistik,Yazılım,İnşaat,Gıda,Enerji,Tasarım', 'A.Ş.,Ltd. Şti.'),
  ru: of('{form} «{trade} {name}»', 'Логистика,Программы,Строительство,Продукты,Энергия,Дизайн', 'ООО,АО,ПАО'),
  uk: of('{form} «{trade} {name}»', 'Логістика,Програми,Будівництво,Продукти,Енергія,Дизайн', 'ТОВ,АТ,ПП'),
  ar: of('شركة {name} {trade} {form}', 'للنقل,للبرمجيات,للمقاولات,للأغذية,للطاقة,للتصميم', 'ش.م.م,ذ.م.م'),
  fa: of('شرکت {trade} {name} ({form})', 'حمل و نقل,نرم‌افزار,ساختمانی,صنایع غذایی,انرژی,طراحی', 'سهامی خاص,سهامی عام'),
  id_ID: of('{form} {name} {trade}', 'Logistik,Perangkat Lunak,Konstruksi,Pangan,Energi,Desain', 'PT,CV'),
  vi: of(
    '{form} {trade} {name}',
    'Vận tải,Phần mềm,Xây dựng,Thực phẩm,Năng lượng,Thiết kế',
    'Công ty TNHH,Công ty Cổ phần',
  ),
  zh_CN: of('{name}氏{trade}{form}', '物流,软件,建筑,食品,能源,设计', '有限公司,股份有限公司'),
  ja: of('{form}{name}{trade}', '運輸,ソフト,建設,食品,電力,設計', '株式会社,合同会社'),
  ko: of('{form} {name}{trade}', '물류,소프트웨어,건설,식품,에너지,디자인', '주식회사,유한회사'),
};

/** The trades in English in the same order, for addresses on the web. */
export const tradeSlugs = ['logistics', 'software', 'construction', 'foods', 'energy', 'design'] as const;
