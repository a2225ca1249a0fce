const withCities = /^(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/(?:.*\/)?(?<city>[^/]+)$/;

/** The city that an IANA time zone is named after: `America/New_York` is New York. Null for those such as `Etc/UTC`. */
export const zoneCity = (zone: string): string | null =>
  withCities.exec(zone)?.groups?.['city']?.replaceAll('_', ' ') ?? null;
