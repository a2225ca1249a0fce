import type { InlineTool } from '../../../inline/inline-tool.ts';
import { countIn, restAfter } from '../../../inline/inline-tool.ts';
import type password from './password.ts';

export default {
  examples: ['password 24', 'كلمة مرور 24'],
  read(line) {
    const { count: length } = countIn(restAfter(line, ['password', 'mot de passe', 'كلمة مرور', '密码'])) ?? {};
    return length === undefined ? null : { length };
  },
  show: ({ passwords }) => passwords,
} satisfies InlineTool<typeof password>;
