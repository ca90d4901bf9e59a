import { langOf, readChart } from 'api-client';
import { Eyebrow, Heading } from 'ui-kit';
import { MapDrawing, MapPlaces } from 'ui-kit/chart';
import { headingId, type SectionContent, type SectionProps } from '../sections/section-props';
import classes from './places.module.css';

/** The first map among the charts of a section. */
const mapOf = ({ kind, items }: Pick<SectionContent, 'kind' | 'items'>) =>
  kind === 'chart' ? items.find(({ shape }) => shape === 'map') : undefined;

/** Whether a section is a map of places. */
export const isMap = (section: Pick<SectionContent, 'kind' | 'items'>): boolean => mapOf(section) !== undefined;

/** The places of the company on a map, from the editors' section, with their names beside or below it. */
export function Places({ section }: SectionProps) {
  const { eyebrow, heading, text } = section;
  const id = headingId(section);
  const map = mapOf(section);
  const { rows } = readChart('map', map?.data ?? '');
  const rowsLang = map && langOf(map, 'data');
  return (
    <figure className={classes.places} aria-labelledby={id}>
      <div className={classes.drawing}>
        <MapDrawing rows={rows} lang={rowsLang} />
      </div>
      <figcaption className={classes.caption}>
        {eyebrow && <Eyebrow lang={langOf(section, 'eyebrow')}>{eyebrow}</Eyebrow>}
        <Heading level={2} size={5} id={id} lang={langOf(section, 'heading')}>
          {heading}
        </Heading>
        {text && (
          <p className={classes.text} dir="auto" lang={langOf(section, 'text')}>
            {text}
          </p>
        )}
        <MapPlaces rows={rows} lang={rowsLang} />
      </figcaption>
    </figure>
  );
}
