import { Temporal } from 'temporal-polyfill/full';
import { expect, it } from 'vitest';
import { hijriOf } from './umm-al-qura.ts';
it('x', () => {
  let d = Temporal.PlainDate.from('2020-11-12');
  const t = performance.now(); for(let i=0;i<20000;i++){ hijriOf(d); d=d.add({days:1}); } console.log(performance.now()-t);
});
