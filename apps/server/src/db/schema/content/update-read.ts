/** Updates that a person has read one by one; all until `person.updates_read_at` are read anyway. */
export interface UpdateReadTable {
  person_id: string;
  update_id: string;
  at: number;
}
