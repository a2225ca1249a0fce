/** How names and values of a query string express arrays and nested objects. */
export interface QueryStyle {
  readonly arrays: 'repeat' | 'brackets' | 'indices' | 'comma';
  readonly nesting: 'brackets' | 'dots';
}

export const depthMax = 20;
