import type { Email } from '../../../contract/modules/email.ts';

/** The emails of the sample layer, those in the trash included. */
export interface EmailState {
  emails: Email[];
  owner: string;
  /** The number of the next id. */
  nextId: number;
}
