/** Lint rule for the server: SQL is only in stores. */

/** How a Kysely query begins. */
const queryCalls = new Set([
  'deleteFrom',
  'executeQuery',
  'insertInto',
  'mergeInto',
  'replaceInto',
  'selectFrom',
  'selectNoFrom',
  'updateTable',
]);

const message = 'Only stores contain SQL: add a function to the *-store.ts of the subject and call it.';

const sqlInStores = {
  meta: { type: 'problem' },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression') return;
      const name = callee.computed ? callee.property.value : callee.property.name;
      if (queryCalls.has(name)) context.report({ node: callee.property, message });
    },
    ImportDeclaration(node) {
      if (node.source.value !== 'kysely') return;
      for (const specifier of node.specifiers)
        if (specifier.type === 'ImportNamespaceSpecifier' || specifier.imported?.name === 'sql')
          context.report({ node: specifier, message });
    },
  }),
};

export default { meta: { name: 'server' }, rules: { 'sql-in-stores': sqlInStores } };
