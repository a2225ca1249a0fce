import postcss from 'postcss';

/**
 * The rules that can apply to a page: without those for missing classes, and without variables that none of its rules
 * use. Themes have many, for all components. The complete sheet follows later.
 */
export function neededStyles(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const classes = new Set(
    Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(/\s+/)).flat(),
  );
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) =>
      namedClasses(selector).every((name) => classes.has(name) || isMode(name)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // A variable may be used only by another unused variable.
  for (let before = ''; before !== sheet.toString();) {
    before = sheet.toString();
    const read = new Set(Array.from((before + html).matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name));
    sheet.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove();
    });
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  }
  return sheet.toString();
}

/** Class names that a selector requires. */
function namedClasses(selector: string): string[] {
  return Array.from(
    selector.replaceAll(/:(?:is|not|has|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g),
    ([, name = '']) => name,
  );
}

/** The document has one of them by choice. */
const isMode = (name: string) => name === 'dark' || name === 'light';
