/** Fields of the maze tools. */
import { mazeStyles } from '@apiyard/kernels/maze/maze';
import * as z from 'zod';
import { field } from '../../tool.ts';

export const styleField = () =>
  field(
    {
      title: { en: 'Style', fr: 'Style', ar: 'النمط', ch: '样式' },
      options: {
        winding: { en: 'Long passages', fr: 'Longs couloirs', ar: 'ممرات طويلة', ch: '长通道' },
        branching: { en: 'Many dead ends', fr: 'Beaucoup d’impasses', ar: 'طرق مسدودة كثيرة', ch: '多死胡同' },
        even: { en: 'Even mix', fr: 'Mélange équilibré', ar: 'مزيج متوازن', ch: '均衡' },
      },
    },
    z.enum(mazeStyles).default('winding'),
  );

export const showSolutionField = () =>
  field(
    { title: { en: 'Show the solution', fr: 'Afficher la solution', ar: 'إظهار الحل', ch: '显示答案' } },
    z.boolean().default(false),
  );
