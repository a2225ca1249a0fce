/** The land of the earth, by Natural Earth (public domain) at 1:110 million. Loaded with the map. */
import { feature } from 'topojson-client';
import type { MultiPolygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import data from 'world-atlas/land-110m.json';

const topology = data as unknown as Topology<{ land: GeometryCollection }>;

export const land: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  ),
};
