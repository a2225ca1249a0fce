import * as z from 'zod';
import { field } from '../tool.ts';

/** The seed of what was generated; null for what was solved. */
export const nullableSeed = () =>
  field(
    { title: { en: 'Seed used', fr: 'Graine utilisée', ar: 'البذرة المستخدمة', ch: '使用的种子' } },
    z.string().nullable(),
  );
