/** People who are gone, until what they left in the log of calls is too. */
export interface DepartedTable {
  person_id: string;
  at: number;
}
