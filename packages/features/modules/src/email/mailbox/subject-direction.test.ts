import { expect, it } from 'vitest';
import { subjectDirection } from './subject-direction.ts';

it.each(['Re: خطة الانتقال', 'Fwd: Re: خطة الانتقال', 'RE : שלום', 'خطة Re: plan'])(
  'reads %s from right to left',
  (subject) => {
    expect(subjectDirection(subject)).toBe('rtl');
  },
);

it.each(['Re: Plan for the office move', 'Plan خطة', 'Return: خطة', 'Re: 30', ''])(
  'leaves the direction of "%s" to the browser',
  (subject) => {
    expect(subjectDirection(subject)).toBe('auto');
  },
);
