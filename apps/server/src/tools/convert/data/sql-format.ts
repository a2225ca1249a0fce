import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field, tool } from '../../tool.ts';
import { dataField, indentField, resultField } from './fields.text.ts';

const dialect = (name: string): Text => ({ en: name, fr: name, ar: `لهجة ${name}`, ch: `${name} 方言` });

const dialects = {
  sql: { en: 'Standard SQL', fr: 'SQL standard', ar: 'SQL القياسية', ch: '标准 SQL' },
  postgresql: dialect('PostgreSQL'),
  mysql: dialect('MySQL'),
  mariadb: dialect('MariaDB'),
  sqlite: dialect('SQLite'),
  transactsql: dialect('SQL Server (Transact-SQL)'),
  plsql: dialect('Oracle (PL/SQL)'),
  bigquery: dialect('BigQuery'),
  snowflake: dialect('Snowflake'),
  redshift: dialect('Amazon Redshift'),
  duckdb: dialect('DuckDB'),
  clickhouse: dialect('ClickHouse'),
  spark: dialect('Spark'),
  hive: dialect('Hive'),
  trino: dialect('Trino'),
  db2: dialect('Db2'),
  tidb: dialect('TiDB'),
} as const;

export default tool({
  path: 'convert/sql-format',
  title: { en: 'SQL formatter', fr: 'Mise en forme SQL', ar: 'منسّق SQL', ch: 'SQL 格式化' },
  summary: {
    en: 'Formats SQL in 17 dialects, with keywords in upper or lower case.',
    fr: 'Met en forme du SQL dans 17 dialectes, avec les mots-clés en majuscules ou en minuscules.',
    ar: 'ينسّق استعلامات SQL بـ 17 لهجة، مع كتابة الكلمات المفتاحية بأحرف كبيرة أو صغيرة.',
    ch: '格式化 17 种方言的 SQL，关键字可大写或小写。',
  },
  tags: ['sql', 'postgresql', 'mysql', 'format'],
  synonyms: {
    en: ['beautify', 'pretty print', 'query', 'oracle', 'sql server'],
    fr: ['embellir', 'requête', 'indenter'],
    ar: ['تجميل', 'استعلام', 'قاعدة بيانات'],
    ch: ['美化', '查询', '数据库'],
  },
  input: z.object({
    text: dataField('SQL', undefined, 100_000),
    dialect: field(
      { title: { en: 'Dialect', fr: 'Dialecte', ar: 'اللهجة', ch: '方言' }, options: dialects },
      z.enum(Object.keys(dialects) as [keyof typeof dialects, ...(keyof typeof dialects)[]]).default('sql'),
    ),
    indent: indentField(),
    keywords: field(
      {
        title: { en: 'Keywords', fr: 'Mots-clés', ar: 'الكلمات المفتاحية', ch: '关键字' },
        options: {
          preserve: { en: 'As written', fr: 'Tels quels', ar: 'كما كُتبت', ch: '保持原样' },
          upper: { en: 'Upper case', fr: 'Majuscules', ar: 'أحرف كبيرة', ch: '大写' },
          lower: { en: 'Lower case', fr: 'Minuscules', ar: 'أحرف صغيرة', ch: '小写' },
        },
      },
      z.enum(['preserve', 'upper', 'lower']).default('preserve'),
    ),
    blankLines: field(
      {
        title: {
          en: 'Blank lines between statements',
          fr: 'Lignes vides entre les instructions',
          ar: 'الأسطر الفارغة بين العبارات',
          ch: '语句之间的空行数',
        },
      },
      z.int().min(0).max(5).default(1),
    ),
  }),
  output: { schema: z.object({ text: resultField() }), examples: [{ text: 'SELECT\n  *\nFROM\n  orders' }] },
  errors: {
    sql_syntax: {
      en: 'The SQL cannot be read from this point. Check the quotes and brackets, or choose another dialect.',
      fr: 'Le SQL ne peut pas être lu à partir d’ici. Vérifiez les guillemets et les parenthèses, ou choisissez un autre dialecte.',
      ar: 'تتعذر قراءة نص SQL ابتداءً من هنا. تحقق من علامات الاقتباس والأقواس، أو اختر لهجة أخرى.',
      ch: '从此处起无法读取 SQL。请检查引号和括号，或选择其他方言。',
    },
    sql_deep: {
      en: 'The SQL is nested too deeply. Split it into parts.',
      fr: 'Le SQL est trop imbriqué. Divisez-le en plusieurs parties.',
      ar: 'نص SQL متداخل بعمق زائد. قسّمه إلى أجزاء.',
      ch: 'SQL 嵌套过深。请拆分成多个部分。',
    },
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: 'Query with a join', fr: 'Requête avec jointure', ar: 'استعلام بعملية ربط', ch: '带连接的查询' },
      input: {
        text: "select o.id, c.name from orders o join customers c on c.id = o.customer_id where o.total > 100 and c.country in ('DZ','FR') order by o.id",
        keywords: 'upper',
      },
    },
    {
      name: {
        en: 'PostgreSQL with JSON',
        fr: 'PostgreSQL avec JSON',
        ar: 'PostgreSQL مع JSON',
        ch: '含 JSON 的 PostgreSQL',
      },
      input: {
        text: "insert into events(data) values ('{\"a\": 1}'::jsonb) returning id; select data->>'a' from events;",
        dialect: 'postgresql',
        indent: '4',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/data/sql-format')).default(input),
});
