/** What the letters about plans are made of, in one language. */
export interface PlanWords {
  /** Names of our own plans, while the operator gave them none. */
  readonly free: string;
  readonly premium: string;
  until(date: string): string;
  readonly withoutEnd: string;
  /** Before what an admin wrote. */
  readonly answer: string;
  granted(facts: PlanFacts): { readonly subject: string; readonly text: string };
  declined(facts: PlanFacts): { readonly subject: string; readonly text: string };
  ended(facts: PlanFacts): { readonly subject: string; readonly text: string };
  revoked(facts: PlanFacts): { readonly subject: string; readonly text: string };
  /** What the link to the person's page says. */
  readonly see: string;
}

export interface PlanFacts {
  readonly plan: string;
  readonly site: string;
  /** `until` or `withoutEnd`, where there is an end to tell. */
  readonly term: string;
}
