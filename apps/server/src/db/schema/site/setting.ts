/** Small facts of the installation, such as what the set-up link is made from. */
export interface SettingTable {
  name: string;
  value: string;
}
