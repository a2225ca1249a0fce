/** Key-value settings of the installation, such as the source of the set-up link. */
export interface SettingTable {
  name: string;
  value: string;
}
