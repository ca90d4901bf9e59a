import { fetchSectors, langOf } from 'api-client';
import { defineSlot } from 'federation/contract';
import { sectionApi, useHomeSection, type AppStore, readOf, useRead } from 'shared-store';
import { ButtonLink, CardGrid, Section, SectionHead } from 'ui-kit';
import { filled } from '../fill';
import { SectorCard } from '../cards/sector-card';
import classes from './sectors.module.css';

function SectorsBand() {
  const { data: sectors = [] } = useRead(fetchSectors);
  const section = useHomeSection('sectors');
  if (sectors.length === 0) return null;
  const words = (field: 'eyebrow' | 'heading' | 'text') =>
    section?.[field] && <span lang={langOf(section, field)}>{section[field]}</span>;
  return (
    <Section tone="mist" aria-labelledby="home-sectors">
      <SectionHead
        id="home-sectors"
        eyebrow={words('eyebrow')}
        title={words('heading') ?? 'Offerings'}
        lead={words('text')}
        action={
          section?.link &&
          section.linkLabel && (
            <ButtonLink href={section.link} variant="secondary" lang={langOf(section, 'linkLabel')}>
              {section.linkLabel}
            </ButtonLink>
          )
        }
      />
      <CardGrid cards="wide" fullRows className={classes.sectors}>
        {sectors.map((sector, index) => (
          <li key={sector._id}>
            <SectorCard
              sector={sector}
              className={index === 0 ? classes.lead : classes.row}
              sizes={`(min-width: 60em) ${index === 0 ? '47rem' : '24rem'}, (min-width: 37.5em) 46vw, 14rem`}
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

/** The sectors on the home page, with the editors' texts of their section. */
export default defineSlot<AppStore>({
  load: ({ store }) =>
    Promise.all([
      filled(store.dispatch(readOf(fetchSectors).initiate())),
      store.dispatch(sectionApi.endpoints.sectionsOfPage.initiate('home')),
    ]),
  Component: SectorsBand,
});
