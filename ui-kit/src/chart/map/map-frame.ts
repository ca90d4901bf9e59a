/** A position in degrees. */
export interface Position {
  readonly east: number;
  readonly north: number;
}

/** A position on the map, in per cent of its width and height from the upper left corner. */
export interface Mark {
  readonly x: number;
  readonly y: number;
}

/** The part of the world that a map shows. */
export interface MapFrame {
  readonly west: number;
  readonly north: number;
  /** Its extent in degrees. */
  readonly width: number;
  readonly height: number;
}

/** India, with room at both sides for the names of places at its coasts. */
const INDIA = { west: 61.5, east: 101.5, south: 5.9, north: 37.9 };
/** Room around a place outside of India, in degrees. */
const MARGIN = 5;
/** The width of a map by its height in degrees; the style sheet has the same shape. */
const SHAPE = (INDIA.east - INDIA.west) / (INDIA.north - INDIA.south);

/** The frame that contains India and all places, always of the same shape. */
export function mapFrame(places: readonly Position[]): MapFrame {
  const outside = places.filter(
    ({ east, north }) => east < INDIA.west || east > INDIA.east || north < INDIA.south || north > INDIA.north,
  );
  const west = Math.min(INDIA.west, ...outside.map(({ east }) => east - MARGIN));
  const east = Math.max(INDIA.east, ...outside.map((place) => place.east + MARGIN));
  const south = Math.min(INDIA.south, ...outside.map(({ north }) => north - MARGIN));
  const north = Math.max(INDIA.north, ...outside.map((place) => place.north + MARGIN));
  const width = Math.max(east - west, (north - south) * SHAPE);
  const height = width / SHAPE;
  return { west: west - (width - (east - west)) / 2, north: north + (height - (north - south)) / 2, width, height };
}

/** Where a position is on a map. */
export const markOf = ({ west, north, width, height }: MapFrame, position: Position): Mark => ({
  x: ((position.east - west) / width) * 100,
  y: ((north - position.north) / height) * 100,
});
