import type { ChartData, ChartRow, ChartShape } from 'api-client/formats';
import { useId, type ReactNode } from 'react';
import { inEnglish, type Translated } from '../translated';
import { ChartKey } from './chart-key';
import { ChartTable } from './chart-table';
import { ColumnChart } from './column-chart';
import { LineChart } from './line-chart';
import { MapChart } from './map/map-chart';
import { RowChart } from './row-chart';
import { useDrawnInView } from './use-drawn-in-view';
import classes from './chart.module.css';

interface ChartProps extends ChartData, Translated {
  readonly title: ReactNode;
  readonly shape: ChartShape;
  /** The unit of its numbers. */
  readonly unit?: ReactNode;
  /** Where the numbers come from. */
  readonly source?: string | undefined;
  /** The language of its rows, if it is not that of the page. */
  readonly rowsLang?: string | undefined;
}

interface DrawingProps {
  readonly shape: ChartShape;
  readonly rows: readonly ChartRow[];
  readonly say: typeof inEnglish;
}

function Drawing({ shape, rows, say }: DrawingProps): ReactNode {
  if (shape === 'line') return <LineChart rows={rows} say={say} />;
  if (shape === 'columns') return <ColumnChart rows={rows} say={say} />;
  if (shape === 'map') return <MapChart rows={rows} />;
  return <RowChart shape={shape} rows={rows} />;
}

/**
 * Numbers as a drawing with its title, unit and source. Rows contain their numbers as text; a line or columns are
 * followed by a table of them, and a map by a list of its places.
 */
export function Chart(props: ChartProps): ReactNode {
  const { title, shape, unit, source, names, rows, rowsLang, text = inEnglish, lang } = props;
  const id = useId();
  const figure = useDrawnInView<HTMLElement>();
  if (rows.length === 0) return null;
  const banded = shape !== 'timeline' && rows.some(({ low }) => low !== undefined);
  const overTime = shape === 'line' || shape === 'columns';
  return (
    <figure ref={figure} className={classes.chart} aria-labelledby={id} lang={rowsLang}>
      <figcaption id={id} className={classes.title} dir="auto">
        <strong>{title}</strong> {unit && <span className={classes.unit}>{unit}</span>}
      </figcaption>
      <Drawing shape={shape} rows={rows} say={text} />
      {banded && <ChartKey names={names} mark={shape === 'range' ? 'point' : 'line'} />}
      {source && (
        <p className={classes.source} dir="auto" lang={lang}>
          {text('Source: {source}', { source })}
        </p>
      )}
      {overTime && <ChartTable names={names} rows={rows} title={<span lang={lang}>{text('Show as a table')}</span>} />}
    </figure>
  );
}
