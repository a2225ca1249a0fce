/** The texts of plan mails, in one language. */
export interface PlanWords {
  /** Names of our own plans, if the operator has not set any. */
  readonly free: string;
  readonly premium: string;
  until(date: string): string;
  readonly withoutEnd: string;
  /** Introduces an admin's text. */
  readonly answer: string;
  granted(facts: PlanFacts): { readonly subject: string; readonly text: string };
  declined(facts: PlanFacts): { readonly subject: string; readonly text: string };
  ended(facts: PlanFacts): { readonly subject: string; readonly text: string };
  revoked(facts: PlanFacts): { readonly subject: string; readonly text: string };
  /** Label of the link to the person's page. */
  readonly see: string;
}

export interface PlanFacts {
  readonly plan: string;
  readonly site: string;
  /** `until` or `withoutEnd`, for plans that may have an end. */
  readonly term: string;
}
