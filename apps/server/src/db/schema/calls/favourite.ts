export interface FavouriteTable {
  person_id: string;
  api: string;
  created_at: number;
}
