import { fetchSections, langOf, RETENTION_PERIODS } from 'api-client';
import type { Page } from 'federation/contract';
import type { ReactNode } from 'react';
import { type AppStore, type RootState, readOf, useRead } from 'shared-store';
import { Container, DataList, ErrorPanel, Heading, Prose, Section, SkeletonArticle } from 'ui-kit';
import { textsOf, useTexts } from '../texts/use-texts';
import classes from './privacy-page.module.css';

const QUERY = { query: { page: 'privacy' as const } };

/** How long which data is stored: from the constants that the clean-up uses, not from the editable text. */
function RetentionPeriods(): ReactNode {
  const { text, lang } = useTexts();
  return (
    <section lang={lang}>
      <Heading level={2} size={4} className={classes.part}>
        {text('How long we keep your data')}
      </Heading>
      <DataList facts={RETENTION_PERIODS.map(([what, howLong]) => ({ term: text(what), detail: text(howLong) }))} />
    </section>
  );
}

function PrivacyPage(): ReactNode {
  const { data, isError, isFetching, refetch } = useRead(fetchSections, QUERY);
  if (isError) {
    return (
      <Section>
        <ErrorPanel
          headingLevel={1}
          title="Privacy"
          message="The privacy notice could not be loaded."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Section>
    );
  }
  if (!data) {
    return (
      <Section>
        <SkeletonArticle />
      </Section>
    );
  }
  const [first, ...others] = data;
  const langIn = (section: typeof first, field: 'heading' | 'text') => section && langOf(section, field);
  return (
    <>
      <div className={classes.head}>
        <Container width="narrow">
          <Heading level={1} size={2} lang={langIn(first, 'heading')}>
            {first?.heading ?? 'Privacy'}
          </Heading>
        </Container>
      </div>
      <Container width="narrow" className={classes.text}>
        <Prose html={first?.text ?? ''} lang={langIn(first, 'text')} />
        {others.map((section) => (
          <section key={section._id}>
            <Heading level={2} size={3} className={classes.part} lang={langIn(section, 'heading')}>
              {section.heading}
            </Heading>
            <Prose html={section.text} lang={langIn(section, 'text')} />
          </section>
        ))}
        <RetentionPeriods />
      </Container>
    </>
  );
}

/** The privacy notice, as written by the site's owners. */
export function privacyPage(store: AppStore): Page<RootState> {
  return {
    Component: PrivacyPage,
    loader: async () => {
      await store.dispatch(readOf(fetchSections).initiate(QUERY));
      return null;
    },
    handle: {
      head: (state) => {
        const { text, lang } = textsOf(state);
        return { title: text('Privacy'), description: text('How we handle personal data.'), lang };
      },
    },
  };
}
