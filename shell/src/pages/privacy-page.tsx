import { fetchSections, langOf, RETENTION_PERIODS, type Section as NoticeSection } from 'api-client';
import type { Page } from 'federation/contract';
import type { ReactNode } from 'react';
import { type AppStore, type RootState, readOf, useRead } from 'shared-store';
import { Container, DataList, ErrorPanel, Heading, Prose, Section, SkeletonArticle } from 'ui-kit';
import { textsOf, useTexts } from '../texts/use-texts';
import { contentsOf } from './contents-of';
import classes from './privacy-page.module.css';

/** The id of the last part. */
const PERIODS = 'retention';

const QUERY = { query: { page: 'privacy' as const } };

interface ContentsProps {
  readonly parts: readonly { readonly id: string; readonly heading: string; readonly lang?: string | undefined }[];
}

/** The headings of the notice, as links; in a narrow window they are folded. */
function Contents({ parts }: ContentsProps): ReactNode {
  const { text, lang } = useTexts();
  const heading = text('On this page');
  return (
    <nav aria-label={heading} lang={lang} className={classes.contents}>
      <details className={classes.fold}>
        <summary>{heading}</summary>
      </details>
      <p aria-hidden="true" className={classes.title}>
        {heading}
      </p>
      <ul role="list" className={classes.links}>
        {parts.map(({ id, heading: part, lang: language }) => (
          <li key={id} lang={language}>
            <a href={`#${id}`}>{part}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How long which data is stored: from the constants that the clean-up uses, not from the editable text. */
function RetentionPeriods(): ReactNode {
  const { text, lang } = useTexts();
  return (
    <section lang={lang}>
      <Heading level={2} size={4} className={classes.part} id={PERIODS}>
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
  return <PrivacyNotice sections={data} />;
}

/** The notice, made of its sections. */
export function PrivacyNotice({ sections }: { readonly sections: readonly NoticeSection[] }): ReactNode {
  const { text, lang } = useTexts();
  const [first, ...others] = sections;
  const langIn = (section: typeof first, field: 'heading' | 'text') => section && langOf(section, field);
  const texts = new Map(sections.map((section) => [section._id, contentsOf(section.text, section._id)]));
  const parts = sections.flatMap((section) => [
    ...(section === first ? [] : [{ id: section._id, heading: section.heading, lang: langIn(section, 'heading') }]),
    ...(texts.get(section._id)?.links ?? []).map((link) => ({ ...link, lang: langIn(section, 'text') })),
  ]);
  return (
    <>
      <div className={classes.head}>
        <Container>
          <Heading level={1} size={2} lang={langIn(first, 'heading')}>
            {first?.heading ?? 'Privacy'}
          </Heading>
        </Container>
      </div>
      <Container className={classes.page}>
        <Contents parts={[...parts, { id: PERIODS, heading: text('How long we keep your data'), lang }]} />
        <div className={classes.text}>
          <Prose html={texts.get(first?._id ?? '')?.html ?? ''} lang={langIn(first, 'text')} />
          {others.map((section) => (
            <section key={section._id}>
              <Heading level={2} size={3} className={classes.part} id={section._id} lang={langIn(section, 'heading')}>
                {section.heading}
              </Heading>
              <Prose html={texts.get(section._id)?.html ?? ''} lang={langIn(section, 'text')} />
            </section>
          ))}
          <RetentionPeriods />
        </div>
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
