/** Where the data of cities is from; shown with it. */
export const citiesAttribution = 'GeoNames (CC BY 4.0)';
