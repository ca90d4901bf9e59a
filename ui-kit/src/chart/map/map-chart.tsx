import type { ChartRow } from 'api-client/formats';
import type { ReactNode } from 'react';
import { INDIA } from './india';
import { MapMark } from './map-mark';
import { mapFrame, markOf, type Mark } from './map-frame';
import { placeNames } from './place-names';
import classes from './map-chart.module.css';

interface MapChartProps {
  readonly rows: readonly ChartRow[];
  /** The language of the rows, if it is not that of the page. */
  readonly lang?: string | undefined;
}

interface Place extends Mark {
  readonly name: string;
  /** The position of its group among the groups. */
  readonly rank: number;
}

/** The groups whose names a narrow map shows. */
const NARROW_GROUPS = 2;

/** The height of a name in per cent of a wide and of a narrow map. */
const GAP = { wide: 3.8, narrow: 6 } as const;

/** The names of places beside their marks. */
function Names({ places, size }: { readonly places: readonly Place[]; readonly size: keyof typeof GAP }): ReactNode {
  const names = placeNames(places, GAP[size]);
  return (
    <g className={classes[size]}>
      {places.map(({ name, rank, ...mark }, index) => {
        const placed = names[index];
        if (!placed) return null;
        const { x, y, side, led } = placed;
        const end = side === 'before' ? x + 0.8 : x - 0.8;
        return (
          <g key={`${index} ${name}`}>
            {led && <line x1={`${end}%`} y1={`${y}%`} x2={`${mark.x}%`} y2={`${mark.y}%`} />}
            <text
              className={rank === 0 ? classes.first : undefined}
              x={`${x}%`}
              y={`${y}%`}
              dy="0.35em"
              textAnchor={side === 'before' ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The kinds of places in the order of their first row. */
const groupsOf = (rows: readonly ChartRow[]): string[] => [...new Set(rows.map(({ group = '' }) => group))];

/** Places on a map of India, for those who see it; `MapPlaces` has their names by what is there. */
export function MapDrawing({ rows, lang }: MapChartProps): ReactNode {
  const groups = groupsOf(rows);
  const positions = rows.map(({ value, east = 0 }) => ({ north: value, east }));
  const frame = mapFrame(positions);
  const { west, north, width, height } = frame;
  const places = rows.map(({ label, group = '' }, index) => ({
    ...markOf(frame, positions[index] ?? { east: 0, north: 0 }),
    name: label,
    rank: groups.indexOf(group),
  }));
  const important = places.filter(({ rank }) => rank < NARROW_GROUPS);
  return (
    <div className={classes.drawing} lang={lang} aria-hidden="true">
      <div className={classes.map}>
        <svg className={classes.land} viewBox={`${west} ${-north} ${width} ${height}`} preserveAspectRatio="none">
          <path d={INDIA} vectorEffect="non-scaling-stroke" />
        </svg>
        <svg className={classes.places}>
          <Names places={important} size="narrow" />
          <Names places={places} size="wide" />
          {places.toReversed().map(({ x, y, name, rank }) => (
            <MapMark key={`${name} ${x} ${y}`} x={`${x}%`} y={`${y}%`} rank={rank} />
          ))}
        </svg>
      </div>
    </div>
  );
}

/** The places of a map by what is there: its key, and the map itself for a screen reader. */
export function MapPlaces({ rows, lang }: MapChartProps): ReactNode {
  return (
    <ul className={classes.groups} role="list" lang={lang}>
      {groupsOf(rows).map((group, rank) => (
        <li key={group}>
          <svg className={classes.sign} viewBox="0 0 20 20" aria-hidden="true">
            <MapMark x="10" y="10" rank={rank} />
          </svg>
          <p dir="auto">
            {group && <strong>{group}</strong>}{' '}
            {rows
              .filter((row) => (row.group ?? '') === group)
              .map(({ label }) => label)
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Places on a map, and below it by what is there. */
export function MapChart(props: MapChartProps): ReactNode {
  return (
    <div className={classes.chart}>
      <MapDrawing {...props} />
      <MapPlaces {...props} />
    </div>
  );
}
