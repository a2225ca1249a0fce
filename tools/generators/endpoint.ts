import type { NewFile, ReadFile } from './new-file.ts';
import { withLines } from './new-file.ts';
import { camelCase, pascalCase, pluralOf, sentenceCase } from './words.ts';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const migrationList = 'apps/server/src/db/migrations/list.ts';

/**
 * Objects that belong to a person: list, create and delete them, with their table, store, migration and conformance
 * cases. Throws a sentence when the name is invalid or the table exists.
 */
export function endpointFiles(name: string, given: string | undefined, read: ReadFile): readonly NewFile[] {
  const plural = given ?? pluralOf(name);
  for (const word of [name, plural])
    if (!kebabCase.test(word))
      throw new Error(`'${word}' is no name of a thing. Write one of them, with hyphens, as in 'saved-search'.`);
  if (read('apps/server/src/db/schema.ts').includes(`  ${tableOf(name)}:`))
    throw new Error(`The table ${tableOf(name)} already exists. Nothing was changed.`);
  const names = namesOf(name, plural, nextMigration(read(migrationList)));
  return [
    { path: `packages/api/src/contract/accounts/${plural}.ts`, text: contract(names) },
    { path: `packages/api/src/conformance/accounts/${plural}.conformance.ts`, text: conformance(names) },
    { path: `apps/server/src/${plural}/${plural}-store.ts`, text: store(names) },
    { path: `apps/server/src/${plural}/${plural}.route.ts`, text: routes(names) },
    { path: `apps/server/src/db/migrations/${names.migration}.ts`, text: migration(names) },
    { path: `apps/server/src/db/schema/accounts/${name}.ts`, text: table(names) },
    withLines(read, 'packages/api/src/conformance/suite.ts', [
      {
        after: /^import \* as \w+ from '..\/contract\//,
        line: `import * as ${names.many} from '../contract/accounts/${plural}.ts';`,
      },
      {
        after: /^import \{ \w+ \} from '.\/[\w-]+\/[\w-]+\.conformance\.ts';$/,
        line: `import { ${names.many}Conformance } from './accounts/${plural}.conformance.ts';`,
      },
      { after: /^ {2}\.\.\.(?!\w+Conformance)\w+,$/, line: `  ...${names.many},` },
      { after: /^ {2}\.\.\.\w+Conformance,$/, line: `  ...${names.many}Conformance,` },
    ]),
    withLines(read, 'apps/server/src/app.ts', [
      {
        after: /^import .* from '\.\/\w+\/[\w-]+\.ts';$/,
        line: `import { ${names.one}Routes } from './${plural}/${plural}.route.ts';`,
      },
      { after: /^ {6}\.\.\.\w+\.routes,$/, line: `      ...${names.one}Routes({ database, now: Date.now }),` },
    ]),
    withLines(read, migrationList, [
      { after: /^import \{/, line: `import { ${names.many} } from './${names.migration}.ts';` },
      { before: /^\];$/, line: `  ${names.many},` },
    ]),
    withLines(read, 'apps/server/src/db/schema.ts', [
      { after: /^import type/, line: `import type { ${names.type}Table } from './schema/accounts/${name}.ts';` },
      { before: /^\}$/, line: `  ${names.table}: ${names.type}Table;` },
    ]),
    withLines(read, 'apps/server/src/db/table-names.ts', [{ before: /^\};$/, line: `  ${names.table}: true,` }]),
  ];
}

interface Names {
  /** `saved-search`, `saved-searches` */
  readonly name: string;
  readonly plural: string;
  /** `savedSearch`, `savedSearches` */
  readonly one: string;
  readonly many: string;
  /** `SavedSearch`, `SavedSearches` */
  readonly type: string;
  readonly types: string;
  /** `saved_search` */
  readonly table: string;
  /** `saved search`, `saved searches` */
  readonly words: string;
  readonly manyWords: string;
  /** `0016-saved-searches` */
  readonly migration: string;
}

