import tzLookup from '@photostructure/tz-lookup';

/** The IANA time zone at a place, from simplified boundaries. At sea it is a zone of hours, such as `Etc/GMT+3`. */
export const zoneAt = (latitude: number, longitude: number): string => tzLookup(latitude, longitude);
