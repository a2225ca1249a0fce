/** Deleted people, until their rows in the call log are deleted too. */
export interface DepartedTable {
  person_id: string;
  at: number;
}