function namesOf(name: string, plural: string, number: string): Names {
  return {
    name,
    plural,
    one: camelCase(name),
    many: camelCase(plural),
    type: pascalCase(name),
    types: pascalCase(plural),
    table: tableOf(name),
    words: name.replaceAll('-', ' '),
    manyWords: plural.replaceAll('-', ' '),
    migration: `${number}-${plural}`,
  };
}

function tableOf(name: string): string {
  return name.replaceAll('-', '_');
}

function nextMigration(list: string): string {
  const numbers = Array.from(list.matchAll(/'\.\/(\d{4})-/g), ([, number]) => Number(number));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

const contract = ({ plural, type, types, manyWords, words }: Names) => `/** ${sentenceCase(plural)} of a person. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras, OneLine } from '../problem.ts';

export const ${type} = z.object({
  /** UUID v7: later ones are greater. */
  id: z.string(),
  title: z.string(),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
});
export type ${type} = z.infer<typeof ${type}>;

export const list${types} = endpoint({
  method: 'GET',
  path: '/api/account/${plural}',
  summary: 'Your ${manyWords}, latest first.',
  auth: 'person',
  input: z.object({ cursor: z.optional(z.uuid()) }),
  output: z.object({ items: z.array(${type}), next: z.nullable(z.string()) }),
});

export const create${type} = endpoint({
  method: 'POST',
  path: '/api/account/${plural}',
  summary: 'Create a ${words}.',
  auth: 'person',
  input: z.object({ title: OneLine.check(z.minLength(1), z.maxLength(120)) }),
  output: ${type},
});

export const delete${type} = endpoint({
  method: 'DELETE',
  path: '/api/account/${plural}/{id}',
  summary: 'Delete a ${words}.',
  auth: 'person',
  input: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: z.object({ success: z.literal(true) }),
  errors: { NotFound: NoExtras },
});
`;

const conformance = ({ plural, many, one, type, types }: Names) => `import { expect } from 'vitest';
import type { ${type} } from '../../contract/accounts/${plural}.ts';
import { create${type}, delete${type}, list${types} } from '../../contract/accounts/${plural}.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';

interface Page {
  readonly items: ${type}[];
  readonly next: string | null;
}

const created = async (world: World, title: string) =>
  expectOutput<${type}>(create${type}, await world.send(create${type}, { title }));
const pageOf = async (world: World, cursor?: string) =>
  expectOutput<Page>(list${types}, await world.send(list${types}, cursor === undefined ? {} : { cursor }));

export const ${many}Conformance = conformance(
  conformanceOf(list${types}, [
    [
      'success',
      'returns only those of the person, once each, latest first',
      async (world) => {
        await world.signedIn();
        await created(world, 'Of someone else');
        await world.signedIn();
        const titles = Array.from({ length: 51 }, (_, index) => \`Title \${index}\`);
        for (const title of titles) await created(world, title);
        const first = await pageOf(world);
        const second = await pageOf(world, first.next ?? undefined);
        expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(titles.toReversed());
        expect([first.items.length, second.next]).toEqual([50, null]);
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.signedIn();
        const response = await world.sendAnything(list${types}, { cursor: 'anything' });
        expect(expectFailure(list${types}, response, 'InvalidInput')['errors']).toMatchObject([{ pointer: '/cursor' }]);
      },
    ],
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(list${types}, await world.send(list${types}, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(create${type}, [
    [
      'success',
      'creates one that is listed',
      async (world) => {
        await world.signedIn();
        const ${one} = await created(world, 'A title');
        expect(${one}.title).toBe('A title');
        expect(await pageOf(world)).toEqual({ items: [${one}], next: null });
      },
    ],
    [
      'InvalidInput',
      'rejects a title that is empty or too long',
      async (world) => {
        await world.signedIn();
        for (const title of ['', 'a'.repeat(121)]) {
          const response = await world.sendAnything(create${type}, { title });
          expect(expectFailure(create${type}, response, 'InvalidInput')['errors']).toMatchObject([{ pointer: '/title' }]);
        }
      },
    ],
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(create${type}, await world.send(create${type}, { title: 'A title' }), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(delete${type}, [
    [
      'success',
      'deletes it for good',
      async (world) => {
        await world.signedIn();
        const { id } = await created(world, 'A title');
        expectOutput(delete${type}, await world.send(delete${type}, { id }));
        expect(await pageOf(world)).toEqual({ items: [], next: null });
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown id, and for one of someone else',
      async (world) => {
        await world.signedIn();
        const { id } = await created(world, 'A title');
        await world.signedIn();
        for (const unknown of ['nowhere', id])
          expectFailure(delete${type}, await world.send(delete${type}, { id: unknown }), 'NotFound');
      },
    ],
    [
      'Unauthenticated',
      'returns 401 to a visitor',
      async (world) => {
        expectFailure(delete${type}, await world.send(delete${type}, { id: 'nowhere' }), 'Unauthenticated');
      },
    ],
  ]),
);
`;

const store = ({ name, types, type, table }: Names) => `/** The table \`${table}\`. */
import type { Connection } from '../db/database.ts';
import type { ${type}Table } from '../db/schema/accounts/${name}.ts';

/** Latest first, from after the id \`before\` on. */
export function find${types}(
  db: Connection,
  personId: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<${type}Table[]> {
  const all = db.selectFrom('${table}').selectAll().where('person_id', '=', personId).orderBy('id', 'desc').limit(limit);
  return (before === undefined ? all : all.where('id', '<', before)).execute();
}

export async function insert${type}(db: Connection, row: ${type}Table): Promise<void> {
  await db.insertInto('${table}').values(row).execute();
}

/** False when the person has none with this id. */
export async function remove${type}(db: Connection, id: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('${table}')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
`;

const routes = ({
  name,
  plural,
  one,
  type,
  types,
  words,
}: Names) => `import { fail } from '@apiyard/api/contract/endpoint';
import type { ${type} } from '@apiyard/api/contract/accounts/${plural}';
import { create${type}, delete${type}, list${types} } from '@apiyard/api/contract/accounts/${plural}';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { ${type}Table } from '../db/schema/accounts/${name}.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { find${types}, insert${type}, remove${type} } from './${plural}-store.ts';

interface ${type}Services {
  readonly database: Database;
  /** Unix milliseconds. */
  now(): number;
}

const pageSize = 50;

export function ${one}Routes({ database: { kysely }, now }: ${type}Services): Route[] {
  return [
    route(list${types}, {
      rate: perMinute(120),
      handle: async ({ input: { cursor }, person }) => {
        const rows = await find${types}(kysely, person.id, { before: cursor, limit: pageSize + 1 });
        const items = rows.slice(0, pageSize).map(shown);
        return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
      },
    }),

    route(create${type}, {
      rate: perMinute(60),
      handle: async ({ input: { title }, person }) => {
        const createdAt = now();
        const row = { id: newId(createdAt), person_id: person.id, title, created_at: createdAt };
        await insert${type}(kysely, row);
        return shown(row);
      },
    }),

    route(delete${type}, {
      rate: perMinute(60),
      handle: async ({ input: { id }, person }) =>
        (await remove${type}(kysely, id, person.id))
          ? { success: true as const }
          : fail('NotFound', 'This ${words} does not exist. Reload the list.'),
    }),
  ];
}

function shown({ id, title, created_at }: ${type}Table): ${type} {
  return { id, title, createdAt: new Date(created_at).toISOString() };
}
`;

const migration = ({ migration, many, table }: Names) => `import type { Migration } from './migration.ts';

export const ${many}: Migration = {
  name: '${migration}',
  async up(db, { text, bigint, tableEnd }) {
    await db.schema
      .createTable('${table}')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('person_id', text, (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('created_at', bigint, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute();
    await db.schema.createIndex('${table}_latest').on('${table}').columns(['person_id', 'id']).execute();
  },
};
`;

const table = ({ type, manyWords }: Names) => `/** ${sentenceCase(manyWords)} of people. */
export interface ${type}Table {
  /** UUID v7. */
  id: string;
  person_id: string;
  title: string;
  created_at: number;
}
`;
