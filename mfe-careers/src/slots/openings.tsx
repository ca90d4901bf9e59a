import { langOf } from 'api-client';
import { defineSlot } from 'federation/contract';
import { sectionApi, useHomeSection, type AppStore } from 'shared-store';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { jobApi, NEWEST_JOBS, useJobPostingSummariesQuery } from '../jobs/api';
import { Openings } from '../jobs/opening';

/** Only those that are shown, so that the document has no others. */
const SHOWN = { ...NEWEST_JOBS, limit: 3 };

/** The newest open positions, below the texts of their section of the home page; renders nothing without jobs. */
function NewestOpenings() {
  const jobs = useJobPostingSummariesQuery(SHOWN).data?.jobs;
  const section = useHomeSection('openings');
  if (!jobs || jobs.length === 0) return null;
  const words = (field: 'eyebrow' | 'heading' | 'text') =>
    section?.[field] && <span lang={langOf(section, field)}>{section[field]}</span>;
  return (
    <Section tone="mist" head="beside" aria-labelledby="openings-heading">
      <SectionHead
        id="openings-heading"
        eyebrow={words('eyebrow')}
        title={words('heading') ?? 'Careers'}
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
      <Openings jobs={jobs} />
    </Section>
  );
}

export default defineSlot<AppStore>({
  load: ({ store }) =>
    Promise.all([
      store.dispatch(jobApi.endpoints.jobPostingSummaries.initiate(SHOWN)),
      store.dispatch(sectionApi.endpoints.sectionsOfPage.initiate('home')),
    ]),
  Component: NewestOpenings,
});
